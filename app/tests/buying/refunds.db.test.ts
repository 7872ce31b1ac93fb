import { eq } from 'drizzle-orm'
import { expect, test, vi } from 'vitest'
import {
  deliver,
  followCardRefunds,
  receiveReturn,
  refundByStaff,
  refuseDelivery,
  ship,
  startPacking,
  getFullOrder,
} from '~/features/fulfilment/fulfilment.server'
import { testBankPayments } from '~/features/payments/providers/test-bank/tables.server'
import { goodsInStock } from '~/testing/guest'
import { attemptOf, cards, orderByCard, pay } from '~/testing/payer'
import { openTestShop } from '~/testing/shop'

const shop = await openTestShop()
const goods = await goodsInStock(shop.db, 6, 20)
const staff = { actor: 'command line: test', now: new Date() }
const orderOf = async (code: string) => (await getFullOrder(shop.db, code))!

/** An order that a guest has paid by card at the test bank. */
async function paidByCard(count: number) {
  const guest = shop.browser()
  const leading = await orderByCard(guest, goods.splice(0, count))
  const thanks = await pay(shop, guest, leading, cards.pays)
  const code = /^\/siparis\/([^/]+)/.exec(thanks.path)![1]!
  return { guest, code, attemptId: attemptOf(leading) }
}

/** Captured and refunded amounts at the bank, in kuruş. */
async function bankKeeps(attemptId: string): Promise<number> {
  const [row] = await shop.db.select().from(testBankPayments).where(eq(testBankPayments.reference, attemptId))
  return row!.captured - row!.refunded
}

test('cancelling an order paid by card refunds the card, and sends an email', async () => {
  const { guest, code, attemptId } = await paidByCard(1)
  const page = await guest.page(`/siparis/${code}`)
  const form = page.forms.find(({ buttons }) => buttons.some(({ label }) => label === 'Evet, iptal et'))!
  expect(form.fields.map(([name]) => name)).not.toContain('iban')
  expect((await guest.submit(page, form)).text).toContain('Siparişiniz iptal edildi.')
  expect((await orderOf(code)).refunds).toMatchObject([{ means: 'card', state: 'due' }])
  await shop.runJobs()
  expect(await bankKeeps(attemptId)).toBe(0)
  await followCardRefunds(shop.db, new Date())
  await shop.runJobs()
  expect((await orderOf(code)).refunds).toMatchObject([{ state: 'paid' }])
  const subjects = shop.emails.map(({ subject }) => subject).filter((subject) => subject.includes(code))
  expect(subjects.filter((subject) => subject.startsWith('Siparişiniz iptal edildi'))).not.toHaveLength(0)
  expect(subjects.filter((subject) => subject.startsWith('Para iadeniz gönderildi'))).toHaveLength(1)
})

test('a partial return is refunded to the card by line, and together with earlier refunds never exceeds the payment', async () => {
  const { guest, code, attemptId } = await paidByCard(2)
  await startPacking(shop.db, code, staff)
  await ship(shop.db, code, { trackingNumber: '1', link: '', pieces: null }, staff)
  await deliver(shop.db, code, staff)
  const { lines, grandTotal } = await orderOf(code)
  const page = await guest.page(`/siparis/${code}/iade`)
  const form = page.forms.find(({ fields }) => fields.some(([name]) => name === 'anahtar'))!
  await guest.submit(page, form, { [`adet.${lines[0]!.id}`]: '1', neden: 'withdrawal' }, undefined, {})
  const [back] = (await orderOf(code)).returns
  const { refund } = (await receiveReturn(shop.db, back!.id, null, staff)) as { refund: number }
  expect(refund).toBe(lines[0]!.chargedNet + lines[0]!.chargedKdv)
  const rest = { code, amount: grandTotal - refund, reason: 'Jest', key: 'rest' }
  expect(await refundByStaff(shop.db, { ...rest, amount: rest.amount + 1, key: 'more' }, staff)).toEqual({
    status: 'exceeds',
    left: rest.amount,
  })
  expect((await refundByStaff(shop.db, rest, staff)).status).toBe('due')
  expect((await refundByStaff(shop.db, rest, staff)).status).toBe('due')
  // Refunds of one payment are sent one after the other: the second when its queue is free again.
  await vi.waitFor(async () => {
    await shop.runJobs()
    expect(await bankKeeps(attemptId)).toBe(0)
  }, 10_000)
  await followCardRefunds(shop.db, new Date())
  expect((await orderOf(code)).returns).toMatchObject([{ state: 'refunded' }])
})

test('an order withdrawn in transit and refused at the door is refunded once: unsent goods at once, the rest on arrival', async () => {
  const { guest, code } = await paidByCard(2)
  await startPacking(shop.db, code, staff)
  const { lines, grandTotal } = await orderOf(code)
  const first = lines[0]!
  const pieces = new Map([[first.id, first.quantity]])
  await ship(shop.db, code, { trackingNumber: '1', link: '', pieces }, staff)
  const page = await guest.page(`/siparis/${code}/iade`)
  const form = page.forms.find(({ fields }) => fields.some(([name]) => name === 'anahtar'))!
  await guest.submit(page, form, { [`adet.${first.id}`]: String(first.quantity), neden: 'withdrawal' })
  await refuseDelivery(shop.db, code, '', staff)
  const { returns, refunds } = await orderOf(code)
  expect(returns).toHaveLength(1)
  const unsent = lines.slice(1).reduce((sum, { gross }) => sum + gross, 0)
  // The last pieces refund the shipping cost as well.
  expect(refunds.map(({ amount }) => amount)).toEqual([unsent])
  await receiveReturn(shop.db, returns[0]!.id, null, staff)
  const back = (await orderOf(code)).refunds.reduce((sum, { amount }) => sum + amount, 0)
  expect(back).toBe(grandTotal)
})
