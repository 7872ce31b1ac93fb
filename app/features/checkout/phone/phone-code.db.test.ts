import { sql } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openTestDatabase } from '~/db/testing/database'
import { transaction } from '~/db/transaction.server'
import { addLine } from '~/features/basket/basket.server'
import { newVisitor, stockShelf, type Shelf } from '~/features/basket/testing/shop'
import { saveSettings } from '~/features/settings/settings.server'
import {
  accept,
  address,
  call,
  cashOnDelivery,
  newBuyer,
  now,
  openCheckoutShop,
  readyToOrder,
  transfer,
} from '../testing/checkout'
import { submitOrder } from '../place/submit-order.server'
import {
  askForPhoneCode,
  dropOldPhoneCodes,
  enterPhoneCode,
  getPhoneConfirmation,
  makePhoneCode,
} from './phone-code.server'

const { db } = await openTestDatabase('empty')
const secret = 'a secret of at least thirty-two characters'
let shelf: Shelf
let numbers = 0
let phone: string

const demandCode = (value: 'true' | 'false') =>
  transaction(db, (db) => saveSettings(db, [{ group: 'checkout', key: 'cash_on_delivery_code', value }]))

beforeAll(async () => {
  await openCheckoutShop(db)
  shelf = await stockShelf(db)
})
beforeEach(async () => {
  await demandCode('true')
  // Numbers are limited by themselves, so that each test has its own.
  phone = `+90532${String(1_000_000 + numbers++)}`
})

type Buyer = Awaited<ReturnType<typeof newBuyer>>
const later = (minutes: number) => new Date(now.getTime() + minutes * 60_000)
const ask = (buyer: Buyer, at = now, to = phone) =>
  askForPhoneCode(db, buyer, { phone: to, canSend: true, now: at })
const enter = (buyer: Buyer, code: string, at = now, to = phone) =>
  enterPhoneCode(db, buyer, { phone: to, code, secret, now: at })
const wrong = (code: string) => (code === '000000' ? '000001' : '000000')

/** The code that the job of the last request sends. */
async function codeOf(at = now): Promise<string> {
  const { rows } = await db.execute<{ id: number }>(sql`select max(id)::int as id from phone_codes`)
  const made = await makePhoneCode(db, { codeId: rows[0]!.id, secret, now: at })
  if (!made) throw new Error('No code is made')
  return made.code
}

async function order(buyer: Buyer, payment: 2 | 4 = cashOnDelivery, to = phone, at = now) {
  const { review } = await readyToOrder(db, buyer, { payment, to: { ...address, phone: to } })
  const confirmation = { contracts: accept(review.contracts) }
  return submitOrder(db, buyer, { key: crypto.randomUUID(), confirmation }, { ...call, now: at })
}

describe('an order that is paid at the door', () => {
  it('needs a number that was confirmed by a code, for each order anew', async () => {
    const buyer = await newBuyer(db, [shelf])
    expect(await order(buyer)).toEqual({ status: 'phone_unconfirmed' })
    expect(await ask(buyer)).toEqual({ status: 'sent' })
    expect(await order(buyer)).toEqual({ status: 'phone_unconfirmed' })
    expect(await enter(buyer, await codeOf())).toEqual({ status: 'confirmed' })
    expect(await order(buyer)).toMatchObject({ status: 'placed' })
    await addLine(db, buyer, { ...shelf, quantity: 1 })
    expect(await order(buyer)).toEqual({ status: 'phone_unconfirmed' })
  })

  it('needs the code of its own number, within half an hour', async () => {
    const buyer = await newBuyer(db, [shelf])
    await ask(buyer)
    await enter(buyer, await codeOf())
    expect(await order(buyer, cashOnDelivery, '+905329999999')).toEqual({ status: 'phone_unconfirmed' })
    expect(await order(buyer, cashOnDelivery, phone, later(31))).toEqual({ status: 'phone_unconfirmed' })
    expect(await order(buyer, cashOnDelivery, phone, later(29))).toMatchObject({ status: 'placed' })
  })

  it('of somebody else is not confirmed by it', async () => {
    const buyer = await newBuyer(db, [shelf])
    await ask(buyer)
    await enter(buyer, await codeOf())
    expect(await order(await newBuyer(db, [shelf]))).toEqual({ status: 'phone_unconfirmed' })
  })

  it('needs none while the setting is off, and none with another payment', async () => {
    expect(await order(await newBuyer(db, [shelf]), transfer)).toMatchObject({ status: 'placed' })
    await demandCode('false')
    expect(await order(await newBuyer(db, [shelf]))).toMatchObject({ status: 'placed' })
  })
})

