import { orderStatuses, type OrderStatus } from '~/features/orders/orders'
import { namePriceLists } from '~/features/customers/customers.server'
import { readInvoiceNumbers, readTrackingNumbers } from '~/features/fulfilment/fulfilment.server'
import { findOrders, readOrderDetails } from '~/features/orders/orders.server'
import { paymentTypes, type PaymentType } from '~/features/payments/payments'
import type { Db } from '~/db/connection.server'
import { shownColumns } from '../shared/columns/columns'
import { nextDay, pageLength, pageNumber, readId, startOfDay } from '../shared/list-address'
import { orderColumns, type OrderRow } from './columns'
import { longPage } from './list-length'

const { placed, preparing, awaitingPayment, shipped, delivered, completed, cancelled } = orderStatuses

/** The saved views of the list and the statuses that they show. */
const views: Readonly<Record<string, readonly OrderStatus[]>> = {
  odeme: [awaitingPayment],
  hazirlanacak: [placed],
  hazirlanan: [preparing],
  kargoda: [shipped],
  biten: [delivered, completed],
  iptal: [cancelled],
}
const dueView = 'ek-odeme'

const sorts = {
  tarih: 'time',
  tutar: 'total',
  alici: 'buyer',
  durum: 'status',
  'odeme-durumu': 'payment',
} as const

/**
 * The orders of an address: view, words, payment, days, order and page. One query for the rows, one for their number, and one for
 * each subject of the chosen columns.
 */
export async function loadOrders(
  db: Db,
  params: URLSearchParams,
  /** The dealers to whom the staff member is limited; null without a limit. */
  dealers: readonly number[] | null,
) {
  const named = params.get('gorunum') ?? ''
  const view = named === dueView || Object.hasOwn(views, named) ? named : ''
  const asked = params.get('sira') ?? ''
  const sort = asked.replace(/-$/, '')
  const payment = Object.values(paymentTypes).find((type) => String(type) === params.get('odeme'))
  const goods = (params.get('urun') ?? '').slice(0, 100)
  const [partnerId, priceListId] = [readId(params.get('musteri')), readId(params.get('liste'))]
  const [from, to] = [startOfDay(params.get('ilk')), startOfDay(params.get('son'))]
  const length = params.get('adet') === String(longPage) ? longPage : pageLength
  const found = await findOrders(db, {
    words: (params.get('q') ?? '').slice(0, 100),
    ...(views[view] ? { statuses: views[view] } : {}),
    ...(view === dueView ? { withDue: true } : {}),
    ...(payment ? { payment: payment satisfies PaymentType } : {}),
    ...(goods ? { goods } : {}),
    ...(partnerId === null ? {} : { partnerId }),
    ...(priceListId === null ? {} : { priceListId }),
    ...(params.get('sayilan') === '1' ? { sold: true as const } : {}),
    ...(dealers ? { partnerIds: dealers } : {}),
    ...(from ? { from } : {}),
    ...(to ? { to: nextDay(to) } : {}),
    ...(Object.hasOwn(sorts, sort)
      ? { by: sorts[sort as keyof typeof sorts], ascending: !asked.endsWith('-') }
      : {}),
    start: (pageNumber(params) - 1) * length,
    length,
  })
  const keys = shownColumns(params, orderColumns).map(({ key }) => key)
  return { view, length, ...found, orders: await readMore(db, found.orders, new Set(keys)) }
}

const detailed = ['telefon', 'eposta', 'sehir', 'odeme-durumu', 'ek-odeme', 'kargo', 'teslim', 'liste', 'not']

/** The orders with what their shown columns need besides the list. */
async function readMore(
  db: Db,
  orders: Awaited<ReturnType<typeof findOrders>>['orders'],
  keys: ReadonlySet<string>,
): Promise<OrderRow[]> {
  const ids = orders.map(({ id }) => id)
  const [details, tracking, invoices] = await Promise.all([
    detailed.some((key) => keys.has(key)) ? readOrderDetails(db, ids) : null,
    keys.has('takip') ? readTrackingNumbers(db, ids) : null,
    keys.has('fatura') ? readInvoiceNumbers(db, ids) : null,
  ])
  const listIds = [...(details?.values() ?? [])].map(({ priceListId }) => priceListId)
  const lists = keys.has('liste') ? await namePriceLists(db, listIds) : null
  return orders.map((order) => {
    const more = details?.get(order.id)
    const facts = {
      tracking: tracking?.get(order.id),
      invoice: invoices?.get(order.id),
      group: more && lists?.get(more.priceListId),
    }
    return { ...order, ...more, ...facts }
  })
}
