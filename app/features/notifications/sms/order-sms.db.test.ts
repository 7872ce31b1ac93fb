import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openTestDatabase } from '~/db/testing/database'
import { transaction } from '~/db/transaction.server'
import { savePreferences } from '~/features/announcements/announcements.server'
import { addLine } from '~/features/basket/basket.server'
import { stockShelf } from '~/features/basket/testing/shop'
import { newBuyer, openCheckoutShop, order, placedCode } from '~/features/checkout/testing/checkout'
import { businessPartnerDetails } from '~/features/customers/tables.server'
import { newMember } from '~/features/customers/testing/member'
import type { Member } from '~/features/identity/identity'
import { orderStatuses } from '~/features/orders/orders'
import { changeStatus } from '~/features/orders/orders.server'
import { createLog } from '~/server/log.server'
import { openNetgsm } from '../testing/netgsm-server'
import { sendOrderMail } from '../notifications.server'
import { sendOrderSms } from './order-sms.server'

const { db } = await openTestDatabase('empty')
const provider = await openNetgsm()
afterAll(() => provider.close())
beforeAll(() => openCheckoutShop(db))
beforeEach(() => void (provider.taken.length = 0))

const deps = { db, sms: provider.sms, log: createLog('silent') } as never

async function member(phone: string): Promise<Member> {
  const made = await newMember(db, { kind: 'retail' })
  const { detailId } = made.partner
  await db.update(businessPartnerDetails).set({ phone }).where(eq(businessPartnerDetails.id, detailId))
  return made
}

async function placedBy(buyer: Member): Promise<string> {
  const { productId, variantId } = await stockShelf(db)
  await addLine(db, buyer, { productId, variantId, quantity: 2 })
  return placedCode(order(db, buyer, { payment: 2 }))
}

test('a member with a mobile number gets the order’s code once, without the look-up at İYS', async () => {
  const code = await placedBy(await member('+905321234567'))
  await sendOrderSms(deps, code)
  await sendOrderSms(deps, code)
  expect(provider.taken).toHaveLength(1)
  const [sent] = provider.taken
  expect([sent!.no, sent!.iysfilter, sent!.encoding]).toEqual(['5321234567', '0', 'TR'])
  expect(sent!.msg).toContain(`${code} numaralı siparişiniz`)
  const { rows } = await db.execute(
    sql`select segments from sms_messages where id = ${`order-placed.${code}`}`,
  )
  expect(rows).toEqual([{ segments: 1 }])
})

test('nobody gets it who switched SMS about orders off, has no mobile number, or bought as a guest', async () => {
  const off = await member('+905321234568')
  const preferences = { refused: ['orders:sms'], frequency: 'instant' } as const
  await transaction(db, (db) => savePreferences(db, off.user.userId, preferences, new Date()))
  const guests = await placedCode(order(db, await newBuyer(db, [await stockShelf(db)], 2), { payment: 2 }))
  const codes = [
    await placedBy(off),
    await placedBy(await member('+902121234567')),
    await placedBy(await member('')),
    guests,
  ]
  for (const code of codes) await sendOrderSms(deps, code)
  expect(provider.taken).toEqual([])
})

test('an order that was cancelled before the message is not announced', async () => {
  const code = await placedBy(await member('+905321234569'))
  await changeStatus(db, code, orderStatuses.cancelled, { actor: 'staff', reason: '', now: new Date() })
  await sendOrderSms(deps, code)
  expect(provider.taken).toEqual([])
})

test('the email of a member’s order queues the message, the email of a guest’s order none', async () => {
  const deps = {
    db,
    sms: provider.sms,
    mail: { send: async () => {} },
    config: { publicUrl: new URL('https://vitrin.example') },
    secret: 'a secret of at least thirty-two characters',
    clock: () => new Date(),
  } as never
  const ofMember = await placedBy(await member('+905321234570'))
  const ofGuest = await placedCode(order(db, await newBuyer(db, [await stockShelf(db)], 2), { payment: 2 }))
  for (const code of [ofMember, ofGuest]) await sendOrderMail(deps, code)
  const { rows } = await db.execute<{ key: string }>(
    sql`select key from graphile_worker.jobs where task_identifier = 'send-order-sms'`,
  )
  expect(rows.map(({ key }) => key)).toEqual([`order-sms-${ofMember}`])
})
