import type { Transaction } from '~/db/connection.server'
import { countStock } from '../../app/features/catalogue/selling/stock.server'
import { saveBrands } from '../../app/features/catalogue/write/write-brands.server'
import { addCategories } from '../../app/features/catalogue/write/write-categories.server'
import { saveFeatures } from '../../app/features/catalogue/write/write-features.server'
import { saveProducts } from '../../app/features/catalogue/write/write-products.server'
import { setRelated } from '../../app/features/catalogue/write/write-related.server'
import { saveShowcases } from '../../app/features/catalogue/write/write-showcases.server'
import { findVariantIds } from '../../app/features/catalogue/write/write-variants.server'
import { comparableCode } from '../../app/features/catalogue/search/codes'
import { pictures as pictureTable } from '~/features/media/tables.server'
import type { DemoCatalogue, DemoCategory } from '../catalogue/types'
import type { Master } from './pictures'
import { toProductInput } from './product'

/** Loads the catalogue with the operations that imports use. */
export async function loadCatalogue(
  db: Transaction,
  demo: DemoCatalogue,
  lists: ReadonlyMap<string, number>,
  masters: ReadonlyMap<string, Master>,
): Promise<void> {
  const now = new Date()
  const brands = await saveBrands(db, demo.brands)
  const ids = {
    lists,
    brands: new Map(demo.brands.map(({ key, name }) => [key, brands.get(name)!])),
    categories: await loadCategories(db, demo.categories),
    details: await saveFeatures(db, demo.features),
    pictures: await insertPictures(db, masters),
  }
  const saved = await saveProducts(
    db,
    demo.products.map((product) => toProductInput(product, ids, now)),
    now,
  )
  const products = new Map<string, number>()
  for (const [code, product] of saved) {
    if (product.status !== 'created') throw new Error(`${code}: ${JSON.stringify(product)}`)
    products.set(code, product.id)
  }
  const productIds = (codes: readonly string[]) => codes.map((code) => products.get(code)!)
  await loadStock(db, demo)
  await setRelated(
    db,
    demo.products.map(({ code, relatedCodes }) => ({
      productId: products.get(code)!,
      relatedIds: productIds(relatedCodes),
    })),
  )
  await saveShowcases(
    db,
    demo.showcases.map(({ code, title, subtitle, productCodes }, position) => ({
      code,
      title,
      subtitle,
      position,
      productIds: productIds(productCodes),
    })),
  )
}

/** Level by level, parents first. Returns the ids by key. */
async function loadCategories(
  db: Transaction,
  categories: readonly DemoCategory[],
): Promise<Map<string, number>> {
  const ids = new Map<string, number>()
  for (let level = categories.filter(({ parentKey }) => parentKey === null); level.length > 0;) {
    const added = await addCategories(
      db,
      level.map(({ parentKey, ...category }) => ({
        ...category,
        parentId: parentKey === null ? null : ids.get(parentKey)!,
      })),
    )
    level.forEach(({ key }, place) => ids.set(key, added[place]!))
    const above = new Set(level.map(({ key }) => key))
    level = categories.filter(({ parentKey }) => parentKey !== null && above.has(parentKey))
  }
  return ids
}

async function loadStock(db: Transaction, demo: DemoCatalogue): Promise<void> {
  const variants = demo.products.flatMap((product) => product.variants)
  const ids = await findVariantIds(
    db,
    variants.map(({ code }) => comparableCode(code)),
  )
  await countStock(
    db,
    variants.map(({ code, stock }) => ({ variantId: ids.get(comparableCode(code))!, quantity: stock })),
    'opening',
    'demo',
  )
}

async function insertPictures(
  db: Transaction,
  masters: ReadonlyMap<string, Master>,
): Promise<Map<string, number>> {
  if (masters.size === 0) return new Map()
  const rows = await db
    .insert(pictureTable)
    .values([...masters.values()])
    .onConflictDoNothing()
    .returning({ id: pictureTable.id, hash: pictureTable.hash })
  const byHash = new Map(rows.map(({ hash, id }) => [hash, id]))
  return new Map([...masters].map(([file, { hash }]) => [file, byHash.get(hash)!]))
}
