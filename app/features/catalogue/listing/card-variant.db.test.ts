import { beforeAll, describe, expect, it } from 'vitest'
import type { Transaction } from '~/db/connection.server'
import { inRolledBack, openTestDatabase } from '~/db/testing/database'
import { pictures } from '~/features/media/tables.server'
import type { ListQuery, ProductDetail } from '../catalogue'
import * as catalogue from '../catalogue.server'
import { getHits } from '../search/hits.server'
import { everything, openLists, putFeature, putProduct, visitorOf } from '../testing/goods'
import { productPictures } from '../tables.server'
import { chooseVariant } from '../reading/variant-choice'
import { hitToWire } from '../api/product-wire.server'

const database = await openTestDatabase('empty')
beforeAll(() => openLists(database.db))

const rolledBack = (work: (db: Transaction) => Promise<void>) => () => inRolledBack(database, work)
const nameOf = ({ hash }: { hash: string }) => hash[0]

/** Two colours in two widths; the first black one is sold out. A picture of each colour follows the product's own. */
async function putShelf(db: Transaction) {
  const widths = await putFeature(db, { code: 'genislik', kind: 'number' }, ['20', '22'])
  const colours = await putFeature(db, { code: 'renk', kind: 'swatch' }, ['taba', 'siyah'])
  const materials = await putFeature(db, { code: 'malzeme' }, ['deri'])
  const variant = (width: string, colour: string, stock = 10) => ({
    stock,
    details: [widths[width]!, colours[colour]!],
  })
  const made = await putProduct(db, {
    details: [materials.deri!],
    variants: [
      variant('20', 'taba'),
      variant('22', 'taba'),
      variant('20', 'siyah', 0),
      variant('22', 'siyah'),
    ],
  })
  const stored = await db
    .insert(pictures)
    .values(['a', 'b', 'c'].map((name) => ({ hash: name.repeat(16), width: 900, height: 900, blur: '' })))
    .returning()
  const [own, tan, black] = stored.map(({ id }) => id)
  const row = { productId: made.id, alt: 'Kordon' }
  await db.insert(productPictures).values([
    { ...row, pictureId: own!, position: 0 },
    { ...row, pictureId: tan!, position: 1, variantId: made.variantIds[0] },
    { ...row, pictureId: tan!, position: 1, variantId: made.variantIds[1] },
    { ...row, pictureId: black!, position: 2, variantId: made.variantIds[2] },
    { ...row, pictureId: black!, position: 2, variantId: made.variantIds[3] },
  ])
  const guest = await visitorOf(db)
  const listed = async (details: number[], more: Partial<ListQuery> = {}) => {
    const { products } = await catalogue.listProducts(db, guest, { ...everything, ...more, details })
    expect(products).toHaveLength(1)
    return products[0]!
  }
  const product = (await catalogue.getProductById(db, guest, made.id))!
  return { made, guest, product, listed, details: { ...widths, ...colours, ...materials } }
}

describe('a card of a filtered list', () => {
  it(
    'shows the filtered colour first and links to a variant of it, an available one first',
    rolledBack(async (db) => {
      const { made, product, listed, details } = await putShelf(db)
      const black = await listed([details.siyah!])
      expect(black.pictures.map(nameOf)).toEqual(['c', 'a'])
      expect(black.variantQuery).toBe('?renk=siyah')
      expect(pageOf(product, black.variantQuery)).toBe(made.variantIds[3])
      const narrow = await listed([details.siyah!, details['20']!])
      expect(narrow.variantQuery).toBe('?genislik=20&renk=siyah')
      expect(pageOf(product, narrow.variantQuery)).toBe(made.variantIds[2])
    }),
  )

  it(
    'shows, of several chosen colours, the first in the order of the shop',
    rolledBack(async (db) => {
      const { made, product, listed, details } = await putShelf(db)
      const card = await listed([details.siyah!, details.taba!, details['22']!])
      expect(card.pictures.map(nameOf)).toEqual(['b', 'a'])
      expect(pageOf(product, card.variantQuery)).toBe(made.variantIds[1])
    }),
  )

  it(
    'stays as it is without a filter, or with a filter that all variants meet',
    rolledBack(async (db) => {
      const { guest, made, listed, details } = await putShelf(db)
      const [plain] = await catalogue.getProducts(db, guest, [made.id])
      expect(plain!.pictures.map(nameOf)).toEqual(['a', 'b'])
      expect(plain).not.toHaveProperty('variantQuery')
      expect(await listed([])).toEqual(plain)
      const ofMaterial = await listed([details.deri!])
      expect(ofMaterial).toEqual(plain)
    }),
  )

  it(
    'is the same in the API',
    rolledBack(async (db) => {
      const { guest, listed, details } = await putShelf(db)
      const hits = await getHits(db, guest, [await listed([details.siyah!])])
      const [sent] = hits.map((hit) => hitToWire(guest.priceKey, hit))
      expect(sent!.images[0]!).toMatchObject({ path: '/media/cccccccccccccccc/640.webp' })
      expect(sent!.master.link).not.toContain('?')
    }),
  )
})

const pageOf = (product: ProductDetail, query = '') => chooseVariant(product, new URLSearchParams(query))?.id
