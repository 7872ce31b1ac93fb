import { setTimeout as pause } from 'node:timers/promises'
import { eq, sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { addLine } from '~/features/basket/basket.server'
import { type Shelf, stockShelf } from '~/features/basket/testing/shop'
import { newMember } from '~/features/customers/testing/member'
import type { Member } from '~/features/identity/identity'
import { couponUses } from '~/features/promotions/tables.server'
import { makeCoupon } from '~/features/promotions/testing/offers'
import { expireOrder } from '~/features/orders/status/expiry.server'
import { settleOrder } from '~/features/orders/status/change-status.server'
import { getOrder } from '~/features/orders/orders.server'
import { placeOrder } from '../place/place-order.server'
import { fromBasket } from '../place/ordered-goods.server'
import { paymentNotices } from '~/features/fulfilment/notices/tables.server'
import { orders } from '~/features/orders/tables.server'
import { call, cashOnDelivery, directRequest, newBuyer, now, placedCode, transfer } from '../testing/checkout'
import { openTwoProcesses } from '../testing/two-processes'

const { db, other } = await openTwoProcesses()

const newEmail = () => `${crypto.randomUUID()}@uye.example`
const once = () => makeCoupon(db, { customerLimit: 1 })
const firstOnly = () => makeCoupon(db, { firstOrderOnly: true })
const goods = () => stockShelf(db, { stock: 1_000 })
const refused = (reason: string) => ({ status: 'coupon_refused', refusal: { reason } })

type How = { coupon: string; email: string; payment?: 2 | 4; on?: typeof db }

async function asGuest(shelf: Shelf, { coupon, email, payment = cashOnDelivery, on = db }: How) {
  const request = await directRequest(db, payment)
  const address = { ...request.address, email }
  return placeOrder(
    on,
    await newBuyer(db, [shelf]),
    fromBasket({ ...request, address, coupon: { code: coupon } }),
    call,
  )
}

/** The order's emails go to another address, but its coupon is counted for the member. */
async function asMember(shelf: Shelf, member: Member, { coupon, on = db }: Omit<How, 'email'>) {
  await addLine(db, member, { ...shelf, quantity: 1 })
  const request = await directRequest(db, cashOnDelivery)
  const address = { ...request.address, email: newEmail() }
  return placeOrder(on, member, fromBasket({ ...request, address, coupon: { code: coupon } }), call)
}

const openUses = async (id: number) =>
  (await db.select().from(couponUses).where(eq(couponUses.couponId, id))).filter((use) => !use.returnedAt)
const statusOf = async (code: string) => (await getOrder(db, code))!.status

describe.each([
  ['once for each customer', once, 'already_used'],
  ['for the first order', firstOnly, 'not_first_order'],
] as const)('a coupon %s', (_, make, reason) => {
  it('used by a member is used for guests with an email of the same customer, even in capitals', async () => {
    const [shelf, { code: coupon }] = [await goods(), await make()]
    const member = await newMember(db, { kind: 'retail' })
    const colleague = await newMember(db, { colleague: member })
    expect(await asMember(shelf, member, { coupon })).toMatchObject({ status: 'placed' })
    for (const email of [member.user.email, member.user.email.toUpperCase(), colleague.user.email])
      expect(await asGuest(shelf, { coupon, email })).toMatchObject(refused(reason))
    expect(await asMember(shelf, colleague, { coupon })).toMatchObject(refused(reason))
    expect(await asGuest(shelf, { coupon, email: newEmail() })).toMatchObject({ status: 'placed' })
  })

  it('used by a guest is used for the member with that email, and for colleagues', async () => {
    const [shelf, { code: coupon }, email] = [await goods(), await make(), newEmail()]
    expect(await asGuest(shelf, { coupon, email })).toMatchObject({ status: 'placed' })
    const member = await newMember(db, { kind: 'retail', email })
    const colleague = await newMember(db, { colleague: member })
    expect(await asMember(shelf, member, { coupon })).toMatchObject(refused(reason))
    expect(await asMember(shelf, colleague, { coupon })).toMatchObject(refused(reason))
    expect(await asGuest(shelf, { coupon, email: colleague.user.email })).toMatchObject(refused(reason))
  })

  it('is used only once by a member and guests at the same time, through two processes', async () => {
    for (let round = 0; round < 5; round++) {
      const [shelf, { id, code: coupon }] = [await goods(), await make()]
      const member = await newMember(db, { kind: 'retail' })
      const colleague = await newMember(db, { colleague: member })
      const { email } = colleague.user
      const outcomes = await Promise.all([
        ...Array.from({ length: 4 }, (_, i) => asGuest(shelf, { coupon, email, on: i % 2 ? db : other.db })),
        asMember(shelf, member, { coupon, on: other.db }),
        asMember(shelf, colleague, { coupon }),
      ])
      expect(outcomes.filter(({ status }) => status === 'placed')).toHaveLength(1)
      expect(await openUses(id)).toHaveLength(1)
    }
  })

  it('is counted by verified emails alone, not by an email that a stranger has registered', async () => {
    const [shelf, { code: coupon }] = [await goods(), await make()]
    const member = await newMember(db, { kind: 'retail' })
    const { user } = await newMember(db, { colleague: member, emailVerified: false })
    expect(await asMember(shelf, member, { coupon })).toMatchObject({ status: 'placed' })
    expect(await asGuest(shelf, { coupon, email: user.email })).toMatchObject({ status: 'placed' })
  })
})

describe('an unpaid order of a guest with another person’s email', () => {
  async function reserve(make: () => ReturnType<typeof makeCoupon> = once) {
    const [shelf, { id, code: coupon }] = [await goods(), await make()]
    const member = await newMember(db, { kind: 'retail' })
    const { email } = member.user
    const code = await placedCode(asGuest(shelf, { coupon, email, payment: transfer }))
    return { shelf, id, coupon, member, email, code }
  }

  it.each([
    ['once for each customer', once],
    ['for the first order', firstOnly],
    ['once for all', () => makeCoupon(db, { totalLimit: 1 })],
  ])('blocks a coupon %s for other guests, and releases it to the owner', async (_, make) => {
    const { shelf, id, coupon, member, email, code } = await reserve(make)
    const another = await asGuest(shelf, { coupon, email })
    expect(another.status).toBe('coupon_refused')
    const own = await placedCode(asMember(shelf, member, { coupon }))
    expect((await openUses(id)).map(({ orderCode }) => orderCode)).toEqual([own])
    expect(await statusOf(code)).toBe(99)
    // The buyer is told by email.
    const { rows } = await db.execute(
      sql`select key from graphile_worker.jobs where key = ${`order-news-${code}-cancelled-`}`,
    )
    expect(rows).toHaveLength(1)
  })

  it('stays when the coupon is valid for both', async () => {
    const { shelf, id, coupon, member, code } = await reserve(() => makeCoupon(db, { customerLimit: 2 }))
    await placedCode(asMember(shelf, member, { coupon }))
    expect(await statusOf(code)).toBe(90)
    expect(await openUses(id)).toHaveLength(2)
    expect(await asMember(shelf, member, { coupon })).toMatchObject({ status: 'placed' })
    expect(await statusOf(code)).toBe(99)
    expect(await asMember(shelf, member, { coupon })).toMatchObject(refused('already_used'))
    expect(await openUses(id)).toHaveLength(2)
  })

  it('releases the coupon when it expires', async () => {
    const { shelf, id, coupon, email, code } = await reserve()
    expect(await asGuest(shelf, { coupon, email })).toMatchObject(refused('reserved'))
    await expireOrder(db, { code, now: new Date(now.getTime() + 4 * 24 * 3_600_000) })
    expect(await openUses(id)).toHaveLength(0)
    expect(await asGuest(shelf, { coupon, email })).toMatchObject({ status: 'placed' })
  })

  it('uses the coupon once it is paid', async () => {
    const { shelf, coupon, member, email, code } = await reserve()
    await settleOrder(db, { code, actor: 'staff', reason: 'paid', now })
    expect(await asMember(shelf, member, { coupon })).toMatchObject(refused('already_used'))
    expect(await asGuest(shelf, { coupon, email })).toMatchObject(refused('already_used'))
  })

  it('keeps the coupon while its transfer is being checked', async () => {
    const { shelf, coupon, member, code } = await reserve()
    const [order] = await db.select({ id: orders.id }).from(orders).where(eq(orders.code, code))
    await db.insert(paymentNotices).values({
      orderId: order!.id,
      bank: 'Örnek',
      iban: 'TR33',
      amount: 100,
      paidOn: '2026-11-20',
      sender: 'Ayşe',
      key: crypto.randomUUID(),
      sentAt: now,
    })
    // A notice of transfer clears the expiry of its order.
    await db.update(orders).set({ expiresAt: null }).where(eq(orders.code, code))
    expect(await asMember(shelf, member, { coupon })).toMatchObject(refused('reserved'))
    expect(await statusOf(code)).toBe(90)
  })

  it.each([
    ['once for each customer', once],
    ['for the first order', firstOnly],
  ])('and the owner’s order at the same time as its payment use a coupon %s once', async (_, make) => {
    for (let round = 0; round < 12; round++) {
      const { shelf, id, coupon, member, code } = await reserve(make)
      const [own] = await Promise.all([
        asMember(shelf, member, { coupon, on: round % 2 ? db : other.db }),
        // Each round pays a little later, so that payments hit different steps of placing the
        // order.
        pause(4 * round).then(() => settleOrder(other.db, { code, actor: 'staff', reason: 'paid', now })),
      ])
      const isPaid = (await statusOf(code)) === 1
      expect(own.status).toBe(isPaid ? 'coupon_refused' : 'placed')
      expect(await openUses(id)).toHaveLength(1)
    }
  })
})
