import type { Transaction } from '~/db/connection.server'
import { recordPictures } from '~/features/media/media.server'
import { comparableCode } from '../search/codes'
import type { ProductPictureInput, SavedProduct } from '../write/product-input'
import { countStock } from '../selling/stock.server'
import { findConflicts } from '../write/write-conflicts.server'
import { saveProducts } from '../write/write-products.server'
import { findVariantIds } from '../write/write-variants.server'
import { categoriesOf, resolveCategories } from './categories.server'
import type { ImportedProduct, Remark } from './format'
import type { GatheredPictures } from './pictures/gather-pictures.server'
import type { ImportRun, Outcome } from './import-run.server'
import { text } from './text'
import { toProductInputs } from './to-product-inputs.server'

/**
 * Adds or changes products; the number of statements does not grow with them. A product with a code of another product, or
 * with an unknown category, is not written at all.
 */
export async function writeImported(
  db: Transaction,
  products: readonly ImportedProduct[],
  pictures: ReadonlyMap<ImportedProduct, GatheredPictures>,
  run: ImportRun,
  at: Date,
): Promise<Map<ImportedProduct, Outcome>> {
  const outcomes = new Map<ImportedProduct, Outcome>()
  if (products.length === 0) return outcomes
  const refusals = await findRefusals(db, products, run)
  for (const [product, remarks] of refusals) outcomes.set(product, { status: 'refused', remarks })

  const accepted = products.filter((product) => !refusals.has(product))
  const categories = await resolveCategories(db, accepted.flatMap(categoriesOf), true)
  const inputs = await toProductInputs(db, accepted, categories, run, at)
  const stored = await storeGathered(db, accepted, pictures)
  const saved = await saveProducts(
    db,
    accepted.map((product) => ({ ...inputs.get(product)!, pictures: stored.get(product) })),
    at,
  )
  const stock = await importStock(db, accepted, run)
  for (const product of accepted) {
    const result = saved.get(product.code)!
    const notes = [
      ...product.remarks,
      ...(pictures.get(product)?.remarks ?? []),
      ...categories.added(product),
    ]
    outcomes.set(product, outcomeOf(product, result, notes, stock, inputs.get(product)!.variants))
  }
  return outcomes
}

/** Reasons why products cannot be written, found before the first write. */
async function findRefusals(
  db: Transaction,
  products: readonly ImportedProduct[],
  { createCategories }: ImportRun,
): Promise<Map<ImportedProduct, Remark[]>> {
  const conflicts = await findConflicts(db, products)
  const known = createCategories ? null : await resolveCategories(db, products.flatMap(categoriesOf), false)
  const refusals = new Map<ImportedProduct, Remark[]>()
  for (const product of products) {
    const conflict = conflicts.get(product.code)
    const remarks = conflict ? [conflictRemark(product, conflict)] : (known?.missing(product) ?? [])
    if (remarks.length > 0) refusals.set(product, remarks)
  }
  return refusals
}

type Conflict = Extract<SavedProduct, { status: 'conflict' }>

function conflictRemark({ lines, variants }: ImportedProduct, { field, value }: Conflict): Remark {
  const line = variants.find((variant) => variant[field] === value)?.line ?? lines.from
  const sentence = field === 'code' ? text.takenCode : text.takenBarcode
  return { line, column: text.places[field], value, sentence }
}

/** The stored pictures; undefined, which keeps the present ones, when the file has none or all failed. */
async function storeGathered(
  db: Transaction,
  products: readonly ImportedProduct[],
  gathered: ReadonlyMap<ImportedProduct, GatheredPictures>,
): Promise<Map<ImportedProduct, ProductPictureInput[]>> {
  const kept = products.flatMap(
    (product) => gathered.get(product)?.pictures.flatMap(({ kept }) => kept ?? []) ?? [],
  )
  const recorded = (await recordPictures(db, kept)).values()
  const stored = new Map<ImportedProduct, ProductPictureInput[]>()
  for (const product of products) {
    const inputs = (gathered.get(product)?.pictures ?? []).map(({ url: source, alt, variantCodes, id }) => ({
      source,
      alt,
      variantCodes,
      pictureId: id ?? recorded.next().value!.id,
    }))
    if (inputs.length > 0) stored.set(product, inputs)
  }
  return stored
}

type Stock = { moved: ReadonlySet<string>; kept: ReadonlyMap<string, number> }

/** Sets stock to the file's quantities. Returns by comparable code the movements, and the stock that reservations kept. */
async function importStock(
  db: Transaction,
  products: readonly ImportedProduct[],
  run: ImportRun,
): Promise<Stock> {
  const given = products.flatMap(({ variants }) =>
    variants.flatMap(({ code, stock }) => (stock === null ? [] : { code: comparableCode(code), stock })),
  )
  const ids = await findVariantIds(
    db,
    given.map(({ code }) => code),
  )
  const codes = new Map([...ids].map(([code, id]) => [id, code]))
  const counted = given.map(({ code, stock }) => ({ variantId: ids.get(code)!, quantity: stock }))
  const { moves, kept } = await countStock(db, counted, 'import', run.reference)
  return {
    moved: new Set(moves.map(({ variantId }) => codes.get(variantId)!)),
    kept: new Map(kept.map(({ variantId, quantity }) => [codes.get(variantId)!, quantity])),
  }
}

function outcomeOf(
  product: ImportedProduct,
  saved: SavedProduct,
  notes: readonly Remark[],
  stock: Stock,
  inputs: readonly { offers: readonly { earlier?: object }[] }[],
): Outcome {
  if (saved.status === 'conflict') return { status: 'refused', remarks: [conflictRemark(product, saved)] }
  const { variants, lines } = product
  const created = saved.status === 'created'
  const told = (column: string, sentence: string, line = lines.from, value = ''): Remark => ({
    line,
    column,
    value,
    sentence,
  })
  const remarks = [
    ...notes,
    ...(created && inputs.some(({ offers }) => offers[0]!.earlier)
      ? [told(text.places.price, text.earlierPrice)]
      : []),
    ...(created && variants.some(({ stock }) => stock === null)
      ? [told(text.places.stock, text.noStockGiven)]
      : []),
    ...variants.flatMap(({ line, code, stock: wanted }) => {
      const kept = stock.kept.get(comparableCode(code))
      return kept === undefined
        ? []
        : told(text.places.stock, text.reservedStock(kept), line, `${code}: ${wanted}`)
    }),
  ]
  const moved = variants.some(({ code }) => stock.moved.has(comparableCode(code)))
  const changes = created
    ? []
    : [...saved.changes.map((part) => text.parts[part]), ...(moved ? [text.parts.stock] : [])]
  return { status: saved.status === 'unchanged' && moved ? 'updated' : saved.status, changes, remarks }
}
