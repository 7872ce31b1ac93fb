// @module-tag once
// Longer than 250 lines: the tests follow one request to its order, with every role of the company.
import { eq, inArray, sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { openTestDatabase } from '~/db/testing/database'
import { forgetBriefly } from '~/db/brief-cache.server'
import { addLine, chooseCampaign, enterCoupon, getBasket } from '~/features/basket/basket.server'
import { dealers, retail, setPrice, setStock, type Shelf, stockShelf } from '~/features/basket/testing/shop'
import { stockBalances } from '~/features/catalogue/tables.server'
import { businessPartners } from '~/features/customers/tables.server'
import { newMember, readAgain } from '~/features/customers/testing/member'
import type { Member } from '~/features/identity/identity'
import { campaigns, coupons } from '~/features/promotions/tables.server'
import { makeCampaign, makeCoupon } from '~/features/promotions/testing/offers'
import { approveRequest, refuseRequest, takeBackRequest } from './decide.server'
import { countWaitingRequests, getRequest, listRequests } from './read.server'
import { getCheckout } from '../steps/save-steps.server'
import { getOwnOrder } from '~/features/orders/orders.server'
import { placeOrder } from '../place/place-order.server'
import { fromBasket } from '../place/ordered-goods.server'
import { requestApproval } from './ask.server'
import { submitOrder } from '../place/submit-order.server'
import { orders, orderStatusHistory } from '~/features/orders/tables.server'
import { accept, call, dealerRequest, now, openCheckoutShop, readyToOrder } from '../testing/checkout'
import { orderRequests } from './tables.server'

const { db } = await openTestDatabase('empty', { max: 20 })
beforeAll(() => openCheckoutShop(db))

const limit = 50_000

/** Creates a company with an owner and a buyer who may order up to 500,00 TL without approval. */
async function openCompany() {
  const owner = await newMember(db, { priceListId: dealers, name: 'Mehmet Demir' })
  const buyer = await newMember(db, {
    colleague: owner,
    role: 'buyer',
    orderLimit: limit,
    name: 'Ayşe Işık',
  })
  return { owner, buyer }
}

const goods = (stock = 1_000) => stockShelf(db, { unit: 10_000, dealerUnit: 5_000, dealerPackage: 12, stock })
const stockOf = async ({ variantId }: Shelf) =>
  (await db.select().from(stockBalances).where(eq(stockBalances.variantId, variantId)))[0]

async function ask(buyer: Member, shelf: Shelf, quantity = 12): Promise<number> {
  await addLine(db, buyer, { ...shelf, quantity })
  const { contracts: _, ...input } = await dealerRequest(db, 4)
  const outcome = await requestApproval(db, buyer, input, now)
  if (outcome.status !== 'requested') throw new Error(JSON.stringify(outcome))
  return outcome.id
}

async function approve(owner: Member, id: number) {
  const request = await getRequest(db, owner, id, call)
  const contracts = accept(request?.approval?.review?.contracts ?? [])
  return approveRequest(db, owner, { id, contracts }, call)
}

describe("a basket over its buyer's limit", () => {
  it('becomes a request instead of an order, keeps all its choices, and reserves no stock', async () => {
    const { buyer, owner } = await openCompany()
    const shelf = await goods()
    await addLine(db, buyer, { ...shelf, quantity: 12 })
    const { contracts, ...input } = await dealerRequest(db, 4)
    const refused = { status: 'approval_needed', limit }
    expect(await placeOrder(db, buyer, fromBasket({ ...input, contracts }), call)).toEqual(refused)
    const asked = await requestApproval(db, buyer, { ...input, note: 'Acele' }, now)
    expect(asked).toEqual({ status: 'requested', id: expect.any(Number) })
    expect(await db.$count(orders, eq(orders.businessPartnerId, owner.partner.id))).toBe(0)
    expect(await stockOf(shelf)).toMatchObject({ onHand: 1_000, reserved: 0 })
    expect((await getBasket(db, buyer)).lines).toEqual([])
    const { id } = asked as { id: number }
    expect(await getRequest(db, owner, id, call)).toMatchObject({
      state: 'waiting',
      requesterName: 'Ayşe Işık',
      note: 'Acele',
      grandTotal: 80_980,
      requestedLines: [{ quantity: 12, toldUnitPrice: 6_000, unitPrice: 6_000, total: 72_000, state: 'ok' }],
      approval: { totalChanged: false, refusal: null },
    })
  })

  it('keeps its campaign and coupon: the owner orders at the price shown to the buyer', async () => {
    const { buyer, owner } = await openCompany()
    const shelf = await goods()
    await addLine(db, buyer, { ...shelf, quantity: 12 })
    const best = await makeCampaign(db, { priceListId: dealers, percent: 2_000 })
    const chosen = await makeCampaign(db, { priceListId: dealers, percent: 500 })
    const { id: couponId, code } = await makeCoupon(db, { businessPartnerId: buyer.partner.id })
    await chooseCampaign(db, buyer, chosen)
    await enterCoupon(db, buyer, code)
    const { contracts: _, ...input } = await dealerRequest(db, 4)
    const asked = await requestApproval(db, buyer, input, now)
    const { id } = asked as { id: number }
    expect((await getBasket(db, buyer)).coupon).toBeNull()
    expect(await getRequest(db, owner, id, call)).toMatchObject({
      grandTotal: 80_980 - 3_600 - 1_000,
      approval: { totalChanged: false, quote: { basket: { campaign: { id: chosen } } } },
    })
    const placed = await approve(owner, id)
    const { code: orderCode } = (placed as Extract<typeof placed, { status: 'placed' }>).order
    expect(await getOwnOrder(db, owner, orderCode)).toMatchObject({
      campaignDiscount: 3_600,
      couponDiscount: 1_000,
      couponCode: code,
    })
    const [coupon] = await db.select().from(coupons).where(eq(coupons.id, couponId))
    expect(coupon!.used).toBe(1)
    await db
      .update(campaigns)
      .set({ active: false })
      .where(inArray(campaigns.id, [best, chosen]))
    forgetBriefly(db)
  })

  it('becomes an order within the limit, shipping and fee included', async () => {
    const { buyer } = await openCompany()
    const shelf = await stockShelf(db, { unit: 41_020 })
    await addLine(db, buyer, { ...shelf, quantity: 1 })
    const request = await dealerRequest(db, 4)
    const { contracts: _, ...input } = request
    expect(await requestApproval(db, buyer, input, now)).toEqual({ status: 'not_needed' })
    expect(await placeOrder(db, buyer, fromBasket(request), call)).toMatchObject({
      status: 'placed',
      order: { grandTotal: limit },
    })
    await addLine(db, buyer, { ...(await stockShelf(db, { unit: 41_021 })), quantity: 1 })
    expect(await placeOrder(db, buyer, fromBasket(request), call)).toEqual({
      status: 'approval_needed',
      limit,
    })
  })

  it('cannot become a request in a company without an approver', async () => {
    const buyer = await newMember(db, { role: 'buyer', orderLimit: 0 })
    await addLine(db, buyer, { ...(await goods()), quantity: 1 })
    const { contracts: _, ...input } = await dealerRequest(db, 4)
    expect(await requestApproval(db, buyer, input, now)).toEqual({ status: 'no_owner' })
    expect((await getBasket(db, buyer)).lines).toHaveLength(1)
  })

  it('makes one request when it is sent twice with one key; a form for an order makes none', async () => {
    const { buyer } = await openCompany()
    await addLine(db, buyer, { ...(await goods()), quantity: 12 })
    const { review } = await readyToOrder(db, buyer)
    const submit = (approval: boolean) =>
      submitOrder(
        db,
        buyer,
        { key: `key-of-${buyer.user.uid}`, confirmation: { contracts: accept(review.contracts), approval } },
        call,
      )
    expect(await submit(false)).toMatchObject({ status: 'approval_needed' })
    const answers = await Promise.all([submit(true), submit(true), submit(true)])
    const [first] = answers
    expect(first).toMatchObject({ status: 'requested' })
    expect(answers).toEqual([first, first, first])
    expect(await countWaitingRequests(db, buyer)).toBe(1)
    expect(await getCheckout(db, buyer, call)).toBeNull()
  })
})

describe('an owner', () => {
  it('approves: the order is placed in their name, with both persons in its history', async () => {
    const { buyer, owner } = await openCompany()
    const shelf = await goods()
    const id = await ask(buyer, shelf)
    const placed = await approve(owner, id)
    expect(placed).toMatchObject({ status: 'placed', order: { grandTotal: 80_980 } })
    const { code } = (placed as Extract<typeof placed, { status: 'placed' }>).order
    expect(await getOwnOrder(db, owner, code)).toMatchObject({ goods: 72_000 })
    expect(await stockOf(shelf)).toMatchObject({ onHand: 988 })
    const history = await db
      .select({ reason: orderStatusHistory.reason })
      .from(orderStatusHistory)
      .innerJoin(orders, eq(orders.id, orderStatusHistory.orderId))
      .where(eq(orders.code, code))
    expect(history).toEqual([{ reason: 'Onaylanan istek: Ayşe Işık istedi, Mehmet Demir onayladı' }])
    expect(await getRequest(db, buyer, id, call)).toMatchObject({
      state: 'approved',
      canTakeBack: false,
      approval: null,
      decision: { by: 'Mehmet Demir', orderCode: code },
    })
  })

  it('is shown changed prices, and orders only at the current ones', async () => {
    const { buyer, owner } = await openCompany()
    const shelf = await goods()
    const id = await ask(buyer, shelf)
    const seen = await getRequest(db, owner, id, call)
    await setPrice(db, shelf.variantId, 5_500, dealers)
    const stale = accept(seen!.approval!.review!.contracts)
    expect(await approveRequest(db, owner, { id, contracts: stale }, call)).toMatchObject({
      status: 'price_changed',
    })
    expect(await getRequest(db, owner, id, call)).toMatchObject({
      requestedLines: [{ toldUnitPrice: 6_000, unitPrice: 6_600 }],
      approval: { totalChanged: true, quote: { basket: { goods: 79_200 } } },
    })
    const placed = await approve(owner, id)
    expect(placed).toMatchObject({ order: { grandTotal: 88_180 } })
  })

  it('never sees prices of the company’s former list', async () => {
    const { buyer, owner } = await openCompany()
    const id = await ask(buyer, await goods())
    await db
      .update(businessPartners)
      .set({ priceListId: retail })
      .where(eq(businessPartners.id, owner.partner.id))
    const later = await readAgain(db, owner)
    expect(await getRequest(db, later, id, call)).toMatchObject({
      grandTotal: null,
      requestedLines: [{ toldUnitPrice: null, unitPrice: 10_000 }],
    })
    expect(await approve(later, id)).toMatchObject({ status: 'placed', order: { grandTotal: 123_990 } })
  })

  it('cannot approve more than the stock, and no stock is reserved', async () => {
    const { buyer, owner } = await openCompany()
    const shelf = await goods()
    const id = await ask(buyer, shelf)
    const request = await getRequest(db, owner, id, call)
    await setStock(db, shelf.variantId, 11)
    const contracts = accept(request!.approval!.review!.contracts)
    expect(await approveRequest(db, owner, { id, contracts }, call)).toMatchObject({
      status: 'blocked_lines',
      lines: [{ variantId: shelf.variantId, available: 11 }],
    })
    expect(await getRequest(db, owner, id, call)).toMatchObject({
      requestedLines: [{ state: 'insufficient', available: 11 }],
      approval: { review: null, refusal: { status: 'blocked_lines' } },
    })
    expect(await stockOf(shelf)).toMatchObject({ onHand: 11, reserved: 0 })
  })

  it('must accept the contracts to order', async () => {
    const { buyer, owner } = await openCompany()
    const id = await ask(buyer, await goods())
    expect(await approveRequest(db, owner, { id, contracts: [] }, call)).toMatchObject({
      status: 'contracts_not_accepted',
    })
  })

  it('refuses with a reason, which the buyer reads', async () => {
    const { buyer, owner } = await openCompany()
    const id = await ask(buyer, await goods())
    expect(await refuseRequest(db, owner, { id, reason: 'Bütçe yok' }, now)).toEqual({ status: 'refused' })
    expect(await approve(owner, id)).toEqual({ status: 'ended', state: 'refused' })
    expect(await getRequest(db, buyer, id, call)).toMatchObject({
      state: 'refused',
      canTakeBack: true,
      decision: { by: 'Mehmet Demir', reason: 'Bütçe yok' },
    })
  })

  it('decides at the same moment as others: one order, stock taken once', async () => {
    const { buyer, owner } = await openCompany()
    const second = await newMember(db, { colleague: owner, name: 'Zeynep Ak' })
    const shelf = await goods()
    const id = await ask(buyer, shelf)
    const view = await getRequest(db, owner, id, call)
    const contracts = accept(view!.approval!.review!.contracts)
    const outcomes = await Promise.all([
      ...Array.from({ length: 8 }, (_, i) =>
        approveRequest(db, i % 2 ? owner : second, { id, contracts }, call),
      ),
      refuseRequest(db, second, { id, reason: 'Hayır' }, now),
      takeBackRequest(db, buyer, id, now),
    ])
    const won = outcomes.filter(({ status }) => ['placed', 'refused', 'taken_back'].includes(status))
    expect(won.filter(({ status }) => status !== 'taken_back').length).toBeLessThanOrEqual(1)
    const placed = outcomes.filter(({ status }) => status === 'placed').length
    expect(await db.$count(orders, eq(orders.businessPartnerId, owner.partner.id))).toBe(placed)
    expect(await stockOf(shelf)).toMatchObject({ onHand: 1_000 - 12 * placed, reserved: 0 })
  })
})

describe('a buyer', () => {
  it('moves the goods of a waiting or refused request back into the basket, once', async () => {
    const { buyer, owner } = await openCompany()
    const shelf = await goods()
    const [waiting, refused] = [await ask(buyer, shelf), await ask(buyer, shelf, 24)]
    await refuseRequest(db, owner, { id: refused, reason: 'Az alalım' }, now)
    expect(await takeBackRequest(db, buyer, waiting, now)).toEqual({
      status: 'taken_back',
      added: 1,
      left: 0,
    })
    expect(await approve(owner, waiting)).toEqual({ status: 'ended', state: 'withdrawn' })
    expect(await takeBackRequest(db, buyer, refused, now)).toMatchObject({ status: 'taken_back' })
    expect(await takeBackRequest(db, buyer, refused, now)).toEqual({ status: 'not_found' })
    expect((await getBasket(db, buyer)).lines).toMatchObject([{ quantity: 36 }])
  })

  it('gets back the unused coupon of a withdrawn request; a coupon entered meanwhile stays', async () => {
    const { buyer, owner } = await openCompany()
    const shelf = await goods()
    const [first, second] = [await makeCoupon(db, { totalLimit: 1, customerLimit: 1 }), await makeCoupon(db)]
    const askWith = async (code: string) => {
      await addLine(db, buyer, { ...shelf, quantity: 12 })
      await enterCoupon(db, buyer, code)
      return ask(buyer, shelf)
    }
    const couponOf = async () => (await getBasket(db, buyer)).coupon
    const waiting = await askWith(first.code)
    expect(await couponOf()).toBeNull()
    await takeBackRequest(db, buyer, waiting, now)
    expect(await couponOf()).toMatchObject({ id: first.id, refusal: null })
    const refused = await ask(buyer, shelf)
    await refuseRequest(db, owner, { id: refused, reason: 'Hayır' }, now)
    await addLine(db, buyer, { ...shelf, quantity: 12 })
    await enterCoupon(db, buyer, second.code)
    await takeBackRequest(db, buyer, refused, now)
    expect(await couponOf()).toMatchObject({ id: second.id })
    expect((await db.select().from(coupons).where(eq(coupons.id, first.id)))[0]!.used).toBe(0)
  })
})

describe('a request of a company', () => {
  it('is hidden from others, who cannot decide it (promise P03)', async () => {
    const { buyer, owner } = await openCompany()
    const other = await openCompany()
    const viewer = await newMember(db, { colleague: owner, role: 'viewer' })
    const colleague = await newMember(db, { colleague: owner, role: 'buyer' })
    const id = await ask(buyer, await goods())
    for (const stranger of [other.owner, other.buyer, viewer, colleague]) {
      expect(await getRequest(db, stranger, id, call)).toBeNull()
      expect(await listRequests(db, stranger)).toEqual({ requests: [], total: 0 })
      expect(await approve(stranger, id)).toEqual({ status: 'not_found' })
      expect(await refuseRequest(db, stranger, { id, reason: 'Hayır' }, now)).toEqual({ status: 'not_found' })
      expect(await takeBackRequest(db, stranger, id, now)).toEqual({ status: 'not_found' })
    }
    expect(await approve(buyer, id)).toEqual({ status: 'not_found' })
    expect(await takeBackRequest(db, owner, id, now)).toEqual({ status: 'not_found' })
    expect((await listRequests(db, owner)).requests).toMatchObject([{ id, state: 'waiting', lines: 1 }])
    expect((await listRequests(db, buyer)).total).toBe(1)
  })

  it('cancels the open card payment of its basket, so that the same goods are never bought twice', async () => {
    const { buyer } = await openCompany()
    const shelf = await stockShelf(db, { unit: 10_000, dealerUnit: 2_000, dealerPackage: 12, stock: 100 })
    await addLine(db, buyer, { ...shelf, quantity: 12 })
    const direct = { ...(await dealerRequest(db)), paymentType: 1 as const }
    const paying = await placeOrder(db, buyer, fromBasket(direct), call)
    expect(paying).toMatchObject({ status: 'placed', order: { status: 90 } })
    await ask(buyer, shelf, 36)
    const code = paying.status === 'placed' ? paying.order.code : ''
    expect(await getOwnOrder(db, buyer, code)).toMatchObject({ status: 99 })
    expect(await stockOf(shelf)).toMatchObject({ onHand: 100, reserved: 0 })
  })

  it('cannot be approved while the company is suspended', async () => {
    const { buyer, owner } = await openCompany()
    const id = await ask(buyer, await goods())
    const view = await getRequest(db, owner, id, call)
    await db
      .update(businessPartners)
      .set({ approvalStatus: 3 })
      .where(eq(businessPartners.id, owner.partner.id))
    const contracts = accept(view!.approval!.review!.contracts)
    const later = await readAgain(db, owner)
    expect(await approveRequest(db, later, { id, contracts }, call)).toEqual({
      status: 'may_not_order',
      reason: 'suspended',
    })
  })

  it('queues an email when it is made and when it ends', async () => {
    const { buyer, owner } = await openCompany()
    const id = await ask(buyer, await goods())
    await refuseRequest(db, owner, { id, reason: 'Hayır' }, now)
    const { rows } = await db.execute<{ key: string }>(
      sql`select key from graphile_worker.jobs where key like ${`request-mail-${id}-%`} order by key`,
    )
    expect(rows.map(({ key }) => key)).toEqual([`request-mail-${id}-asked`, `request-mail-${id}-decided`])
    expect(await db.$count(orderRequests, eq(orderRequests.id, id))).toBe(1)
  })
})
