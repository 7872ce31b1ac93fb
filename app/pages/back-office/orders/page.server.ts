import { orderStatuses, type OrderStatus } from '~/features/orders/orders'
import { findOrders } from '~/features/orders/orders.server'
import { paymentTypes, type PaymentType } from '~/features/payments/payments'
import type { Db } from '~/db/connection.server'
import { longPage } from './list-length'
import { nextDay, pageLength, pageNumber, readId, startOfDay } from '../shared/list-address'

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

/** The orders of an address: view, words, payment, days, order and page. One query for the rows, one for their number. */
export async function loadOrders(
  db: Db,
  params: URLSearchParams,
  /** The dealers to whom the staff member is limited; null without a limit. */
  dealers: readonly number[] | null,
) {
  const named = params.get('gorunum') ?? ''
  const view = named === dueView || Object.hasOwn(views, named) ? named : ''
  const asked = params.get('sira') ?? ''
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
    by: asked.startsWith('tutar') ? 'total' : 'time',
    ascending: asked !== '' && !asked.endsWith('-'),
    start: (pageNumber(params) - 1) * length,
    length,
  })
  return { view, length, ...found }
}
