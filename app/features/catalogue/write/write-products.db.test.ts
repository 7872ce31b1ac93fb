import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import type { Db, Transaction } from '~/db/connection.server'
import { inRolledBack, openTestDatabase } from '~/db/testing/database'
import { pictures } from '~/features/media/tables.server'
import { findLink } from '~/features/settings/settings.server'
import type { ProductInput } from './product-input'
import { lists, openLists } from '../testing/goods'
import { aProduct, aVariant } from '../testing/product-input'
import { saveBrands } from './write-brands.server'
import { addCategories } from './write-categories.server'
import { ensureFeatureValues } from './write-feature-values.server'
import { saveFeatures } from './write-features.server'
import { saveProduct, saveProducts } from './write-products.server'

const database = await openTestDatabase('empty')
await openLists(database.db)
const at = new Date('2026-11-02T09:00:00Z')

const retailOffer = (amount: number) => ({ priceListId: lists.retail, packageSize: 1, amount })

async function aPicture(db: Transaction, letter: string): Promise<number> {
  const row = { hash: letter.repeat(32), width: 960, height: 1200, blur: 'UklGRg==' }
  return (await db.insert(pictures).values(row).returning({ id: pictures.id }))[0]!.id
}

/** A product with every field filled. */
async function fullProduct(db: Transaction): Promise<ProductInput> {
  const [root] = await addCategories(db, [{ parentId: null, name: 'Deri kordonlar' }])
  const [leaf] = await addCategories(db, [{ parentId: root!, name: 'Klasik' }])
  const [material, brown, black] = (await ensureFeatureValues(db, [
    { feature: 'Malzeme', value: 'Dana derisi' },
    { feature: 'Renk', value: 'Kahve' },
    { feature: 'Renk', value: 'Siyah' },
  ])) as [number, number, number]
  return aProduct('DR-1', {
    name: 'Şık İnce Kordon',
    brandId: (await saveBrands(db, [{ name: 'Köselehan' }])).get('Köselehan')!,
    categoryIds: [leaf!, root!],
    detailIds: [material],
    pictures: [
      { pictureId: await aPicture(db, 'a'), alt: 'Kahve kordon', variantCodes: ['DR-1-K', 'DR-1-S'] },
      { pictureId: await aPicture(db, 'b'), alt: 'Kutu', variantCodes: [] },
    ],
    variants: [
      aVariant('DR-1-K', { barcode: '8690000000012', detailIds: [brown], offers: [retailOffer(19_990)] }),
      aVariant('DR-1-S', { barcode: '8690000000029', detailIds: [black], offers: [retailOffer(18_990)] }),
    ],
  })
}

async function column<T>(db: Db, query: ReturnType<typeof sql>): Promise<T[]> {
  const { rows } = await db.execute<{ value: T }>(query)
  return rows.map(({ value }) => value)
}

