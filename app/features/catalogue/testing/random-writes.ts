import { eq, sql } from 'drizzle-orm'
import type { Db, Transaction } from '~/db/connection.server'
import { transaction } from '~/db/transaction.server'
import { priceLists } from '~/features/customers/tables.server'
import { runPriceBatch, runProductBatch, startPriceBatch, startProductBatch } from '../catalogue.server'
import { brandEditor } from '../write/edit-brands.server'
import { categoryEditor } from '../write/edit-categories.server'
import { featureDetailEditor } from '../write/edit-features.server'
import { productEditor } from '../write/edit-products.server'
import type { ProductInput } from '../write/product-input'
import { readProductRecord } from '../write/store-product-record.server'
import { endPrices, setPrices } from '../write/write-prices.server'
import { saveOffers } from '../write/write-offers.server'
import { saveProduct } from '../write/write-products.server'
import { countStock } from '../selling/stock.server'
import { reserveStock } from '../selling/reservations.server'
import * as tables from '../tables.server'
import { aVariant } from './product-input'

/** Chooses one of some rows, the same for the same seed. */
type Choose = <T>(rows: readonly T[]) => T
type Write = (db: Db, choose: Choose) => Promise<unknown>

const at = () => new Date()
const staff = () => ({ actor: 'test', now: at() })
const amounts = [500, 7_777, 12_345, 99_900]
const days = (count: number) => new Date(Date.now() + count * 86_400_000)

const inTransaction =
  (write: (db: Transaction, choose: Choose) => Promise<unknown>): Write =>
  (db, choose) =>
    transaction(db, (db) => write(db, choose))

const idsOf = async (db: Db, query: string) => {
  const { rows } = await db.execute<{ id: number }>(sql.raw(query))
  return rows.map(({ id }) => id)
}
const aProductOf = async (db: Db, choose: Choose) =>
  choose(await idsOf(db, 'select id from products order by id'))
const variantsOf = async (db: Db, choose: Choose) =>
  idsOf(db, `select id from variants where product_id = ${await aProductOf(db, choose)} order by id`)
const aList = async (db: Db, choose: Choose) =>
  choose(await idsOf(db, 'select id from price_lists order by id'))

/** Saves a product as the back office does, with something changed. */
const edited = (change: (input: ProductInput, db: Transaction, choose: Choose) => unknown): Write =>
  inTransaction(async (db, choose) => {
    const { publishedAt: _, ...record } = (await readProductRecord(db, await aProductOf(db, choose)))!
    const input: ProductInput = record
    await change(input, db, choose)
    return saveProduct(db, input, at())
  })

const detailIds = (db: Db) => idsOf(db, 'select id from feature_details order by id')

