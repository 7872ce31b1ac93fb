import { and, asc, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { auditLog } from '~/db/tables.server'
import { businessPartners } from '~/features/customers/tables.server'
import { paymentNotices } from '~/features/fulfilment/notices/tables.server'
import { bankLines } from '~/features/fulfilment/bank-lines/tables.server'
import { readBalance } from '~/features/ledger/ledger.server'
import { orders } from '~/features/orders/tables.server'
import { dayInIstanbul } from '~/kernel/dates'
import { formatAmount } from '~/kernel/turkish'
import { goodsInStock, orderAsGuest, transfer } from '~/testing/guest'
import { openMember, openStaff } from '~/testing/members'
import { openTestShop } from '~/testing/shop'
import { act, actionForm } from '~/testing/staff-forms'

const shop = await openTestShop()
const { db } = shop
const staff = await openStaff(shop, 'admin')
const goods = await goodsInStock(db, 1, 40)
const today = dayInIstanbul(new Date())
const path = '/yonetim/havale'

async function order() {
  const { code } = await orderAsGuest(shop.browser(), goods, { payment: transfer })
  const [row] = await db.select().from(orders).where(eq(orders.code, code))
  return { id: row!.id, code, due: row!.grandTotal }
}
const statusOf = async ({ id }: { id: number }) =>
  (await db.select({ status: orders.status }).from(orders).where(eq(orders.id, id)))[0]!.status

/** Uploads lines of description and amount in kuruş, with one more column that makes the file's lines new. */
async function upload(lines: readonly (readonly [string, number])[], mark: string) {
  const rows = lines.map(([description, amount]) => `${today};${description};${formatAmount(amount)};${mark}`)
  const bytes = new TextEncoder().encode(['Tarih;Açıklama;Tutar;Dekont No', ...rows, ''].join('\n'))
  const page = await staff.browser.page(path)
  return staff.browser.submit(page, actionForm(page, 'yukle'), {}, undefined, {
    dosya: { name: `${mark}.csv`, bytes },
  })
}
const linesOf = (mark: string) =>
  db.select().from(bankLines).where(eq(bankLines.reference, mark)).orderBy(asc(bankLines.id))
const view = (name: string) => staff.browser.page(`${path}?gorunum=${name}`)

test('a line with the code and the whole amount pays its order once, however often the file is uploaded', async () => {
  const one = await order()
  const lines = [[`EFT ${one.code.toLowerCase()} Ayşe`, one.due]] as const
  expect((await upload(lines, 'A1')).text).toContain('1 gelen para okundu')
  expect((await upload(lines, 'A1')).text).toContain('1 gelen paranın 0 tanesi yeniydi')
  expect(await statusOf(one)).toBe(90)
  const page = await view('exact')
  const form = actionForm(page, 'onayla', { siparis: one.code })
  const [first, second] = await Promise.all([
    staff.browser.submit(page, form),
    staff.browser.submit(page, form),
  ])
  expect([first.status, second.status].toSorted()).toEqual([200, 409])
  expect(await statusOf(one)).toBe(1)
  const [line] = await linesOf('A1')
  expect([line!.state, line!.orderId, line!.excess]).toEqual(['order', one.id, 0])
  const kept = await db
    .select()
    .from(auditLog)
    .where(and(eq(auditLog.subject, `bank_lines ${line!.id}`), eq(auditLog.actor, `user ${staff.id}`)))
  expect(kept.map(({ action }) => action)).toEqual(['bank-line'])
  await shop.runJobs()
  expect(shop.emails.some(({ text }) => text.includes(one.code))).toBe(true)
})

test('too little books nothing until its rest arrives, and the excess is told', async () => {
  const [one, other] = [await order(), await order()]
  await upload(
    [
      [one.code, one.due - 100],
      [other.code, other.due + 250],
    ],
    'B1',
  )
  const [part, more] = await linesOf('B1')
  const page = await view('partial')
  expect(page.text).toContain('1,00 TL eksik')
  const refused = await act(staff.browser, page, 'onayla', { siparis: one.code }, { satir: String(part!.id) })
  expect([refused.status, refused.text.includes('Tutar siparişi karşılamıyor: 1,00 TL eksik')]).toEqual([
    409,
    true,
  ])
  expect(await statusOf(one)).toBe(90)
  await upload([[one.code, 100]], 'B2')
  await act(staff.browser, await view('partial'), 'onayla', {}, { siparis: one.code })
  expect([await statusOf(one), (await linesOf('B2'))[0]!.state]).toEqual([1, 'order'])

  const done = await act(staff.browser, await view('excess'), 'onayla', {}, { siparis: other.code })
  expect(done.text).toContain('2,50 TL fazla geldi')
  expect(await statusOf(other)).toBe(1)
  const decided = await view('karar')
  expect(decided.text).toContain('2,50 TL fazla geldi')
  expect((await linesOf('B1')).find(({ id }) => id === more!.id)!.excess).toBe(250)
})

test('a line is matched by the sender that the buyer named, and pays the rest of an edited order', async () => {
  const [one, other] = [await order(), await order()]
  const notice = { orderId: one.id, bank: 'Banka', iban: '', amount: one.due, paidOn: today, key: 'B3' }
  await db.insert(paymentNotices).values({ ...notice, sender: 'Dursun Özgür', sentAt: new Date() })
  await db.update(orders).set({ status: 1, due: 725 }).where(eq(orders.id, other.id))
  await upload(
    [
      ['Havale Dursun Ozgur', one.due],
      [other.code, 700],
      [other.code, 25],
    ],
    'B3',
  )
  await act(staff.browser, await view('exact'), 'onayla', { siparis: one.code })
  expect(await statusOf(one)).toBe(1)
  const page = await view('partial')
  expect(page.text).toContain('Tutar 7,25 TL')
  await act(staff.browser, page, 'onayla', {}, { siparis: other.code })
  const [paid] = await db.select({ due: orders.due }).from(orders).where(eq(orders.id, other.id))
  expect([paid!.due, await statusOf(other)]).toEqual([0, 1])
  expect((await linesOf('B3')).map(({ state }) => state)).toEqual(['order', 'order', 'order'])
  await upload([[other.code, 800]], 'B4')
  expect((await view('settled')).text).toContain(other.code)
})

test('selected lines are booked together; those that were paid meanwhile stay selected with the reason', async () => {
  const [one, other] = [await order(), await order()]
  await upload(
    [
      [one.code, one.due],
      [other.code, other.due],
    ],
    'C1',
  )
  const page = await view('exact')
  const lines = await linesOf('C1')
  await db.update(orders).set({ status: 1 }).where(eq(orders.id, other.id))
  const body = new URLSearchParams([
    ['islem', 'secilenler'],
    ...lines.map(({ id }) => ['satir', String(id)]),
    ...lines.map(({ id }, at) => [`siparis-${id}`, [one, other][at]!.code]),
  ] as [string, string][])
  expect(page.html).toContain(`name="siparis-${lines[0]!.id}"`)
  const answer = await staff.browser.send(path, { method: 'POST', body, headers: { accept: 'text/html' } })
  expect(answer.status).toBe(409)
  expect(await statusOf(one)).toBe(1)
  expect((await linesOf('C1')).map(({ state }) => state)).toEqual(['order', 'open'])
  await db.update(orders).set({ status: 90 }).where(eq(orders.id, other.id))
})

test('money of a dealer goes onto the account once, and a stranger’s line is set aside and taken back', async () => {
  const dealer = await openMember(shop, { kind: 'wholesale', name: 'Işıklar Saat Ltd. Şti.' })
  await db
    .update(businessPartners)
    .set({ taxNumber: '9860008925' })
    .where(eq(businessPartners.id, dealer.partnerId))
  await upload(
    [
      ['ISIKLAR SAAT LTD odeme', 123_450],
      ['Kasa iadesi', 7_777],
    ],
    'D1',
  )
  const [line, stranger] = await linesOf('D1')
  const about = { satir: String(line!.id) }
  const page = await view('ledger')
  const done = await act(staff.browser, page, 'cari', { bayi: String(dealer.partnerId) }, about)
  expect(done.text).toContain('cari hesaba işlendi')
  expect(await readBalance(db, dealer.partnerId)).toBe(-123_450)
  expect((await act(staff.browser, page, 'cari', { bayi: String(dealer.partnerId) }, about)).status).toBe(409)
  expect(await readBalance(db, dealer.partnerId)).toBe(-123_450)

  const unknown = { satir: String(stranger!.id) }
  const wrong = await act(staff.browser, await view('unknown'), 'cari', { vergi: '1' }, unknown)
  expect([wrong.status, wrong.text.includes('bir bayi yok')]).toEqual([422, true])
  const short = await act(staff.browser, await view('unknown'), 'ayir', { neden: 'x' }, unknown)
  expect(short.status).toBe(422)
  await act(staff.browser, await view('unknown'), 'ayir', { neden: 'Kasa iadesi' }, unknown)
  await act(staff.browser, await view('karar'), 'geri-al', {}, unknown)
  expect((await linesOf('D1')).map(({ state }) => state)).toEqual(['ledger', 'open'])
})

test('a file of another account or with an unreadable line keeps nothing', async () => {
  const before = await db.$count(bankLines)
  const answer = await upload([['Ali', 100]], 'E1\nyok;Veli;5,00;E1')
  expect(answer.status).toBe(422)
  expect(answer.text).toContain('bir tarih değil')
  expect(await db.$count(bankLines)).toBe(before)
})