describe('saving a product', () => {
  test('creates it with all its parts, once', () =>
    inRolledBack(database, async (db) => {
      const input = await fullProduct(db)
      const first = await saveProduct(db, input, at)
      expect(first).toMatchObject({
        status: 'created',
        changes: ['product', 'categories', 'features', 'variants', 'prices', 'pictures'],
      })
      expect(await saveProduct(db, input, new Date())).toMatchObject({ status: 'unchanged', changes: [] })
      expect(await column(db, sql`select count(*)::int as value from products`)).toEqual([1])
    }))

  const edits: [part: string, edit: (input: ProductInput) => Partial<ProductInput>][] = [
    ['product', () => ({ description: 'Keçi derisi.' })],
    ['categories', ({ categoryIds }) => ({ categoryIds: categoryIds.slice(0, 1) })],
    ['features', () => ({ detailIds: [] })],
    ['variants', ({ variants }) => ({ variants: [{ ...variants[0]!, weightGrams: 12 }, variants[1]!] })],
    [
      'prices',
      ({ variants }) => ({ variants: [{ ...variants[0]!, offers: [retailOffer(1_000)] }, variants[1]!] }),
    ],
    ['pictures', (input) => ({ pictures: input.pictures!.toReversed() })],
  ]
  test.each(edits)('reports that the %s changed, and only that', (part, edit) =>
    inRolledBack(database, async (db) => {
      const input = await fullProduct(db)
      await saveProduct(db, input, at)
      const saved = await saveProduct(db, { ...input, ...edit(input) }, new Date())
      expect(saved).toMatchObject({ status: 'updated', changes: [part] })
    }),
  )

  test('keeps the fields that the input does not name', () =>
    inRolledBack(database, async (db) => {
      const input = await fullProduct(db)
      await saveProduct(db, { ...input, rank: 7, visibility: 2, seoTitle: 'Başlık', maxInstallments: 3 }, at)
      const { pictures: _pictures, ...rest } = input
      expect(await saveProduct(db, rest, new Date())).toMatchObject({ status: 'unchanged' })
      const { rows } = await db.execute(
        sql`select rank, visibility, seo_title, max_installments from products`,
      )
      expect(rows).toEqual([{ rank: 7, visibility: 2, seo_title: 'Başlık', max_installments: 3 }])
    }))

  test('takes a missing variant off sale, and brings it back with the next input that has it', () =>
    inRolledBack(database, async (db) => {
      const input = await fullProduct(db)
      const sellable = () =>
        column(db, sql`select code as value from variants where sellable order by position`)
      await saveProduct(db, input, at)
      await saveProduct(db, { ...input, variants: input.variants.slice(1), pictures: [] }, at)
      expect(await sellable()).toEqual(['DR-1-S'])
      await saveProduct(db, input, at)
      expect(await sellable()).toEqual(['DR-1-K', 'DR-1-S'])
    }))

  test('lets two variants swap their barcodes', () =>
    inRolledBack(database, async (db) => {
      const input = await fullProduct(db)
      await saveProduct(db, input, at)
      const [brown, black] = input.variants as [ProductInput['variants'][0], ProductInput['variants'][0]]
      const swapped = [
        { ...brown, barcode: black.barcode },
        { ...black, barcode: brown.barcode },
      ]
      expect(await saveProduct(db, { ...input, variants: swapped }, at)).toMatchObject({
        changes: ['variants'],
      })
      expect(await column(db, sql`select barcode as value from variants order by position`)).toEqual([
        black.barcode,
        brown.barcode,
      ])
    }))

  test('an earlier price counts for new variants only', () =>
    inRolledBack(database, async (db) => {
      const earlier = { amount: 25_000, from: new Date('2026-10-01T00:00:00Z'), until: at }
      const input = aProduct('A', {
        variants: [aVariant('A', { offers: [{ ...retailOffer(20_000), earlier }] })],
      })
      const amounts = () => column(db, sql`select amount::int as value from prices order by valid_from`)
      await saveProduct(db, input, at)
      expect(await amounts()).toEqual([25_000, 20_000])
      await saveProduct(db, input, new Date())
      expect(await amounts()).toEqual([25_000, 20_000])
    }))
})

describe('codes and barcodes belong to one product', () => {
  test('a code of another product is a conflict however it is written, and nothing is saved', () =>
    inRolledBack(database, async (db) => {
      await saveProduct(db, aProduct('DR-I1'), at)
      const other = aProduct('OTHER', { variants: [aVariant('OTHER'), aVariant('dr -ı1')] })
      expect(await saveProduct(db, other, at)).toEqual({ status: 'conflict', field: 'code', value: 'dr -ı1' })
      expect(await column(db, sql`select code as value from products`)).toEqual(['DR-I1'])
    }))

  test('a barcode of another product is a conflict too, and so is a code used twice in one product', () =>
    inRolledBack(database, async (db) => {
      await saveProduct(db, aProduct('A', { variants: [aVariant('A', { barcode: '869' })] }), at)
      const barcode = aProduct('B', { variants: [aVariant('B', { barcode: '869' })] })
      expect(await saveProduct(db, barcode, at)).toEqual({
        status: 'conflict',
        field: 'barcode',
        value: '869',
      })
      const twice = aProduct('C', { variants: [aVariant('C'), aVariant('c')] })
      expect(await saveProduct(db, twice, at)).toEqual({ status: 'conflict', field: 'code', value: 'c' })
    }))

  test('of two products saved together the first gets the code and the others are saved', () =>
    inRolledBack(database, async (db) => {
      const inputs = [aProduct('A'), aProduct('B', { variants: [aVariant('a')] }), aProduct('C')]
      const saved = await saveProducts(db, inputs, at)
      expect(inputs.map(({ code }) => saved.get(code)!.status)).toEqual(['created', 'conflict', 'created'])
    }))
})

