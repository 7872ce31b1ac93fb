import { readStockValue } from '~/features/catalogue/catalogue.server'
import { retailPriceKey } from '~/features/customers/customers.server'
import { sumPaidRefunds } from '~/features/fulfilment/fulfilment.server'
import { readAgeing } from '~/features/ledger/ledger.server'
import {
  readBuyers,
  readCategories,
  readGroups,
  readKdv,
  readSales,
  readSoldGoods,
} from '~/features/orders/orders.server'
import type { Db } from '~/db/connection.server'
import { showDay } from '~/features/ledger/ledger'
import { dayInIstanbul, formatMonth } from '~/kernel/dates'
import type { Kurus } from '~/kernel/money'
import { nextDay, readId, startOfDay } from '../shared/list-address'
import { type Report, type ReportName, reportNames, totalOf } from './report'
import { text } from './text'

/** Rows of a list of goods or buyers. */
const most = 500
/** Days of a report without a chosen period, today included. */
const usualDays = 30
const day = 24 * 60 * 60 * 1_000

/** The report that an address asks for: `ilk` and `son` are days, both included. */
export type Asked = {
  name: ReportName
  from: Date
  to: Date
  first: string
  last: string
  by: 'day' | 'month'
  /** The top category of the goods; 0 for goods without one, null for all. */
  categoryId: number | null
}

/** Reads the report, the days and the step of an address; by default the sales of the last 30 days. */
export function readAsked(params: URLSearchParams, now: Date): Asked {
  const name = reportNames.find((one) => one === params.get('rapor')) ?? 'satis'
  const today = startOfDay(dayInIstanbul(now))!
  const last = startOfDay(params.get('son')) ?? today
  const first = startOfDay(params.get('ilk')) ?? new Date(last.getTime() - (usualDays - 1) * day)
  const by = params.get('adim') === 'ay' ? 'month' : 'day'
  const category = params.get('kategori')
  return {
    name,
    from: first,
    to: nextDay(last),
    first: dayInIstanbul(first),
    last: dayInIstanbul(last),
    by,
    categoryId: category === '0' ? 0 : readId(category),
  }
}

/** Reads one report, by one query. */
export async function loadReport(db: Db, asked: Asked, now: Date): Promise<Report> {
  const { columns, rows } = await readers[asked.name](db, asked, now)
  return { columns, rows, total: rows.length === 0 ? null : totalOf(columns, rows, text.total) }
}

/** The refunds that were paid in the period of the report, in kuruş. */
export const loadRefunds = (db: Db, { from, to }: Asked): Promise<number> => sumPaidRefunds(db, { from, to })

/** Each row with its share of the sum, in whole hundredths: `%12`. */
function withShares<Row extends { total: Kurus }>(rows: readonly Row[]): { row: Row; share: string }[] {
  const sum = rows.reduce((total, row) => total + row.total, 0)
  return rows.map((row) => ({
    row,
    share: text.percent(sum === 0 ? 0 : Math.round((row.total * 100) / sum)),
  }))
}

/** The list of the orders that these days count, both days included. */
const ordersOf = ([first, last]: readonly [string, string]) =>
  `/yonetim/siparisler?sayilan=1&ilk=${first}&son=${last}`

/** The first and the last day of a month such as `2026-10` that the report counts. */
function daysOfMonth(month: string, { first, last }: Asked): [string, string] {
  const [year, number] = month.split('-').map(Number)
  const [from, to] = [`${month}-01`, new Date(Date.UTC(year!, number!, 0)).toISOString().slice(0, 10)]
  return [from < first ? first : from, to > last ? last : to]
}

const showMonth = (month: string) => formatMonth(new Date(`${month}-15T12:00:00Z`))

const column = (title: string, kind: 'text' | 'count' | 'amount') => ({ title, kind })
type Reader = (db: Db, asked: Asked, now: Date) => Promise<Omit<Report, 'total'>>

