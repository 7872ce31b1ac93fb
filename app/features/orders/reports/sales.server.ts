import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '~/db/connection.server'
import type { Kurus } from '~/kernel/money'
import { unsoldStatuses } from '../status/status'

/** Moments; `to` is excluded. */
export type Period = { from: Date; to: Date }

/** Sales of a day or month in Istanbul: `2026-11-20` or `2026-11`. Amounts in kuruş, KDV included. */
export type SalesRow = { period: string; orders: number; pieces: number; total: Kurus }
export type GoodsRow = { code: string; name: string; pieces: number; total: Kurus }
/** Sales of the buyers of a price list. */
export type GroupRow = { priceListId: number; name: string; orders: number; total: Kurus }
/** Sold goods of a top category and the categories below it; id 0 for goods without one. */
export type CategoryRow = { categoryId: number; name: string; pieces: number; total: Kurus }
export type BuyerRow = { partnerId: number | null; name: string; orders: number; total: Kurus }
/** `net` + `kdv` is charged. */
export type KdvRow = { month: string; rate: number; net: Kurus; kdv: Kurus }

// A sale is an order whose payment is settled or needs no payment ahead, and that was not cancelled.
const isSale = sql`o.status <> all (${sql.param([...unsoldStatuses])}::int[])`
const inPeriod = ({ from, to }: Period): SQL =>
  sql`o.placed_at >= ${from.toISOString()} and o.placed_at < ${to.toISOString()}`
const local = sql`o.placed_at at time zone 'Europe/Istanbul'`
/**
 * The orders `sold` in a period and their `lines`, for the head of a statement. Orders of a period have numbers beside each
 * other: with their first and last one the lines are read in one go, in half of the time of a look for each order.
 */
const soldIn = (period: Period): SQL => sql`
  sold as materialized (
    select o.id, (${local})::date as day, o.grand_total, o.shipping, o.shipping_kdv_rate, o.fee, o.fee_kdv_rate
    from orders o where ${isSale} and ${inPeriod(period)}
  ),
  lines as (select l.* from order_lines l
    where l.order_id between (select min(id) from sold) and (select max(id) from sold))`

/** Sales by day, or by month for `by`, earliest first. Days without a sale are left out. */
export async function readSales(db: Db, period: Period, by: 'day' | 'month' = 'day'): Promise<SalesRow[]> {
  const pattern = by === 'day' ? 'YYYY-MM-DD' : 'YYYY-MM'
  const { rows } = await db.execute<{ period: string; orders: string; pieces: string; total: string }>(sql`
    with ${soldIn(period)}, pieces as (
      select s.day, sum(l.quantity) as pieces from sold s join lines l on l.order_id = s.id group by 1
    ), days as (
      select day, count(*) as orders, sum(grand_total) as total from sold group by 1
    )
    select to_char(day, ${pattern}) as period, sum(orders) as orders, coalesce(sum(pieces), 0) as pieces, sum(total) as total
    from days left join pieces using (day) group by 1 order by 1`)
  return rows.map((row) => ({
    period: row.period,
    orders: Number(row.orders),
    pieces: Number(row.pieces),
    total: Number(row.total),
  }))
}

/** Orders and totals of the days with sales, earliest first: the figures of a period without a look at its lines. */
export async function readDailyTotals(db: Db, period: Period): Promise<Omit<SalesRow, 'pieces'>[]> {
  const { rows } = await db.execute<{ period: string; orders: string; total: string }>(sql`
    select (${local})::date::text as period, count(*) as orders, sum(o.grand_total) as total
    from orders o where ${isSale} and ${inPeriod(period)}
    group by (${local})::date order by 1`)
  return rows.map((row) => ({ period: row.period, orders: Number(row.orders), total: Number(row.total) }))
}

/** Sales by the price list of the buyer: retail and the groups of dealers, the largest first. */
export async function readGroups(db: Db, period: Period): Promise<GroupRow[]> {
  const { rows } = await db.execute<{ id: number; name: string; orders: string; total: string }>(sql`
    select g.id, g.name, count(*) as orders, sum(o.grand_total) as total
    from orders o join price_lists g on g.id = o.price_list_id
    where ${isSale} and ${inPeriod(period)}
    group by g.id order by total desc, g.id`)
  return rows.map(({ id, name, orders, total }) => ({
    priceListId: id,
    name,
    orders: Number(orders),
    total: Number(total),
  }))
}