describe('data derived from a product', () => {
  test('the link is made from the name and is unique', () =>
    inRolledBack(database, async (db) => {
      const saved = await saveProducts(
        db,
        [
          aProduct('A', { name: 'Sepetim' }),
          aProduct('B', { name: 'Şık Işık' }),
          aProduct('C', { name: 'sik isik' }),
        ],
        at,
      )
      expect(await column(db, sql`select link as value from products order by code`)).toEqual([
        'sepetim-2',
        'sik-isik',
        'sik-isik-2',
      ])
      expect(await findLink(db, 'sik-isik-2')).toEqual({
        kind: 'product',
        id: (saved.get('C') as { id: number }).id,
      })
    }))

  test('search finds it by name, brand, category and its parents, feature, code and barcode', () =>
    inRolledBack(database, async (db) => {
      await saveProduct(db, await fullProduct(db), at)
      const words = await column<string>(
        db,
        sql`select unnest(tsvector_to_array(words)) as value from search_documents`,
      )
      for (const word of [
        'sik',
        'ince',
        'koselehan',
        'klasik',
        'deri',
        'dana',
        'kahve',
        'dr',
        'dr1k',
        '8690000000029',
      ]) {
        expect(words).toContain(word)
      }
    }))

  test('many products at once take no more statements than one', async () => {
    const count = async (inputs: ProductInput[]) => {
      let statements = 0
      await inRolledBack(database, async (db) => {
        const counting = new Proxy(db, {
          get: (target, key) => {
            if (key === 'execute' || key === 'select' || key === 'insert') statements++
            return Reflect.get(target, key) as unknown
          },
        })
        await saveProducts(counting, inputs, at)
      })
      return statements
    }
    const many = Array.from({ length: 50 }, (_, number) => aProduct(`M${number}`))
    expect(await count(many)).toBe(await count(many.slice(0, 1)))
  })
})

describe('features and their values', () => {
  test('are found by their shown names, in any case', () =>
    inRolledBack(database, async (db) => {
      const details = [{ code: 'taba', value: 'Taba', color: '#a5683a' }]
      const ids = await saveFeatures(db, [{ code: 'renk', name: 'Renk', kind: 'swatch', details }])
      const taba = ids.get('renk')!.get('taba')!
      const found = await ensureFeatureValues(db, [
        { feature: 'RENK', value: 'TABA' },
        { feature: 'renk', value: 'Işıklı mavi' },
        { feature: 'Renk', value: 'IŞIKLI MAVİ' },
      ])
      expect(found[0]).toBe(taba)
      expect(found[1]).toBe(found[2])
      expect(found[1]).not.toBe(taba)
      expect(await column(db, sql`select kind as value from features`)).toEqual(['swatch'])
    }))

  test('may be as many as a batch of imported products needs', () =>
    inRolledBack(database, async (db) => {
      const wanted = Array.from({ length: 20_000 }, (_, i) => ({ feature: 'Model', value: `No ${i}` }))
      const ids = await ensureFeatureValues(db, wanted)
      expect(new Set(ids).size).toBe(wanted.length)
      expect(await ensureFeatureValues(db, wanted)).toEqual(ids)
    }))

  test('saving a feature again changes it and keeps the details it does not name', () =>
    inRolledBack(database, async (db) => {
      const feature = { code: 'renk', name: 'Renk', kind: 'swatch' as const }
      await saveFeatures(db, [{ ...feature, details: [{ code: 'taba', value: 'Taba', color: '#a5683a' }] }])
      await saveFeatures(db, [{ ...feature, name: 'Renkler', details: [{ code: 'siyah', value: 'Siyah' }] }])
      expect(await column(db, sql`select name as value from features`)).toEqual(['Renkler'])
      expect(await column(db, sql`select code as value from feature_details order by code`)).toEqual([
        'siyah',
        'taba',
      ])
    }))
})
