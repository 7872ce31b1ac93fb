import { sql } from 'drizzle-orm'
import { forgetBriefly } from '~/db/brief-cache.server'
import type { Db, Transaction } from '~/db/connection.server'
import { getPriceLists, priceKeyOf } from '~/features/customers/customers.server'
import { priceLists } from '~/features/customers/tables.server'
import type { Sees, Visitor } from '~/features/identity/identity'
import { fold } from '~/kernel/turkish'
import type { ListQuery } from '../catalogue'
import { comparableCode } from '../search/codes'
import * as tables from '../tables.server'
import { refreshSearchText } from '../write/write-search-text.server'

/** Lists of the test shop: retail with KDV; bayi and toptan without, each falling back to the one before. */
export const lists = { retail: 1, bayi: 2, toptan: 3 } as const

/** The price lists alone: an otherwise empty shop. */
export async function openLists(db: Db): Promise<void> {
  await db.insert(priceLists).values([
    { id: lists.retail, code: 'perakende', name: 'Perakende', kdvIncluded: true, isRetail: true },
    { id: lists.bayi, code: 'bayi', name: 'Bayi', kdvIncluded: false, parentId: lists.retail },
    { id: lists.toptan, code: 'toptan', name: 'Toptan', kdvIncluded: false, parentId: lists.bayi },
  ])
  forgetBriefly(db)
}

/** A visitor with the price list of this code. */
export async function visitorOf(
  db: Db,
  list = 'perakende',
  { sees = 0, discounts = [] }: { sees?: Sees; discounts?: readonly number[] } = {},
): Promise<Visitor> {
  const lists = await getPriceLists(db)
  const { id } = lists.find(({ code }) => code === list)!
  return {
    kind: 'guest',
    sessionHash: 'aa',
    isNew: false,
    priceKey: await priceKeyOf(db, id, discounts),
    sees,
  }
}

/** A list query without filters. */
export const everything: ListQuery = { details: [], sort: 'onerilen', start: 0, length: 30 }

export type Dated = {
  list?: number
  amount: number
  minQuantity?: number
  packageSize?: number
  /** Days from now; null for an open end. */
  from?: number
  to?: number | null
}

export type Goods = {
  name?: string
  code?: string
  kdvRate?: 0 | 1 | 10 | 20
  visibility?: Sees
  published?: boolean
  publishedDaysAgo?: number
  rank?: number
  brand?: string
  categoryIds?: number[]
  details?: number[]
  variants?: {
    code?: string
    name?: string
    visibility?: Sees
    sellable?: boolean
    details?: number[]
    stock?: number
    reserved?: number
    /** A number: the retail price in kuruş. */
    prices?: number | Dated[]
  }[]
}

export type Made = { id: number; code: string; link: string; variantIds: number[] }

let serial = 0

/** Adds a product; by default it has one variant at 100,00 TL. */
export async function putProduct(db: Transaction, goods: Goods = {}): Promise<Made> {
  const number = ++serial
  const { name = `Ürün ${number}`, code = `U-${number}`, variants = [{}], categoryIds = [] } = goods
  const link = `urun-${number}`
  const [product] = await db
    .insert(tables.products)
    .values({
      name,
      code,
      link,
      kdvRate: goods.kdvRate ?? 20,
      visibility: goods.visibility,
      published: goods.published,
      publishedAt: sql`now() - make_interval(days => ${goods.publishedDaysAgo ?? 0}::int)`,
      rank: goods.rank ?? number,
      brandId: goods.brand ? await brandId(db, goods.brand) : null,
      mainCategoryId: categoryIds[0],
    })
    .returning()
  const id = product!.id
  for (const categoryId of categoryIds) {
    await db.insert(tables.productCategories).values({ productId: id, categoryId })
  }
  for (const detailId of goods.details ?? []) {
    await db.insert(tables.productFeatureDetails).values({ productId: id, detailId })
  }
  const variantIds: number[] = []
  for (const [position, variant] of variants.entries()) {
    variantIds.push(await putVariant(db, { id, code, position }, variant))
  }
  await refreshSearchText(db, [id])
  return { id, code, link, variantIds }
}

async function putVariant(
  db: Transaction,
  product: { id: number; code: string; position: number },
  goods: NonNullable<Goods['variants']>[number],
): Promise<number> {
  const {
    code = `${product.code}-${product.position}`,
    name = `Seçenek ${product.position}`,
    stock = 10,
  } = goods
  const [variant] = await db
    .insert(tables.variants)
    .values({
      productId: product.id,
      code,
      codeNormalized: comparableCode(code),
      name,
      position: product.position,
      visibility: goods.visibility,
      sellable: goods.sellable,
    })
    .returning()
  const id = variant!.id
  for (const detailId of goods.details ?? []) {
    await db.insert(tables.variantFeatureDetails).values({ variantId: id, detailId })
  }
  await db.insert(tables.stockBalances).values({ variantId: id, onHand: stock, reserved: goods.reserved })
  const { prices = 10_000 } = goods
  await putPrices(db, id, typeof prices === 'number' ? [{ amount: prices }] : prices)
  return id
}

/** Adds dated prices with their offers. */
export async function putPrices(db: Transaction, variantId: number, prices: readonly Dated[]): Promise<void> {
  const day = (days: number) => sql`now() + make_interval(days => ${days}::int)`
  for (const { list = lists.retail, amount, minQuantity, packageSize, from = -100, to = null } of prices) {
    await db.insert(tables.offers).values({ variantId, priceListId: list, packageSize }).onConflictDoNothing()
    await db.insert(tables.prices).values({
      variantId,
      priceListId: list,
      amount,
      minQuantity,
      validFrom: day(from),
      validTo: to === null ? null : day(to),
    })
  }
}

async function brandId(db: Transaction, name: string): Promise<number> {
  const [brand] = await db
    .insert(tables.brands)
    .values({ name, link: fold(name) })
    .onConflictDoUpdate({ target: tables.brands.name, set: { name } })
    .returning()
  return brand!.id
}

/** Adds a category below another one. */
export async function putCategory(
  db: Transaction,
  name: string,
  parentPath: readonly number[] = [],
): Promise<number[]> {
  const [made] = await db
    .insert(tables.categories)
    .values({
      name,
      link: fold(name).replaceAll(' ', '-'),
      nameFolded: fold(name),
      parentId: parentPath.at(-1),
      path: [],
    })
    .returning()
  const { id } = made!
  const path = [...parentPath, id]
  await db
    .update(tables.categories)
    .set({ path })
    .where(sql`id = ${id}`)
  forgetBriefly(db)
  return path
}

/** Adds a feature with its values; returns detail ids by code. */
export async function putFeature(
  db: Transaction,
  feature: { code: string; kind?: 'text' | 'swatch' | 'number'; unit?: string; filterable?: boolean },
  values: readonly string[],
): Promise<Record<string, number>> {
  const [made] = await db
    .insert(tables.features)
    .values({ ...feature, name: feature.code, position: ++serial })
    .returning()
  const details = await db
    .insert(tables.featureDetails)
    .values(values.map((code, position) => ({ featureId: made!.id, code, value: code, position })))
    .returning()
  forgetBriefly(db)
  return Object.fromEntries(details.map(({ code, id }) => [code, id]))
}
