import type { RequestedGoods } from '~/features/basket/basket'
import { lookUpRows } from '~/features/basket/basket.server'
import type { OrderAnswer } from '~/features/basket/quick-order/quick-order'
import type { Member } from '~/features/identity/identity'
import { getOrderList, listOrderLists } from '~/features/lists/lists.server'
import { getOrderedGoods, listOrders } from '~/features/orders/orders.server'
import type { RequestContext } from '~/server/shop.server'
import { templateText as text } from './text'

const lastOrders = 10

/**
 * A member's lists and last orders as templates. With `liste` or `siparis` in the address the rows of that one, as
 * typed; looked up, not added.
 */
export async function loadTemplates({ db, visitor }: RequestContext, asked: URLSearchParams) {
  if (visitor.kind !== 'member') return { templates: null, filled: null, chosen: '' }
  const [lists, { orders }, goods] = await Promise.all([
    listOrderLists(db, visitor),
    listOrders(db, visitor, { start: 0, length: lastOrders }),
    chosenGoods(db, visitor, asked),
  ])
  const filled = goods && (await fill({ db, visitor }, goods))
  return { templates: { lists, orders }, filled, chosen: goods ? String(asked) : '' }
}

async function chosenGoods(
  db: RequestContext['db'],
  member: Member,
  asked: URLSearchParams,
): Promise<RequestedGoods[] | null> {
  const list = idIn(asked.get('liste'))
  if (list) return (await getOrderList(db, member, list))?.lines ?? null
  const order = idIn(asked.get('siparis'))
  return order ? getOrderedGoods(db, member, order) : null
}

const idIn = (value: string | null) => (value && /^[1-9]\d{0,8}$/.test(value) ? Number(value) : null)

async function fill(
  { db, visitor }: { db: RequestContext['db']; visitor: Member },
  goods: readonly RequestedGoods[],
): Promise<OrderAnswer> {
  // Amounts are in today's packages, which are known after the lookup.
  const typed = goods.map(({ code }) => ({ code, packages: '', size: '' }))
  const found = await lookUpRows(db, visitor, typed)
  const rows = found.map(({ row, found }, i) => {
    const size = found.status === 'one' ? found.offer.price.packageSize : 1
    return { ...row, packages: String(Math.max(Math.floor(goods[i]!.quantity / size), 1)) }
  })
  return {
    rows: await lookUpRows(db, visitor, rows),
    kind: 'success',
    message: text.filled(rows.length),
    tried: false,
    rest: '',
  }
}
