import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { openTestDatabase } from '~/db/testing/database'
import { transaction } from '~/db/transaction.server'
import {
  addLine,
  addLines,
  decreaseLine,
  getBasket,
  increaseLine,
  mergeBasket,
  setLineQuantity,
} from '~/features/basket/basket.server'
import { dealers, setPrice, type Shelf, stockShelf } from '~/features/basket/testing/shop'
import { businessPartnerDetails, businessPartners } from '~/features/customers/tables.server'
import { newMember, readAgain } from '~/features/customers/testing/member'
import type { Member, PartnerRole } from '~/features/identity/identity'
import { openShopper } from '~/features/identity/identity.server'
import {
  accept,
  call,
  directRequest,
  newBuyer,
  openCheckoutShop,
  order,
  placedCode,
  readyToOrder,
} from '../testing/checkout'
import { getOwnOrder } from '~/features/orders/orders.server'
import { placeOrder } from '../place/place-order.server'
import { fromBasket } from '../place/ordered-goods.server'
import { submitOrder } from '../place/submit-order.server'
import { orders } from '~/features/orders/tables.server'

const { db } = await openTestDatabase('empty')
beforeAll(() => openCheckoutShop(db))

const goods = () => stockShelf(db, { unit: 10_000, dealerUnit: 5_000, dealerPackage: 12 })

/**
 * Changes the partner or the member's place in it; returns the member as the next request reads it.
 */
async function become(
  member: Member,
  change: { approvalStatus?: 0 | 1 | 2 | 3; priceListId?: number | null; role?: PartnerRole },
): Promise<Member> {
  const { role, ...partner } = change
  if (role)
    await db
      .update(businessPartnerDetails)
      .set({ role })
      .where(eq(businessPartnerDetails.id, member.partner.detailId))
  if (Object.keys(partner).length > 0)
    await db.update(businessPartners).set(partner).where(eq(businessPartners.id, member.partner.id))
  return readAgain(db, member)
}

async function submit(member: Member) {
  const { draft, review } = await readyToOrder(db, member)
  const { address, invoice, carrierId, paymentType } = draft
  return {
    review,
    request: {
      address: address!,
      invoice: invoice!,
      carrierId: carrierId!,
      paymentType: paymentType!,
      note: '',
      contracts: accept(review.contracts),
    },
  }
}

describe.each([
  ['a viewer', 'viewer', { role: 'viewer' }],
  ['a suspended member', 'suspended', { approvalStatus: 3 }],
] as const)('%s', (_, reason, change) => {
  const pieces = (shelf: Shelf, quantity: number) => ({ ...shelf, quantity })

  it('cannot add to the basket, in any way', async () => {
    const member = await become(await newMember(db), change)
    const shelf = await goods()
    const refused = { status: 'fail', reason, line: null }
    expect(await addLine(db, member, pieces(shelf, 1))).toMatchObject(refused)
    expect(await addLines(db, member, [pieces(shelf, 1), pieces(shelf, 2)])).toMatchObject([refused, refused])
    expect((await getBasket(db, member)).lines).toEqual([])
  })

  it('keeps the earlier basket, and may take lines out of it', async () => {
    const before = await newMember(db)
    const shelf = await goods()
    await addLine(db, before, pieces(shelf, 3))
    const member = await become(before, change)
    expect(await increaseLine(db, member, shelf)).toMatchObject({ status: 'fail', reason, quantity: 3 })
    expect(await setLineQuantity(db, member, pieces(shelf, 9))).toMatchObject({ status: 'fail', reason })
    expect(await setLineQuantity(db, member, pieces(shelf, 2))).toMatchObject({ status: 'success' })
    expect(await decreaseLine(db, member, shelf)).toMatchObject({ status: 'success', quantity: 1 })
  })

  it('cannot order, even after every step', async () => {
    const before = await newMember(db)
    await addLine(db, before, pieces(await goods(), 3))
    const { request } = await submit(before)
    const member = await become(before, change)
    const refused = { status: 'may_not_order', reason }
    expect(await placeOrder(db, member, fromBasket(request), call)).toEqual(refused)
    const form = { key: 'a-key-of-the-form', confirmation: { contracts: request.contracts } }
    expect(await submitOrder(db, member, form, call)).toEqual(refused)
    expect(await db.$count(orders, eq(orders.businessPartnerId, member.partner.id))).toBe(0)
    expect((await getBasket(db, member)).lines).toHaveLength(1)
  })

  it('keeps the basket from before signing in', async () => {
    const shelf = await goods()
    const guest = await newBuyer(db, [shelf], 2)
    const member = await become(await newMember(db), change)
    await transaction(db, async (db) => mergeBasket(db, await openShopper(db, guest), member))
    expect((await getBasket(db, member)).lines).toMatchObject([{ quantity: 2 }])
  })
})

