import {
  accountView,
  entryKinds,
  isDay,
  laterDay,
  mayPay,
  type StatementFilter,
} from '~/features/ledger/ledger'
import { getOpenItems, getStanding, readStatement } from '~/features/ledger/ledger.server'
import { approvals, type Member } from '~/features/identity/identity'
import { getUncountedOrders } from '~/features/orders/orders.server'
import { dayInIstanbul } from '~/kernel/dates'
import type { RequestContext } from '~/server/shop.server'

const shownRows = 500

/** The part of the company's account that the member may see, for the filter in the address. */
export async function loadBalance(visit: RequestContext & { visitor: Member }, asked: URLSearchParams) {
  const { db, visitor } = visit
  const view = accountView(visitor)
  const now = visit.clock()
  const partnerId = visitor.partner.id
  const suspended = visitor.partner.approval === approvals.suspended
  const standing =
    view && (await getStanding(db, partnerId, { now, uncounted: await getUncountedOrders(db, partnerId) }))
  if (view !== 'whole' || !standing) return { view, standing, suspended, whole: null }
  const { filter, understood } = readFilter(asked, now)
  const statement = await readStatement(db, partnerId, filter, { start: 0, length: shownRows })
  const items = await getOpenItems(db, partnerId, now)
  const files = Object.fromEntries(
    (['pdf', 'xlsx'] as const).map((format) => [format, `/User/balance/ekstre?${fileQuery(filter, format)}`]),
  ) as Record<'pdf' | 'xlsx', string>
  return { view, standing, suspended, whole: { statement, items, understood, files, pays: mayPay(visitor) } }
}

/**
 * The filter in an address: `bas` and `son` are days, `tur` a kind. Without `bas` the last twelve months; with an
 * empty one everything. Unreadable values are ignored and reported.
 */
export function readFilter(
  asked: URLSearchParams,
  now: Date,
): { filter: StatementFilter; understood: boolean } {
  const yearAgo = laterDay(dayInIstanbul(now), -365)
  const [from, to] = [asked.get('bas') ?? yearAgo, asked.get('son') ?? '']
  const kind = entryKinds.find((known) => known === asked.get('tur')) ?? null
  const areDays = [from, to].every((day) => day === '' || isDay(day))
  const understood = areDays && (from === '' || to === '' || from <= to)
  if (!understood) return { filter: { from: null, to: null, kind }, understood }
  return { filter: { from: from || null, to: to || null, kind }, understood }
}

/** The same filter as a query string. */
function fileQuery({ from, to, kind }: StatementFilter, format: string): string {
  const query = { bicim: format, bas: from ?? '', ...(to && { son: to }), ...(kind && { tur: kind }) }
  return String(new URLSearchParams(query))
}