describe('a code', () => {
  it('may be tried five times; a new one starts anew', async () => {
    const buyer = await newBuyer(db, [shelf])
    await ask(buyer)
    const code = await codeOf()
    for (const left of [4, 3, 2, 1, 0])
      expect(await enter(buyer, wrong(code))).toEqual({ status: 'wrong', left })
    expect(await enter(buyer, code)).toEqual({ status: 'over' })
    await ask(buyer, later(2))
    expect(await enter(buyer, await codeOf(later(2)), later(2))).toEqual({ status: 'confirmed' })
  })

  it('is counted once per try when many arrive at once', async () => {
    const buyer = await newBuyer(db, [shelf])
    await ask(buyer)
    const code = await codeOf()
    const tries = await Promise.all(Array.from({ length: 20 }, () => enter(buyer, wrong(code))))
    expect(tries.filter(({ status }) => status === 'wrong')).toHaveLength(5)
    expect(await enter(buyer, code)).toEqual({ status: 'over' })
  })

  it('is valid for ten minutes, for its number and its visitor', async () => {
    const buyer = await newBuyer(db, [shelf])
    await ask(buyer)
    const code = await codeOf()
    expect(await enter(buyer, code, later(11))).toEqual({ status: 'over' })
    expect(await enter(buyer, code, now, '+905329999998')).toEqual({ status: 'over' })
    expect(await enter(await newBuyer(db, [shelf]), code)).toEqual({ status: 'over' })
    expect(await enter(buyer, code, later(9))).toEqual({ status: 'confirmed' })
  })

  it('is in neither the queue nor the table', async () => {
    const buyer = await newBuyer(db, [shelf])
    await ask(buyer)
    const code = await codeOf()
    const { rows } = await db.execute<{ all: string }>(sql`
      select (select string_agg(row_to_json(c)::text, '') from phone_codes c where phone = ${phone})
        || (select string_agg(payload::text, '') from graphile_worker._private_jobs) as all`)
    expect(rows[0]!.all).toContain('codeId')
    expect(rows[0]!.all.replace(phone, '')).not.toContain(`"${code}"`)
  })

  it('is made anew by each try of its job, and by none once it is too old or confirmed', async () => {
    const buyer = await newBuyer(db, [shelf])
    await ask(buyer)
    await codeOf()
    const code = await codeOf()
    expect(await enter(buyer, code)).toEqual({ status: 'confirmed' })
    await expect(codeOf()).rejects.toThrow('No code is made')
    const other = await newBuyer(db, [shelf])
    await ask(other, later(2), '+905329999997')
    await expect(codeOf(later(13))).rejects.toThrow('No code is made')
  })
})

describe('asking for a code (promise L41)', () => {
  it('waits a minute between two, whoever asks for the number', async () => {
    const buyer = await newBuyer(db, [shelf])
    expect(await ask(buyer)).toEqual({ status: 'sent' })
    expect(await ask(buyer, later(0.5))).toEqual({ status: 'wait', seconds: 30 })
    expect(await ask(buyer, later(0.5), '+905329999996')).toEqual({ status: 'wait', seconds: 30 })
    expect(await ask(await newBuyer(db, [shelf]), later(0.5))).toEqual({ status: 'wait', seconds: 30 })
    expect(await ask(buyer, later(1))).toEqual({ status: 'sent' })
  })

  it('sends one number five in an hour, in all baskets together', async () => {
    for (const minute of [0, 2, 4, 6, 8])
      expect(await ask(await newBuyer(db, [shelf]), later(minute))).toEqual({ status: 'sent' })
    expect(await ask(await newBuyer(db, [shelf]), later(10))).toEqual({ status: 'wait', seconds: 50 * 60 })
    expect(await ask(await newBuyer(db, [shelf]), later(60))).toEqual({ status: 'sent' })
  })

  it('sends one when many ask at once', async () => {
    const buyer = await newBuyer(db, [shelf])
    const answers = await Promise.all(Array.from({ length: 8 }, () => ask(buyer)))
    expect(answers.filter(({ status }) => status === 'sent')).toHaveLength(1)
  })

  it('sends none to a landline, without a basket, or without a provider', async () => {
    const buyer = await newBuyer(db, [shelf])
    expect(await ask(buyer, now, '0212 123 45 67')).toEqual({ status: 'no_mobile' })
    expect(await ask(await newVisitor(db))).toEqual({ status: 'empty_basket' })
    expect(await askForPhoneCode(db, buyer, { phone, canSend: false, now })).toEqual({
      status: 'unavailable',
    })
  })
})

it('the last step shows what the number still needs', async () => {
  const buyer = await newBuyer(db, [shelf])
  const shown = (at = now) => getPhoneConfirmation(db, buyer, { phone, paymentType: cashOnDelivery, now: at })
  expect(await shown()).toEqual({ state: 'needed', phone })
  await ask(buyer)
  expect(await shown()).toEqual({ state: 'sent', phone })
  expect(await shown(later(11))).toEqual({ state: 'needed', phone })
  await enter(buyer, await codeOf())
  expect(await shown()).toEqual({ state: 'confirmed', phone })
  expect(await getPhoneConfirmation(db, buyer, { phone, paymentType: transfer, now })).toBeNull()
})

it('codes are deleted after a day', async () => {
  await ask(await newBuyer(db, [shelf]))
  await dropOldPhoneCodes(db, later(23 * 60))
  const count = async () =>
    (await db.execute(sql`select from phone_codes where phone = ${phone}`)).rows.length
  expect(await count()).toBe(1)
  await dropOldPhoneCodes(db, later(25 * 60))
  expect(await count()).toBe(0)
})
