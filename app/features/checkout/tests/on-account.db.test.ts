// @module-tag once
// Longer than 250 lines: the test follows one account through every step of its orders.
import { eq, sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { transaction } from '~/db/transaction.server'
import { addLine, getBasket } from '~/features/basket/basket.server'
import { dealers, setStock, stockShelf } from '~/features/basket/testing/shop'
import { businessPartners } from '~/features/customers/tables.server'
import { newMember, readAgain } from '~/features/customers/testing/member'
import type { Member } from '~/features/identity/identity'
import type { Storage } from '~/features/media/media.server'
import { getOpenItems, getStanding, postPayment } from '~/features/ledger/ledger.server'
import { getPaymentMethods } from '~/features/payments/payments.server'
import { saveSettings } from '~/features/settings/settings.server'
import { changeStatus } from '~/features/orders/status/change-status.server'
import {
  acceptReturn,
  askReturn,
  cancelOrder,
  deliver,
  receiveReturn,
  refundByStaff,
  ship,
  startPacking,
  getOwnFullOrder,
} from '~/features/fulfilment/fulfilment.server'
import { approveRequest } from '../approval/decide.server'
import { findPayable, getOwnOrder } from '~/features/orders/orders.server'
import { getCheckout } from '../steps/save-steps.server'
import { getRequest } from '../approval/read.server'
import { placeOrder } from '../place/place-order.server'
import { fromBasket } from '../place/ordered-goods.server'
import { requestApproval } from '../approval/ask.server'
import {
  accept,
  call,
  dealerRequest,
  newBuyer,
  now,
  openAccount,
  order,
  placedCode,
  readyToOrder,
} from '../testing/checkout'
import { openTwoProcesses } from '../testing/two-processes'

const { db, other } = await openTwoProcesses()

/** Twelve pieces for 600,00 TL plus KDV; 769,90 TL with shipping. */
const shelf = () => stockShelf(db, { stock: 1_000, dealerUnit: 5_000, dealerPackage: 12 })
const one = 76_990

async function newDealer(creditLimit = 200_000): Promise<Member> {
  const dealer = await newMember(db, { priceListId: dealers })
  await db
    .update(businessPartners)
    .set({ creditLimit, paymentTermDays: 45 })
    .where(eq(businessPartners.id, dealer.partner.id))
  return dealer
}

async function fill(member: Member, packages = 1) {
  const goods = await shelf()
  await addLine(db, member, { ...goods, quantity: packages * 12 })
  return goods
}

const standing = async ({ partner }: Member) => (await getStanding(db, partner.id, { now }))!
const pay = ({ partner }: Member, amount: number) =>
  transaction(db, (db) =>
    postPayment(db, {
      partnerId: partner.id,
      postedOn: '2026-11-20',
      key: `pay ${Math.random()}`,
      actor: 'test',
      amount,
      means: 'transfer',
    }),
  )

describe('an order on account', () => {
  it('is in status 1 at once, its stock sold, its debt posted with the customer’s payment term', async () => {
    const dealer = await newDealer()
    await fill(dealer)
    const code = await placedCode(order(db, dealer, { payment: openAccount }))
    expect(await getOwnOrder(db, dealer, code)).toMatchObject({ status: 1, grandTotal: one, expiresAt: null })
    expect(await standing(dealer)).toMatchObject({ balance: one, available: 200_000 - one, overdue: 0 })
    expect(await getOpenItems(db, dealer.partner.id, now)).toMatchObject([
      { kind: 'invoice', documentNo: code, dueOn: '2027-01-04', open: one },
    ])
  })

  it('is offered to approved wholesale members with a limit alone', async () => {
    const types = async (visitor: Parameters<typeof getPaymentMethods>[1]) =>
      (await getPaymentMethods(db, visitor)).some(({ type }) => type === openAccount)
    const dealer = await newDealer()
    expect(await types(dealer)).toBe(true)
    expect(await types(await newDealer(0))).toBe(false)
    expect(await types(await newMember(db, { kind: 'retail' }))).toBe(false)
    expect(await types(await newBuyer(db, []))).toBe(false)
    for (const approvalStatus of [0, 2, 3] as const) {
      await db
        .update(businessPartners)
        .set({ approvalStatus })
        .where(eq(businessPartners.id, dealer.partner.id))
      expect(await types(await readAgain(db, dealer))).toBe(false)
    }
  })

  it('of a member suspended meanwhile is refused, whatever the page showed', async () => {
    const dealer = await newDealer()
    await fill(dealer)
    const request = await dealerRequest(db, openAccount)
    await db
      .update(businessPartners)
      .set({ approvalStatus: 3 })
      .where(eq(businessPartners.id, dealer.partner.id))
    expect(await placeOrder(db, dealer, fromBasket(request), call)).toMatchObject({
      status: 'payment_unavailable',
    })
    expect((await standing(dealer)).balance).toBe(0)
  })

  it('over the limit is refused with the missing amount, to the kuruş; basket and stock stay', async () => {
    const dealer = await newDealer(one - 1)
    const goods = await fill(dealer)
    const request = await dealerRequest(db, openAccount)
    const refused = { status: 'payment_unavailable', reason: 'credit', missing: 1, available: one - 1 }
    expect(await placeOrder(db, dealer, fromBasket(request), call)).toEqual(refused)
    expect((await getBasket(db, dealer)).lines).toHaveLength(1)
    const { rows } = await db.execute(
      sql`select on_hand from stock_balances where variant_id = ${goods.variantId}`,
    )
    expect(rows).toEqual([{ on_hand: 1_000 }])
    await pay(dealer, 1)
    expect(await placeOrder(db, dealer, fromBasket(request), call)).toMatchObject({ status: 'placed' })
    expect(await standing(dealer)).toMatchObject({ available: 0 })
  })

  it('shows in the checkout the balance of the account, and when the order is due', async () => {
    const dealer = await newDealer(100_000)
    await fill(dealer)
    await placedCode(order(db, dealer, { payment: openAccount }))
    await fill(dealer)
    const { quote } = await readyToOrder(db, dealer)
    expect(quote.payments.find(({ type }) => type === openAccount)).toMatchObject({
      credit: { balance: one, creditLimit: 100_000, available: 100_000 - one, dueOn: '2027-01-04' },
      refusal: { reason: 'credit', missing: 2 * one - 100_000 },
    })
  })

  it('without stock posts no debt', async () => {
    const dealer = await newDealer()
    const goods = await fill(dealer)
    const checkout = await readyToOrder(db, dealer, { payment: openAccount })
    const { draft, review } = checkout
    await setStock(db, goods.variantId, 0)
    const { address, invoice, carrierId } = draft
    const contracts = accept(review.contracts)
    const request = { address: address!, invoice: invoice!, carrierId: carrierId!, note: '', contracts }
    expect(
      await placeOrder(db, dealer, fromBasket({ ...request, paymentType: openAccount }), call),
    ).toMatchObject({
      status: 'blocked_lines',
    })
    expect((await standing(dealer)).balance).toBe(0)
  })

  it('cancelled by its buyer or by staff is credited to the account, once', async () => {
    const dealer = await newDealer()
    await fill(dealer)
    const code = await placedCode(order(db, dealer, { payment: openAccount }))
    expect(await cancelOrder(db, { visitor: dealer }, { code, now })).toEqual({ status: 'changed', to: 99 })
    expect(await cancelOrder(db, { visitor: dealer }, { code, now })).toMatchObject({ status: 'unchanged' })
    expect((await standing(dealer)).balance).toBe(0)
    await fill(dealer)
    const second = await placedCode(order(db, dealer, { payment: openAccount }))
    for (const to of [2, 96, 99] as const)
      await changeStatus(db, second, to, { actor: 'staff', reason: 'Teslim alınmadı', now })
    expect((await standing(dealer)).balance).toBe(0)
  })

  it('requested by a buyer is posted when the owner approves', async () => {
    const owner = await newDealer()
    const buyer = await newMember(db, { colleague: owner, role: 'buyer', orderLimit: 1_000 })
    await fill(buyer)
    const { contracts: _, ...input } = await dealerRequest(db, openAccount)
    const asked = await requestApproval(db, buyer, input, now)
    if (asked.status !== 'requested') throw new Error(asked.status)
    expect((await standing(owner)).balance).toBe(0)
    const request = await getRequest(db, owner, asked.id, call)
    const contracts = accept(request?.approval?.review?.contracts ?? [])
    expect(await approveRequest(db, owner, { id: asked.id, contracts }, call)).toMatchObject({
      status: 'placed',
    })
    expect((await standing(owner)).balance).toBe(one)
  })

  it('counts against the limit only once it is sent, if the shop says so', async () => {
    const counts = (value: string) =>
      transaction(db, (db) => saveSettings(db, [{ group: 'ledger', key: 'limit_counts_open_orders', value }]))
    await counts('false')
    const dealer = await newDealer(one)
    await fill(dealer)
    const code = await placedCode(order(db, dealer, { payment: openAccount }))
    await fill(dealer)
    const offered = async () =>
      (await getCheckout(db, dealer, call))?.quote.payments.find(({ type }) => type === openAccount)?.credit
        ?.available
    expect(await offered()).toBe(one)
    // A part that is credited before the shipment is credited only once.
    const part = { code, amount: 10_000, reason: 'Eksik', key: `part ${code}` }
    expect(await refundByStaff(db, part, { actor: 'test', now })).toMatchObject({ means: 'account' })
    expect((await standing(dealer)).balance).toBe(one - 10_000)
    expect(await offered()).toBe(one)
    for (const to of [2, 96] as const) await changeStatus(db, code, to, { actor: 'staff', reason: '', now })
    expect(await offered()).toBe(10_000)
    await counts('true')
  })
})

describe('orders and payments of one account at once (promise R30)', () => {
  it('never exceed the limit; exactly the placed orders are posted', async () => {
    const limit = 5 * one + 100
    const owner = await newDealer(limit)
    const colleagues = await Promise.all(
      Array.from({ length: 24 }, () => newMember(db, { colleague: owner, role: 'buyer' })),
    )
    for (const buyer of colleagues) await fill(buyer)
    const request = await dealerRequest(db, openAccount)
    const outcomes = await Promise.all(
      colleagues.map(async (buyer, i) => {
        if (i % 8 === 7) await pay(owner, one)
        return placeOrder(i % 2 ? db : other.db, buyer, fromBasket(request), call)
      }),
    )
    const placed = outcomes.filter(({ status }) => status === 'placed').length
    const refused = outcomes.filter((outcome) => 'reason' in outcome && outcome.reason === 'credit').length
    expect(placed + refused).toBe(24)
    // Three payments come in, each of one order's price, so five to eight orders fit the limit.
    expect(placed).toBeGreaterThanOrEqual(5)
    expect(placed).toBeLessThanOrEqual(8)
    const { balance } = await standing(owner)
    expect(balance).toBe((placed - 3) * one)
    const { rows } = await db.execute(sql`
      select (select count(*) from orders where business_partner_id = ${owner.partner.id})::int as orders,
        (select count(*) from ledger_entries where order_code in (
          select code from orders where business_partner_id = ${owner.partner.id}))::int as posted,
        (select sum(amount) from ledger_lines)::int as sum`)
    expect(rows).toEqual([{ orders: placed, posted: placed, sum: 0 }])
  })
})

describe('returned goods of an order on account', () => {
  const staff = { actor: 'command line: test', now }
  const storage = { write: () => Promise.reject(new Error('no files here')) } as unknown as Storage

  it('are credited piece by piece, by received packages; a dealer needs a reason', async () => {
    const dealer = await newDealer()
    await fill(dealer)
    const code = await placedCode(order(db, dealer, { payment: openAccount }))
    await startPacking(db, code, staff)
    await ship(db, code, { trackingNumber: '', link: '', pieces: null }, staff)
    await deliver(db, code, staff)
    const { lines, grandTotal, id } = (await getOwnOrder(db, dealer, code))!
    const input = (quantity: number, key: string) => ({
      code,
      note: 'Dikişi açık',
      account: null,
      photos: [],
      key,
      lines: [{ lineId: lines[0]!.id, quantity }],
    })
    const ask = (kind: 'withdrawal' | 'defective', quantity: number, key: string) =>
      askReturn({ db, storage }, { visitor: dealer }, { ...input(quantity, `${id}-${key}`), kind }, now)
    expect(await ask('withdrawal', 5, 'right')).toEqual({ status: 'refused' })
    let back = 0
    for (const [quantity, key] of [
      [5, 'five'],
      [7, 'rest'],
    ] as const) {
      const asked = await ask('defective', quantity, key)
      const returnId = asked.status === 'asked' ? asked.returnId : 0
      await acceptReturn(db, returnId, '', staff)
      const got = await receiveReturn(db, returnId, null, staff)
      back += got.status === 'done' ? got.refund : 0
      expect((await standing(dealer)).balance).toBe(grandTotal - back)
    }
    expect(await getOwnFullOrder(db, dealer, code)).toMatchObject({
      status: 99,
      refunds: [{ means: 'account', state: 'paid' }, { means: 'account' }],
      returns: [{ state: 'refunded' }, { state: 'refunded' }],
    })
    expect([back, (await standing(dealer)).balance]).toEqual([grandTotal, 0])
  })
})

describe('paying an order by its code', () => {
  it('shows the amount due and the payee', async () => {
    const dealer = await newDealer()
    await fill(dealer)
    const code = await placedCode(order(db, dealer, { payment: openAccount }))
    const [item] = await getOpenItems(db, dealer.partner.id, now)
    const found = await findPayable(db, code, now)
    expect(found).toMatchObject({
      order: { code, status: 1, due: one },
      paysFor: { kind: 'account', partnerId: dealer.partner.id, lineId: item!.lineId },
    })
    await pay(dealer, one - 100)
    expect((await findPayable(db, code, now))?.order.due).toBe(100)
    await cancelOrder(db, { visitor: dealer }, { code, now })
    expect(await findPayable(db, code, now)).toMatchObject({ order: { due: 0 }, paysFor: null })
  })

  it('is possible while the order waits for its money, and not otherwise', async () => {
    const goods = await shelf()
    const code = await placedCode(order(db, await newBuyer(db, [goods]), {}))
    expect(await findPayable(db, code, now)).toMatchObject({
      order: { status: 90 },
      paysFor: { kind: 'order' },
    })
    const late = new Date(now.getTime() + 4 * 24 * 3_600_000)
    expect(await findPayable(db, code, late)).toMatchObject({ order: { due: 0 }, paysFor: null })
    const cashOrder = await placedCode(order(db, await newBuyer(db, [goods]), { payment: 4 }))
    expect(await findPayable(db, cashOrder, now)).toMatchObject({ order: { due: 0 }, paysFor: null })
    for (const odd of ['', 'YOKYOKYOKYO', 'k7mx', "' or 1=1 --"])
      expect(await findPayable(db, odd, now)).toBeNull()
  })
})
