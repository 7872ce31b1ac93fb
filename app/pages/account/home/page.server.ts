import { orderBar } from '~/features/customers/customers'
import { listAddresses } from '~/features/customers/customers.server'
import type { Member } from '~/features/identity/identity'
import { accountView } from '~/features/ledger/ledger'
import { getStanding } from '~/features/ledger/ledger.server'
import { countFavourites, listOrderLists } from '~/features/lists/lists.server'
import { countWaitingRequests } from '~/features/checkout/checkout.server'
import { listOrders, mayAct } from '~/features/orders/orders.server'
import { listAlerts } from '~/features/stock-alerts/stock-alerts.server'
import type { RequestContext } from '~/server/shop.server'

/** Data of Hesabım. `approval` is null for retail customers, who apply for nothing. */
export async function loadAccountHome({ db, visitor, clock }: RequestContext & { visitor: Member }) {
  const { id: partnerId } = visitor.partner
  const [{ orders }, waiting, favourites, addresses, lists, alerts, standing] = await Promise.all([
    listOrders(db, visitor, { start: 0, length: 1 }),
    countWaitingRequests(db, visitor),
    countFavourites(db, visitor),
    listAddresses(db, partnerId),
    listOrderLists(db, visitor),
    listAlerts(db, visitor),
    accountView(visitor) === 'whole' ? getStanding(db, partnerId, { now: clock() }) : null,
  ])
  const { partner, user } = visitor
  const wholesale = partner.kind === 'wholesale'
  return {
    name: user.name,
    lastOrder: orders[0] ?? null,
    waiting,
    decides: partner.role === 'owner',
    favourites,
    lists: lists.length,
    stockAlerts: alerts.length,
    address: addresses[0] ?? null,
    standing: standing && { balance: standing.balance, overdue: standing.overdue },
    wholesale: wholesale && partner.approval === 1,
    approval: wholesale ? partner.approval : null,
    mayOrder: orderBar(visitor) === null,
    mayChange: mayAct(visitor),
  }
}
