import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '~/db/connection.server'
import { patternsOf } from '~/db/like-patterns'
import { plannedAnew } from '~/db/transaction.server'
import type { Kurus } from '~/kernel/money'
import { comparableCode } from '../search/codes'

export type StaffProductFilter = {
  words?: string
  /** Products that lack something, or are not shown. */
  lacking?: 'picture' | 'category' | 'stock' | 'price' | 'published'
  categoryId?: number
  brandId?: number
  by?: 'newest' | 'name' | 'code'
  descending?: boolean
  start?: number
  length: number
  /** Does not count: the total is 0. */
  uncounted?: true
}

/** A product in the list of the back office. `from`: lowest retail price in kuruş; null without one. Stock in pieces. */
export type FoundProduct = {
  id: number
  code: string
  name: string
  link: string
  category: string | null
  brand: string | null
  published: boolean
  visibility: number
  variants: number
  onHand: number
  reserved: number
  from: Kurus | null
  pictureHash: string | null
  kdvRate: number
  publishedAt: Date
  updatedAt: Date
}

const lacks: Readonly<Record<NonNullable<StaffProductFilter['lacking']>, (retailListId: number) => SQL>> = {
  picture: () => sql`not exists (select from product_pictures x where x.product_id = p.id)`,
  category: () => sql`p.main_category_id is null`,
  stock: () => sql`not exists (select from variants v join stock_balances b on b.variant_id = v.id
    where v.product_id = p.id and v.sellable and b.on_hand > b.reserved)`,
  price: (list) =>
    sql`not exists (select from listing_prices x where x.product_id = p.id and x.price_list_id = ${list})`,
  published: () => sql`not p.published`,
}

/** The orders of the list, each as an index has it: another place of nulls would sort the whole table. */
const orders = {
  newest: [
    sql`p.published_at asc nulls first, p.id asc nulls first`,
    sql`p.published_at desc nulls last, p.id desc nulls last`,
  ],
  name: [sql`p.name_folded collate "C" asc, p.id asc`, sql`p.name_folded collate "C" desc, p.id desc`],
  code: [sql`p.code asc`, sql`p.code desc`],
} as const

/** The condition on products `p` of a filter; `true` without one. */
export function staffProductConditions({
  retailListId,
  words = '',
  lacking,
  categoryId,
  brandId,
}: Pick<StaffProductFilter, 'words' | 'lacking' | 'categoryId' | 'brandId'> & { retailListId: number }): SQL {
  const patterns = patternsOf(words)
  const inText = patterns.map((pattern) => sql`p.searched like ${pattern}`)
  const conditions = [
    sql`true`,
    ...(patterns.length > 0
      ? [
          // An array lets the planner join the index of words and the one of ids.
          sql`(${sql.join(inText, sql` and `)} or p.id = any (array(select product_id from variants
            where code_normalized = ${comparableCode(words)} or barcode = ${words.trim()})))`,
        ]
      : []),
    ...(lacking ? [lacks[lacking](retailListId)] : []),
    ...(categoryId
      ? [sql`p.id in (select product_id from product_categories where category_id = ${categoryId})`]
      : []),
    ...(brandId ? [sql`p.brand_id = ${brandId}`] : []),
  ]
  return sql.join(conditions, sql` and `)
}

/**
 * Products for staff, hidden ones too, and the number of all that match. Words find parts of name and code, and a whole code or
 * barcode of a variant.
 */
export function findStaffProducts(db: Db, filter: Asked): Promise<Found> {
  return plannedAnew(db, (db) => find(db, filter))
}

type Asked = StaffProductFilter & { retailListId: number }
type Found = { products: FoundProduct[]; total: number }
/** A row as the database writes it: large numbers and times are texts. */
type Read = Omit<FoundProduct, 'from' | 'publishedAt' | 'updatedAt'> & {
  from: string | null
  publishedAt: string
  updatedAt: string
  total: string
}

async function find(db: Db, { retailListId, ...filter }: Asked): Promise<Found> {
  const { by = 'newest', start = 0, length, uncounted } = filter
  const descending = filter.descending ?? by === 'newest'
  const order = orders[by][descending ? 1 : 0]
  const where = sql`where ${staffProductConditions({ retailListId, ...filter })}`
  // Products that lack something are searched for once, for the page and their number; other lists walk an index.
  const kept = filter.lacking ? sql`materialized` : sql`not materialized`
  const { rows } = await db.execute<Read>(sql`
    with found as ${kept} (
      select p.id, p.code, p.name_folded, p.published_at from products p ${where}
    ), page as (
      select p.id from found p order by ${order} offset ${start} limit ${length}
    )
    select all_found.total, p.id, p.code, p.name, p.link, c.name as category, b.name as brand, p.published, p.visibility,
      p.kdv_rate as "kdvRate", p.published_at as "publishedAt", p.updated_at as "updatedAt",
      v.variants::int as variants, v."onHand"::int as "onHand", v.reserved::int as reserved, v."from",
      (select x.hash from product_pictures pp join pictures x on x.id = pp.picture_id
        where pp.product_id = p.id order by pp.position, pp.id limit 1) as "pictureHash"
    from (select ${uncounted ? sql`0` : sql`count(*)`} as total ${uncounted ? sql`` : sql`from found`}) all_found
    left join (page join products p using (id)) on true
    left join categories c on c.id = p.main_category_id
    left join brands b on b.id = p.brand_id
    cross join lateral (
      select count(*) as variants, coalesce(sum(s.on_hand), 0) as "onHand",
        coalesce(sum(s.reserved), 0) as reserved, min(x.amount) as "from"
      from variants v
      left join stock_balances s on s.variant_id = v.id
      left join prices x on x.variant_id = v.id and x.price_list_id = ${retailListId} and x.min_quantity = 1
        and x.valid_to is null
      where v.product_id = p.id and v.sellable
    ) v
    order by ${order}`)
  const products = rows.filter(({ id }) => id !== null)
  return {
    products: products.map(({ total: _, ...row }) => ({
      ...row,
      from: row.from === null ? null : Number(row.from),
      publishedAt: new Date(row.publishedAt),
      updatedAt: new Date(row.updatedAt),
    })),
    total: Number(rows[0]!.total),
  }
}
