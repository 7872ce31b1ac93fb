import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { auditLog } from '~/db/tables.server'
import { cancelByStaff, followCardRefunds, getFullOrder } from '~/features/fulfilment/fulfilment.server'
import { paymentAttempts, refunds } from '~/features/payments/tables.server'
import { goodsInStock } from '~/testing/guest'
import { attemptOf, cards, orderByCard, pay } from '~/testing/payer'
import { openTestShop } from '~/testing/shop'
import { readOrderArguments } from './arguments'
import { runOrderCommand } from './commands'

const shop = await openTestShop()
const { db } = shop
const goods = await goodsInStock(db, 2, 10)
const staff = { actor: 'command line: test', now: new Date() }

async function run(...words: string[]): Promise<string> {
  const asked = readOrderArguments(words)
  const answer =
    'error' in asked ? asked : await runOrderCommand({ db, storage: shop.deps.storage }, asked, staff)
  return 'error' in answer ? `error: ${answer.error}` : answer.lines.join('\n')
}

/** A cancelled order whose refund the provider has refused to the last try. */
async function stuckRefund() {
  const guest = shop.browser()
  const leading = await orderByCard(guest, [goods.shift()!])
  const attemptId = attemptOf(leading)
  const code = /^\/siparis\/([^/]+)/.exec((await pay(shop, guest, leading, cards.pays)).path)![1]!
  const at = (gateway: 'test' | 'iyzico') =>
    db.update(paymentAttempts).set({ gateway }).where(eq(paymentAttempts.id, attemptId))
  await at('iyzico')
  await cancelByStaff(db, code, 'Kalmadı', staff)
  const [refund] = await db.select().from(refunds).where(eq(refunds.attemptId, attemptId))
  const id = refund!.id
  await shop.runJobs()
  await db.execute(
    sql`update graphile_worker._private_jobs set attempts = max_attempts where key = ${`refund-${id}`}`,
  )
  const told = () => shop.emails.filter(({ text }) => text.includes(id))
  async function afterADay() {
    await db.execute(
      sql`update graphile_worker._private_jobs set run_at = now() where key = ${`refund-mail-${id}`}`,
    )
    await shop.runJobs()
  }
  const refundsOf = async () => (await getFullOrder(db, code))!.refunds
  return { code, id, at, told, afterADay, refundsOf }
}

test('a failed card refund is reported to the shop, listed, and carried out when it is requested again', async () => {
  const { code, id, at, told, afterADay, refundsOf } = await stuckRefund()
  expect(told()).toHaveLength(0)
  await afterADay()
  const [{ to, subject, text }] = told() as [(typeof shop.emails)[0]]
  expect(to).toBe('merhaba@vitrin.example')
  expect(subject).toContain(code)
  expect(text).toContain(`npm run orders -- card-refund ${id} again`)
  expect(await run('card-refunds')).toContain(`${id}  ${code}  `)
  await at('test')
  await shop.runJobs()
  expect(await run('card-refunds')).toContain(id)
  expect(await run('card-refund', id, 'again')).toContain('yeniden sıraya alındı')
  await shop.runJobs()
  await followCardRefunds(db, new Date())
  expect(await refundsOf()).toMatchObject([{ means: 'card', state: 'paid' }])
  expect(await run('card-refunds')).toBe('Kayıt yok.')
  expect(await run('card-refund', id, 'again')).toBe(`error: ${id} numaralı, bekleyen bir kart iadesi yok.`)
})

test('a refund given by hand is closed: the provider gets no request and the shop no report', async () => {
  const { id, at, told, afterADay, refundsOf } = await stuckRefund()
  expect(await run('card-refund', id, 'given')).toContain('gönderildi')
  expect(await run('card-refund', id, 'given')).toMatch(/^error: /)
  expect(await run('card-refund', 'x', 'given')).toMatch(/^error: x /)
  expect(await run('card-refund', id, 'gone')).toMatch(/^error: “gone” anlaşılmadı/)
  await at('test')
  await afterADay()
  expect(told()).toHaveLength(0)
  await followCardRefunds(db, new Date())
  expect(await refundsOf()).toMatchObject([{ state: 'paid' }])
  const [audited] = await db.select().from(auditLog).where(eq(auditLog.action, 'refund-given'))
  expect(audited).toMatchObject({ actor: staff.actor, after: { refundId: id } })
})