const readers: Readonly<Record<ReportName, Reader>> = {
  async satis(db, asked) {
    const { by } = asked
    const rows = await readSales(db, asked, by)
    return {
      columns: [
        column(by === 'day' ? text.day : text.month, 'text'),
        column(text.orders, 'count'),
        column(text.pieces, 'count'),
        column(text.sum, 'amount'),
      ],
      rows: rows.map((row) => ({
        cells: [
          by === 'day' ? showDay(row.period) : showMonth(row.period),
          row.orders,
          row.pieces,
          row.total,
        ],
        to: ordersOf(by === 'day' ? [row.period, row.period] : daysOfMonth(row.period, asked)),
      })),
    }
  },
  async grup(db, asked) {
    const rows = await readGroups(db, asked)
    return {
      columns: [
        column(text.group, 'text'),
        column(text.orders, 'count'),
        column(text.sum, 'amount'),
        column(text.share, 'text'),
      ],
      rows: withShares(rows).map(({ row, share }) => ({
        cells: [row.name, row.orders, row.total, share],
        to: `${ordersOf([asked.first, asked.last])}&liste=${row.priceListId}`,
      })),
    }
  },
  async kategori(db, asked) {
    const rows = await readCategories(db, asked)
    return {
      columns: [
        column(text.category, 'text'),
        column(text.pieces, 'count'),
        column(text.sum, 'amount'),
        column(text.share, 'text'),
      ],
      rows: withShares(rows).map(({ row, share }) => ({
        cells: [row.name || text.noCategory, row.pieces, row.total, share],
        to: `/yonetim/raporlar?rapor=urun&kategori=${row.categoryId}&ilk=${asked.first}&son=${asked.last}`,
      })),
    }
  },
  async urun(db, asked) {
    const rows = await readSoldGoods(db, asked, most, asked.categoryId)
    return {
      columns: [
        column(text.code, 'text'),
        column(text.name, 'text'),
        column(text.pieces, 'count'),
        column(text.sum, 'amount'),
      ],
      rows: rows.map((row) => ({
        cells: [row.code, row.name, row.pieces, row.total],
        to: `${ordersOf([asked.first, asked.last])}&urun=${encodeURIComponent(row.code)}`,
      })),
    }
  },
  async alici(db, asked) {
    const rows = await readBuyers(db, asked, most)
    return {
      columns: [column(text.buyer, 'text'), column(text.orders, 'count'), column(text.sum, 'amount')],
      rows: rows.map((row) => ({
        cells: [row.partnerId === null ? text.guests : row.name, row.orders, row.total],
        to: row.partnerId === null ? null : `${ordersOf([asked.first, asked.last])}&musteri=${row.partnerId}`,
      })),
    }
  },
  async kdv(db, asked) {
    const rows = await readKdv(db, asked)
    return {
      columns: [
        column(text.month, 'text'),
        column(text.rate, 'text'),
        column(text.base, 'amount'),
        column(text.kdv, 'amount'),
        column(text.gross, 'amount'),
      ],
      rows: rows.map(({ month, rate, net, kdv }) => ({
        cells: [showMonth(month), text.percent(rate), net, kdv, net + kdv],
        to: ordersOf(daysOfMonth(month, asked)),
      })),
    }
  },
  async stok(db) {
    const { listId } = await retailPriceKey(db)
    const rows = await readStockValue(db, listId)
    return {
      columns: [
        column(text.category, 'text'),
        column(text.pieces, 'count'),
        column(text.reserved, 'count'),
        column(text.unpriced, 'count'),
        column(text.value, 'amount'),
      ],
      rows: rows.map((row) => ({
        cells: [row.category || text.noCategory, row.pieces, row.reserved, row.unpriced, row.value],
        to: null,
      })),
    }
  },
  async vade(db, _asked, now) {
    const rows = await readAgeing(db, dayInIstanbul(now), most)
    return {
      columns: [
        column(text.buyer, 'text'),
        column(text.notDue, 'amount'),
        column(text.to30, 'amount'),
        column(text.to60, 'amount'),
        column(text.to90, 'amount'),
        column(text.over90, 'amount'),
        column(text.total, 'amount'),
      ],
      rows: rows.map((row) => ({
        cells: [row.name, row.notDue, row.to30, row.to60, row.to90, row.over90, row.total],
        to: `/yonetim/musteriler/${row.partnerId}`,
      })),
    }
  },
}