describe('the accepted contracts', () => {
  const consumers = ['pre-information', 'distance-sale']
  it.each([
    ['a dealer accepts the terms of trade alone', { priceListId: dealers }, ['sales-terms'], false],
    ['a wholesale member with the retail list is a consumer', {}, consumers, true],
    ['a dealer who still waits is a consumer', { approval: 0, priceListId: dealers }, consumers, true],
    [
      'a retail member with a list of their own is one',
      { kind: 'retail', priceListId: dealers },
      consumers,
      true,
    ],
  ] as const)('%s', async (_, who, ids, isConsumer) => {
    const member = await newMember(db, who)
    await addLine(db, member, { ...(await goods()), quantity: 12 })
    const { review, request } = await submit(member)
    expect(review.contracts.map(({ id }) => id)).toEqual(ids)
    const summary = review.summaryHtml
    expect(summary.includes('cayabilirsiniz')).toBe(isConsumer)
    expect(await placeOrder(db, member, fromBasket({ ...request, contracts: [] }), call)).toMatchObject({
      status: 'contracts_not_accepted',
      contracts: ids.map((id) => ({ id })),
    })
    const code = await placedCode(placeOrder(db, member, fromBasket(request), call))
    const order = await getOwnOrder(db, member, code)
    expect(order).toMatchObject({ isConsumer })
    expect(order!.contracts.map(({ id }) => id)).toEqual(ids)
  })

  it('of a consumer do not count for a dealer: the answer names the terms of trade', async () => {
    const dealer = await newMember(db, { priceListId: dealers })
    await addLine(db, dealer, { ...(await goods()), quantity: 12 })
    const request = await directRequest(db)
    const outcome = await placeOrder(db, dealer, fromBasket(request), call)
    expect(outcome).toMatchObject({ status: 'price_changed', contracts: [{ id: 'sales-terms' }] })
  })
})

describe('without approval', () => {
  it.each([
    ['waits', 0],
    ['was refused', 2],
  ] as const)('a member who %s buys at retail', async (_, approvalStatus) => {
    const member = await newMember(db, { approval: approvalStatus, priceListId: dealers })
    await addLine(db, member, { ...(await goods()), quantity: 1 })
    const code = await placedCode(order(db, member))
    expect(await getOwnOrder(db, member, code)).toMatchObject({ goods: 10_000 })
  })
})

describe('an order never uses a stale price (promise P08)', () => {
  it('approved between adding and ordering: the line has the new price, and earlier acceptances are void', async () => {
    const waiting = await newMember(db, { approval: 0, priceListId: dealers })
    const shelf = await goods()
    await addLine(db, waiting, { ...shelf, quantity: 12 })
    const { request } = await submit(waiting)
    const approved = await become(waiting, { approvalStatus: 1 })
    expect((await getBasket(db, approved)).lines).toMatchObject([
      { unitPrice: 6_000, previousUnitPrice: null },
    ])
    expect(await placeOrder(db, approved, fromBasket(request), call)).toMatchObject({
      status: 'price_changed',
    })
    const code = await placedCode(order(db, approved))
    expect(await getOwnOrder(db, approved, code)).toMatchObject({ goods: 72_000 })
  })

  it('a basket with broken packages of the new list cannot be ordered', async () => {
    const waiting = await newMember(db, { approval: 0, priceListId: dealers })
    await addLine(db, waiting, { ...(await goods()), quantity: 5 })
    const { request } = await submit(waiting)
    const approved = await become(waiting, { approvalStatus: 1 })
    expect(await placeOrder(db, approved, fromBasket(request), call)).toMatchObject({
      status: 'blocked_lines',
    })
  })

  it.each([
    ['approval is taken back', { approvalStatus: 0 as const }],
    ['the list is taken back', { priceListId: null }],
  ])('%s between adding and ordering: retail again', async (_, change) => {
    const dealer = await newMember(db, { priceListId: dealers })
    await addLine(db, dealer, { ...(await goods()), quantity: 12 })
    const { request } = await submit(dealer)
    const later = await become(dealer, change)
    expect(await placeOrder(db, later, fromBasket(request), call)).toMatchObject({ status: 'price_changed' })
    const code = await placedCode(order(db, later))
    expect(await getOwnOrder(db, later, code)).toMatchObject({ goods: 120_000 })
  })

  it('in any sequence of changes the order has the list’s price of that moment', async () => {
    const price = { retail: 10_000, dealers: 5_000 }
    const shelf = await stockShelf(db, {
      unit: price.retail,
      dealerUnit: price.dealers,
      dealerPackage: 12,
      stock: 100_000,
    })
    let member = await newMember(db, { priceListId: dealers })
    const turns: [paid: number | undefined, due: number][] = []
    for (let turn = 0; turn < 30; turn++) {
      await addLine(db, member, { ...shelf, quantity: 12 })
      if (turn % 3 === 0) await setPrice(db, shelf.variantId, (price.retail += 100))
      if (turn % 3 === 1) await setPrice(db, shelf.variantId, (price.dealers += 100), dealers)
      if (turn % 3 === 2) {
        const priceListId = turn % 5 === 0 ? null : dealers
        member = await become(member, { approvalStatus: turn % 2 === 0 ? 1 : 0, priceListId })
      }
      const code = await placedCode(order(db, member))
      const isDealer = member.partner.approval === 1 && member.priceKey.listId === dealers
      const due = 12 * (isDealer ? price.dealers * 1.2 : price.retail)
      turns.push([(await getOwnOrder(db, member, code))?.goods, due])
    }
    expect(turns.filter(([paid, due]) => paid !== due)).toEqual([])
  })
})
