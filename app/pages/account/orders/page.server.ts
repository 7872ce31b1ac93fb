import { redirect } from 'react-router'
import type { Member } from '~/features/identity/identity'
import { getOrderYears, listOrders } from '~/features/orders/orders.server'
import { normalizeText } from '~/kernel/turkish'
import type { RequestContext } from '~/server/shop.server'
import { ordersPath } from '../account-nav'

const pageLength = 30

/** One page of a member's orders for the filter in the address; unreadable values are ignored. */
export async function loadOrderList(
  { db, visitor }: RequestContext & { visitor: Member },
  asked: URLSearchParams,
) {
  const search = normalizeText(asked.get('q') ?? '').slice(0, 100)
  const year = wholeNumber(asked.get('yil'), 4)
  const page = wholeNumber(asked.get('sayfa'), 5) ?? 1
  const start = (page - 1) * pageLength
  const [{ orders, total }, years] = await Promise.all([
    listOrders(db, visitor, { search, year, start, length: pageLength }),
    getOrderYears(db, visitor),
  ])
  const kept = new URLSearchParams({ ...(search && { q: search }), ...(year && { yil: String(year) }) })
  const address = ordersPath + (kept.size > 0 ? `?${String(kept)}` : '')
  // A page beyond the last one redirects to the first.
  if (total > 0 && orders.length === 0) throw redirect(address)
  const last = Math.max(Math.ceil(total / pageLength), 1)
  return { orders, total, years, asked: { search, year }, pages: { page, last, address } }
}

function wholeNumber(value: string | null, digits: number): number | null {
  return value && /^[1-9]\d*$/.test(value) && value.length <= digits ? Number(value) : null
}
