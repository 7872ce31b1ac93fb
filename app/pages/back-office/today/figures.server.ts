import type { Db } from '~/db/connection.server'
import { listMissed, readLowStock } from '~/features/catalogue/catalogue.server'
import { type Permission, seesAllCustomers } from '~/features/identity/identity'
import { readCategories, readDailyTotals, readGroups } from '~/features/orders/orders.server'
import { dayInIstanbul } from '~/kernel/dates'
import type { Kurus } from '~/kernel/money'
import { nextDay, startOfDay } from '../shared/list-address'

const day = 24 * 60 * 60 * 1_000
/** Days of the chart, today included; the first half is compared with the second. */
const shownDays = 28
/** Fewer pieces count as low stock. */
const lowStock = 3
const shown = 6

type Sum = { orders: number; total: Kurus }
export type Figures = {
  days: { name: string; value: Kurus }[]
  today: Sum
  /** The same weekday a week ago. */
  weekAgo: Sum
  week: Sum
  weekBefore: Sum
  /** Sales of the week by customer group, and by top category; id 0 for goods without one. */
  groups: Share[]
  categories: Share[]
  /** The first and the last day of the week. */
  from: string
  to: string
}
type Share = { id: number; name: string; total: Kurus }

/** Sales of the last four weeks, and of the last one by group and category. Cancelled and unpaid orders are left out, as in the reports. */
export async function readFigures(db: Db, now: Date): Promise<Figures> {
  const today = startOfDay(dayInIstanbul(now))!
  const from = new Date(today.getTime() - (shownDays - 1) * day)
  const week = { from: new Date(today.getTime() - 6 * day), to: nextDay(today) }
  const [totals, groups, categories] = await Promise.all([
    readDailyTotals(db, { from, to: nextDay(today) }),
    readGroups(db, week),
    readCategories(db, week),
  ])
  const sales = new Map(totals.map((row) => [row.period, row]))
  const days = Array.from({ length: shownDays }, (_, i) => dayInIstanbul(new Date(from.getTime() + i * day)))
  const sumOf = (some: readonly string[]): Sum => ({
    orders: some.reduce((sum, one) => sum + (sales.get(one)?.orders ?? 0), 0),
    total: some.reduce((sum, one) => sum + (sales.get(one)?.total ?? 0), 0),
  })
  return {
    days: days.map((name) => ({ name, value: sales.get(name)?.total ?? 0 })),
    today: sumOf(days.slice(-1)),
    weekAgo: sumOf(days.slice(-8, -7)),
    week: sumOf(days.slice(-7)),
    weekBefore: sumOf(days.slice(-14, -7)),
    groups: groups.map(({ priceListId: id, name, total }) => ({ id, name, total })).slice(0, shown),
    categories: categories.map(({ categoryId: id, name, total }) => ({ id, name, total })).slice(0, shown),
    from: days.at(-7)!,
    to: days.at(-1)!,
  }
}

/** The figures, low stock and searches without results that these permissions show. */
export async function loadFigures(db: Db, permissions: readonly Permission[], now: Date) {
  const may = (one: Permission) => permissions.includes(one)
  const [figures, stock, missed] = await Promise.all([
    may('reports.view') && seesAllCustomers(permissions) ? readFigures(db, now) : null,
    may('stock.write') ? readLowStock(db, { most: lowStock, length: shown }) : null,
    may('search.write') ? listMissed(db, { start: 0, length: shown }) : null,
  ])
  return {
    figures,
    stock,
    missed: missed && {
      total: missed.total,
      searches: missed.searches.map(({ query, searches }) => ({ query, searches })),
    },
  }
}
