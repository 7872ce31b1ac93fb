import { listPartners } from '~/features/customers/customers.server'
import {
  listDueRefunds,
  listOpenHandovers,
  listOpenReturns,
  listWaitingNotices,
} from '~/features/fulfilment/fulfilment.server'
import { approvals } from '~/features/identity/identity'
import { type OrderStatus, orderStatuses } from '~/features/orders/orders'
import { listOrdersOfShop } from '~/features/orders/orders.server'
import { listTickets } from '~/features/support/support.server'
import type { Db } from '~/db/connection.server'
import { formatPrice } from '~/kernel/turkish'
import { takesCards } from '~/features/payments/payments.server'
import { ownDealers } from '../shared/own-dealers.server'
import type { StaffVisit } from '../shared/staff.server'
import { type TaskName, tasksOf } from './tasks'
import { text } from './text'

/** One piece of work: its code or title, a detail, the time since when it waits, and its page. */
type Row = { title: string; detail: string; since: Date | null; to: string | null }
/** Work of one kind: its first rows, oldest first, and the number of all. */
/** `note`: how work of this kind is done here, where that depends on the shop's set-up. */
export type Task = { name: TaskName; rows: Row[]; total: number; note: string | null }

/** Rows of each kind that the page shows. */
const shown = 8

/** Returns the work that waits for the staff member, each kind with its oldest rows. One query for each kind. */
export async function loadTasks(visit: StaffVisit): Promise<Task[]> {
  const { db, visitor, integrator } = visit
  const dealers = await ownDealers(visit)
  return Promise.all(
    tasksOf(visitor.permissions).map(async (name) => ({
      name,
      ...(await read[name](db, dealers)),
      // Only an integrator leaves invoices open; invoices made by hand are on no list.
      note: name === 'invoices' && !integrator ? text.byHand : null,
    })),
  )
}

/** Something about card payments that the staff should know before they pack: orders count as paid without money, or nobody can pay. */
export type CardTrouble = 'testMode' | 'noProvider'

/** The trouble with card payments of a live shop, for staff who set them up or process orders; null without any. */
export async function readCardTrouble({
  db,
  config,
  gateways,
  visitor: { permissions },
}: StaffVisit): Promise<CardTrouble | null> {
  const isTold = permissions.includes('settings.write') || permissions.includes('orders.process')
  if (config.mode === 'demo' || !isTold) return null
  const { chosen } = await gateways()
  if (chosen) return chosen.testMode ? 'testMode' : null
  return (await takesCards(db)) ? 'noProvider' : null
}

type Dealers = readonly number[] | null

const read: Record<TaskName, (db: Db, dealers: Dealers) => Promise<Omit<Task, 'name' | 'note'>>> = {
  toPack: (db, dealers) => ordersIn(db, orderStatuses.placed, dealers),
  toShip: (db, dealers) => ordersIn(db, orderStatuses.preparing, dealers),
  unpaid: (db, dealers) => ordersIn(db, orderStatuses.awaitingPayment, dealers),
  async notices(db) {
    const rows = await listWaitingNotices(db)
    return first(rows, ({ code, amount, sentAt }) =>
      row(code, formatPrice(amount), sentAt, orderAddress(code)),
    )
  },
  async returns(db) {
    const rows = await listOpenReturns(db)
    return first(rows, ({ id, code, askedAt }) =>
      row(`${id} · ${code}`, '', askedAt, `${orderAddress(code)}#iade-${id}`),
    )
  },
  async refunds(db) {
    const rows = await listDueRefunds(db)
    return first(rows, ({ code, amount, dueAt }) => row(code, formatPrice(amount), dueAt, orderAddress(code)))
  },
  async invoices(db) {
    const rows = await listOpenHandovers(db)
    return first(rows, ({ code, reason, updatedAt }) => row(code, reason, updatedAt, orderAddress(code)))
  },
  async applications(db) {
    const filter = { kind: 'wholesale', approval: approvals.waiting } as const
    const { rows, total } = await listPartners(db, filter, { start: 0, length: shown })
    return {
      total,
      rows: rows.map(({ id, name, createdAt }) => row(name, '', createdAt, `/yonetim/basvurular/${id}`)),
    }
  },
  async tickets(db) {
    const waiting = { start: 0, length: shown, status: 'open', oldestFirst: true } as const
    const { tickets, total } = await listTickets(db, 'everybody', waiting)
    return {
      total,
      rows: tickets.map(({ id, subject, updatedAt }) => row(subject, '', updatedAt, `/yonetim/destek/${id}`)),
    }
  },
}

async function ordersIn(db: Db, status: OrderStatus, dealers: Dealers): Promise<Omit<Task, 'name' | 'note'>> {
  const input = { statuses: [status], length: shown, oldestFirst: true, partnerIds: dealers }
  const { orders, total } = await listOrdersOfShop(db, input)
  const rows = orders.map(({ code, name, grandTotal, placedAt }) =>
    row(code, `${name} · ${formatPrice(grandTotal)}`, placedAt, orderAddress(code)),
  )
  return { total, rows }
}

const orderAddress = (code: string) => `/yonetim/siparisler/${code}`
const row = (title: string, detail: string, since: Date | null, to: string | null = null): Row => ({
  title,
  detail,
  since,
  to,
})

function first<T>(all: readonly T[], toRow: (one: T) => Row): Omit<Task, 'name' | 'note'> {
  return { total: all.length, rows: all.slice(0, shown).map(toRow) }
}