// The top category of the goods of a line, by the main category that the product has now.
const topCategory = sql`left join products p on p.id = l.product_id
  left join categories c on c.id = p.main_category_id left join categories top on top.id = c.path[1]`

/** Sold goods by top category, the largest first. Totals as in {@link readSoldGoods}. */
export async function readCategories(db: Db, period: Period): Promise<CategoryRow[]> {
  const { rows } = await db.execute<{ id: number; name: string; pieces: string; total: string }>(sql`
    with ${soldIn(period)}, goods as (
      select l.product_id, sum(l.quantity) as pieces, sum(l.charged_net + l.charged_kdv) as total
      from sold s join lines l on l.order_id = s.id group by 1
    )
    select coalesce(top.id, 0) as id, coalesce(max(top.name), '') as name, sum(l.pieces) as pieces, sum(l.total) as total
    from goods l ${topCategory} group by top.id order by total desc, 1`)
  return rows.map(({ id, name, pieces, total }) => ({
    categoryId: id,
    name,
    pieces: Number(pieces),
    total: Number(total),
  }))
}

/**
 * The goods that sold for most, at most `length`, of a top category or of all. Totals are charged for lines: discounts taken
 * off, KDV included.
 */
export async function readSoldGoods(
  db: Db,
  period: Period,
  length: number,
  categoryId: number | null = null,
): Promise<GoodsRow[]> {
  const inCategory = categoryId === null ? sql`true` : sql`coalesce(top.id, 0) = ${categoryId}`
  const { rows } = await db.execute<{ code: string; name: string; pieces: string; total: string }>(sql`
    with ${soldIn(period)}
    select l.product_code as code, max(concat_ws(' ', l.product_name, nullif(l.variant_name, ''))) as name,
      sum(l.quantity) as pieces, sum(l.charged_net + l.charged_kdv) as total
    from sold s join lines l on l.order_id = s.id ${categoryId === null ? sql`` : topCategory}
    where ${inCategory}
    group by 1 order by total desc, code limit ${length}`)
  return rows.map((row) => ({ ...row, pieces: Number(row.pieces), total: Number(row.total) }))
}

/** The customers who bought for most, at most `length`; all guests are one row without a partner. */
export async function readBuyers(db: Db, period: Period, length: number): Promise<BuyerRow[]> {
  const { rows } = await db.execute<{
    id: number | null
    name: string | null
    orders: string
    total: string
  }>(sql`
    select o.business_partner_id as id, max(p.name) as name, count(*) as orders, sum(o.grand_total) as total
    from orders o left join business_partners p on p.id = o.business_partner_id
    where ${isSale} and ${inPeriod(period)}
    group by 1 order by total desc, 1 limit ${length}`)
  return rows.map(({ id, name, orders, total }) => ({
    partnerId: id,
    name: name ?? '',
    orders: Number(orders),
    total: Number(total),
  }))
}

/** KDV of sales by month and rate: goods, transport and fees. The sum of net and KDV equals the sum of the orders' totals. */
export async function readKdv(db: Db, period: Period): Promise<KdvRow[]> {
  // Net of a gross amount, rounded as splitKdv rounds.
  const netOf = (gross: SQL, rate: SQL) => sql`round(${gross} * 100.0 / (100 + ${rate}))`
  const { rows } = await db.execute<{ month: string; rate: number; net: string; kdv: string }>(sql`
    with ${soldIn(period)}, parts as (
      select to_char(s.day, 'YYYY-MM') as month, l.kdv_rate as rate, l.charged_net as net, l.charged_kdv as kdv
      from sold s join lines l on l.order_id = s.id
      union all
      select to_char(day, 'YYYY-MM'), shipping_kdv_rate, ${netOf(sql`shipping`, sql`shipping_kdv_rate`)},
        shipping - ${netOf(sql`shipping`, sql`shipping_kdv_rate`)} from sold where shipping > 0
      union all
      select to_char(day, 'YYYY-MM'), fee_kdv_rate, ${netOf(sql`fee`, sql`fee_kdv_rate`)},
        fee - ${netOf(sql`fee`, sql`fee_kdv_rate`)} from sold where fee > 0
    )
    select month, rate, sum(net) as net, sum(kdv) as kdv from parts group by 1, 2 order by 1, 2`)
  return rows.map(({ month, rate, net, kdv }) => ({ month, rate, net: Number(net), kdv: Number(kdv) }))
}