/** Writes of every kind that could change what cards and product pages show. */
export const randomWrites: Record<string, Write> = {
  name: edited((input) => (input.name += ' x')),
  variantNames: edited((input) => input.variants.forEach((variant) => (variant.name += ' y'))),
  order: edited((input) => (input.variants = input.variants.toReversed())),
  visibility: edited((input, _, choose) => {
    input.visibility = choose([0, 1, 2])
    input.variants.forEach((variant) => (variant.visibility = choose([0, 1, 2])))
  }),
  fewerVariants: edited((input) => {
    if (input.variants.length < 2) return
    const gone = input.variants.pop()!
    input.pictures?.forEach((picture) => {
      picture.variantCodes = picture.variantCodes.filter((code) => code !== gone.code)
    })
  }),
  moreVariants: edited((input, _, choose) =>
    input.variants.push(
      aVariant(`YENI-${choose(Array.from({ length: 10_000 }, (_, number) => number))}-${Date.now()}`, {
        offers: [{ priceListId: 1, amount: choose(amounts) }],
      }),
    ),
  ),
  features: edited(async (input, db, choose) => {
    const all = await detailIds(db)
    input.detailIds = [choose(all)]
    input.variants.forEach(
      (variant) => (variant.detailIds = [...new Set([...variant.detailIds, choose(all)])]),
    )
  }),
  fewerPictures: edited((input) => input.pictures?.shift()),
  pictures: edited(async (input, db, choose) => {
    const pictureId = choose(await idsOf(db, 'select id from pictures order by id'))
    const variantCodes = choose([[], [input.variants[0]!.code]])
    input.pictures = [{ pictureId, alt: 'Başka', variantCodes }, ...(input.pictures ?? [])]
  }),
  prices: edited((input, _, choose) => {
    for (const { offers } of input.variants)
      for (const offer of offers)
        Object.assign(offer, { amount: choose(amounts), packageSize: choose([1, 6]) })
  }),
  noPrices: inTransaction(async (db, choose) =>
    endPrices(db, await aList(db, choose), await variantsOf(db, choose), at()),
  ),
  offers: inTransaction(async (db, choose) => {
    const priceListId = await aList(db, choose)
    const breaks = choose([[], [{ minQuantity: 12, amount: 400 }]])
    const offers = (await variantsOf(db, choose)).map((variantId) => ({
      variantId,
      priceListId,
      packageSize: choose([1, 3]),
      amount: choose(amounts),
      breaks,
    }))
    return saveOffers(db, offers, at())
  }),
  laterPrices: inTransaction(async (db, choose) => {
    const priceListId = await aList(db, choose)
    const from = choose([days(1), days(30), new Date(Date.now() + 20)])
    const variantIds = await variantsOf(db, choose)
    return setPrices(
      db,
      variantIds.map((variantId) => ({
        variantId,
        priceListId,
        minQuantity: 1,
        amount: choose(amounts),
        from,
      })),
    )
  }),
  bareRows: inTransaction(async (db, choose) => {
    const [variantId] = await variantsOf(db, choose)
    await db
      .update(tables.variants)
      .set({ name: 'Çıplak', sellable: choose([true, false]) })
      .where(eq(tables.variants.id, variantId!))
    await db.execute(sql`delete from variant_feature_details where variant_id = ${variantId}`)
    await db.execute(sql`update prices set amount = amount + 1 where variant_id = ${variantId}`)
    await db.execute(sql`update offers set package_size = 2 where variant_id = ${variantId}`)
    await db.execute(sql`update product_pictures set alt = alt || '!' where variant_id = ${variantId}`)
    await db.execute(
      sql`delete from product_feature_details where product_id = ${await aProductOf(db, choose)}`,
    )
  }),
  history: inTransaction(async (db, choose) => {
    const [variantId] = await variantsOf(db, choose)
    await db.execute(sql`
      update prices set valid_from = valid_from - interval '40 days', valid_to = valid_to - interval '10 days'
      where variant_id = ${variantId} and valid_to < now()`)
  }),
  removed: inTransaction(async (db, choose) => {
    const row = (await productEditor.read(db, await aProductOf(db, choose)))!
    return productEditor.remove(db, row, at())
  }),
  deleted: inTransaction(async (db, choose) => {
    // Only goods that nothing refers to can go, as in a shop that is being set up.
    const input = { ...(await readProductRecord(db, await aProductOf(db, choose)))! }
    const copy = {
      ...input,
      code: `KOPYA-${Date.now()}`,
      link: undefined,
      publishedAt: at(),
      variants: [aVariant(`KOPYA-${Date.now()}`)],
      pictures: [],
    }
    const saved = await saveProduct(db, copy, at())
    if (saved.status !== 'conflict') await db.delete(tables.products).where(eq(tables.products.id, saved.id))
  }),
  brand: inTransaction(async (db, choose) => {
    const row = (await brandEditor.read(db, choose(await idsOf(db, 'select id from brands order by id'))))!
    return brandEditor.change(db, row, { name: `${row.name} A.` }, at(), 'test')
  }),
  featureValue: inTransaction(async (db, choose) => {
    const row = (await featureDetailEditor.read(db, choose(await detailIds(db))))!
    return featureDetailEditor.change(db, row, { ...row, value: `${row.value} +` }, at(), 'test')
  }),
  category: inTransaction(async (db, choose) => {
    const ids = await idsOf(db, 'select id from categories order by id')
    const row = (await categoryEditor.read(db, choose(ids)))!
    return categoryEditor.change(db, row, { ...row, parentId: choose([null, ...ids]) }, at(), 'test')
  }),
  priceList: inTransaction(async (db, choose) => {
    const kdvIncluded = choose([true, false])
    await db
      .update(priceLists)
      .set({ kdvIncluded })
      .where(eq(priceLists.id, await aList(db, choose)))
  }),
  stock: inTransaction(async (db, choose) => {
    const rows = (await variantsOf(db, choose)).map((variantId) => ({
      variantId,
      quantity: choose([0, 3, 50]),
    }))
    await countStock(db, rows, 'import', 'test')
    return reserveStock(
      db,
      `SIPARIS-${Date.now()}`,
      rows.slice(0, 1).map((row) => ({ ...row, quantity: 1 })),
    )
  }),
  priceBatch: async (db, choose) => {
    const filter = { categoryId: null, brandId: null, words: '', lacking: false }
    const rule = { kind: 'percent', percent: choose([-1_000, 500]), rounding: 'five' } as const
    const id = await startPriceBatch(
      db,
      { listId: await aList(db, choose), filter, rule, startsAt: null },
      staff(),
    )
    if (id !== null) await runPriceBatch(db, id, at)
  },
  productBatch: async (db, choose) => {
    const filter = { words: '', lacking: null, brandId: null, categoryId: null }
    const change = { kind: 'kdv', value: choose([1, 10, 20] as const) } as const
    const retailListId = await aList(db, () => 1 as never)
    const id = await startProductBatch(db, { filter, change, retailListId }, staff())
    if (id !== null) await runProductBatch(db, id, at)
  },
}
