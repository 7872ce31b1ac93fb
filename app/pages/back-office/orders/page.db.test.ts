import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { nextCode, setUpSecondFactor } from '~/features/identity/identity.server'
import { secondFactors } from '~/features/identity/tables.server'
import { findOrders } from '~/features/orders/orders.server'
import { orders } from '~/features/orders/tables.server'
import { act } from '~/testing/staff-forms'
import { goodsInStock, orderAsGuest, transfer } from '~/testing/guest'
import { unlimited } from '~/testing/limits'
import { openStaff } from '~/testing/members'
import { openTestShop } from '~/testing/shop'
import { saveSettings } from '~/features/settings/settings.server'
import { transaction } from '~/db/transaction.server'

const shop = await openTestShop()
const { db } = shop
const confirmFrom = { group: 'checkout', key: 'refund_confirm_from', value: '10' }
await transaction(db, (db) => saveSettings(db, [...unlimited, confirmFrom]))
const goods = await goodsInStock(db, 2, 200)
const admin = (await openStaff(shop, 'admin')).browser
const order = (payment: string, fields?: Record<string, string>) =>
  orderAsGuest(shop.browser(), goods, { payment, ...(fields ? { fields } : {}) })
const addressOf = (code: string) => `/yonetim/siparisler/${code}`
const statusOf = async (code: string) =>
  (await db.select({ status: orders.status }).from(orders).where(eq(orders.code, code)))[0]!.status

test('orders are found by a part of code, name, email or telephone, and by view', async () => {
  const { code } = await order(transfer, {
    'address.first_name': 'Zülküf',
    'address.last_name': 'Işıldak',
    'address.email': 'zulkuf@alici.example',
    'address.phone': '0544 987 65 43',
  })
  const { code: other } = await order('4')
  const found = async (query: string) => {
    const { text } = await admin.page(`/yonetim/siparisler?${query}`)
    return [text.includes(code), text.includes(other)]
  }
  for (const words of [
    code.slice(2, 7).toLowerCase(),
    'ISILDAK',
    'zülküf ışıl',
    'zulkuf@',
    '+90 544 9876543',
  ])
    expect([words, await found(`q=${encodeURIComponent(words)}`)]).toEqual([words, [true, false]])
  expect(await found('q=boyle-biri-yok')).toEqual([false, false])
  expect(await found('gorunum=odeme')).toEqual([true, false])
  expect(await found('gorunum=hazirlanacak')).toEqual([false, true])
  expect(await found('odeme=4')).toEqual([false, true])
  expect(await found('ilk=2020-01-01&son=2020-01-02')).toEqual([false, false])
})

test('the list shows the pieces of each order, and a view those with an open rest', async () => {
  const placed = [await order('4'), await order('4'), await order('4')]
  for (const { code } of placed) {
    const { orders: found } = await findOrders(db, { words: code, length: 10 })
    expect(found.map(({ code, pieces }) => [code, pieces])).toEqual([[code, goods.length]])
  }
  const { code } = placed[0]!
  await db.update(orders).set({ due: 100 }).where(eq(orders.code, code))
  const { orders: open } = await findOrders(db, { withDue: true, length: 10 })
  expect(open.map(({ code }) => code)).toEqual([code])
  const { text } = await admin.page('/yonetim/siparisler?gorunum=ek-odeme')
  expect(placed.map(({ code }) => text.includes(code))).toEqual([true, false, false])
})

test('selected orders are packed at once; one that may not be stays selected with the reason', async () => {
  const [{ code: first }, { code: second }, { code: unpaid }] = [
    await order('4'),
    await order('4'),
    await order(transfer),
  ]
  const send = (codes: string[]) =>
    admin.send('/yonetim/siparisler', {
      method: 'POST',
      body: new URLSearchParams([['islem', 'hazirla'], ...codes.map((code) => ['kod', code])]),
      headers: { accept: 'text/html' },
    })
  const answer = await send([first, unpaid, second])
  expect(answer.status).toBe(409)
  const html = await answer.text()
  expect(html).toContain('Ödeme bekleniyor')
  expect(html).toMatch(new RegExp(`<input[^>]*checked=""[^>]*value="${unpaid}"`))
  expect([await statusOf(first), await statusOf(second), await statusOf(unpaid)]).toEqual([2, 2, 90])
  expect((await send([])).status).toBe(422)
})

test('an order is paid, packed, shipped in two parcels, delivered, and partly refunded', async () => {
  const { code } = await order(transfer)
  const open = () => admin.page(addressOf(code))
  expect((await act(admin, await open(), 'onayla')).text).toContain('Ödeme onaylandı')
  expect((await act(admin, await open(), 'hazirla')).text).toContain('Sipariş hazırlanıyor')
  const page = await open()
  const lines = page.forms
    .find(({ fields }) => fields.some(([, value]) => value === 'kargola'))!
    .fields.filter(([name]) => name.startsWith('adet-'))
  expect(lines).toHaveLength(2)
  const bad = await act(admin, page, 'kargola', { takip: 'T-1', [lines[0]![0]]: '9999' })
  expect([bad.status, bad.text.includes('kalandan çok')]).toEqual([409, true])
  expect(bad.html).toContain('value="T-1"')
  await act(admin, page, 'kargola', { takip: 'T-1', [lines[1]![0]]: '0' })
  expect(await statusOf(code)).toBe(96)
  const second = await act(admin, await open(), 'kargola', { takip: 'T-2' })
  expect(second.text).toContain('T-1')
  expect(second.text).toContain('T-2')
  await act(admin, await open(), 'teslim', {}, {})
  expect(await statusOf(code)).toBe(97)

  const refund = await act(admin, await open(), 'geri-ode', { tutar: '12,50', neden: 'Eksik toka' })
  expect(refund.text).toContain('12,50 TL')
  expect((await act(admin, refund, 'odendi')).text).toContain('Gönderildi')
  const tooMuch = await act(admin, await open(), 'geri-ode', { tutar: '999.999,00', neden: 'Yanlış' })
  expect([tooMuch.status, tooMuch.text.includes('En çok')]).toEqual([409, true])
})

test('a refund that is sent twice is made once', async () => {
  const { code } = await order(transfer)
  await act(admin, await admin.page(addressOf(code)), 'onayla')
  const page = await admin.page(addressOf(code))
  const fields = { tutar: '5,00', neden: 'Çizik' }
  await act(admin, page, 'geri-ode', fields)
  const again = await act(admin, page, 'geri-ode', fields)
  expect(again.html.split('Gönderilecek').length - 1).toBe(1)
})

test('a large refund asks for the second factor again, a small one does not', async () => {
  const boss = await openStaff(shop, 'admin')
  await setUpSecondFactor(db, shop.deps.secret, boss.id)
  await db.update(secondFactors).set({ confirmedAt: new Date() }).where(eq(secondFactors.userId, boss.id))
  const { code } = await order(transfer)
  await act(boss.browser, await boss.browser.page(addressOf(code)), 'onayla')
  const open = () => boss.browser.page(addressOf(code))
  const asked = await act(boss.browser, await open(), 'geri-ode', { tutar: '10,00', neden: 'Çizik' })
  expect([asked.status, asked.text.includes('doğrulama uygulamanızdaki kodu yazın')]).toEqual([409, true])
  expect(asked.html).toContain('value="10,00"')
  const small = await act(boss.browser, await open(), 'geri-ode', { tutar: '9,99', neden: 'Çizik' })
  expect(small.text).toContain('9,99 TL')
  const dogrulama = (await nextCode(db, shop.deps.secret, boss.id, new Date()))!
  const large = await act(boss.browser, await open(), 'geri-ode', {
    tutar: '10,00',
    neden: 'Çizik',
    dogrulama,
  })
  expect(large.text).toContain('10,00 TL')
})

test('cancelling wants a reason, which the history shows', async () => {
  const { code } = await order('4')
  const short = await act(admin, await admin.page(addressOf(code)), 'iptal', { neden: 'x' })
  expect([short.status, await statusOf(code)]).toEqual([409, 1])
  const done = await act(admin, short, 'iptal', { neden: 'Stokta bulunamadı' })
  expect(done.text).toContain('Stokta bulunamadı')
  expect(done.text).toContain('Mağaza Çalışanı')
  expect(await statusOf(code)).toBe(99)
})

test('a warehouse sees the steps of packing and none of the money', async () => {
  const { code } = await order('4')
  const { browser } = await openStaff(shop, 'warehouse')
  const page = await browser.page(addressOf(code))
  const verbs = page.forms.flatMap(({ fields }) => fields.filter(([n]) => n === 'islem').map(([, v]) => v))
  expect(verbs).toEqual(['hazirla', 'not'])
})

test('packing slips of several orders carry the goods and no price', async () => {
  const [{ code: first }, { code: second }] = [await order('4'), await order('4')]
  const page = await admin.page(`/yonetim/siparisler/fisler?kod=${first}&kod=${second}&kod=YOKYOKYOK`)
  for (const word of [first, second, goods[0]!.code, 'Moda Cad.']) expect(page.text).toContain(word)
  expect(page.text).not.toMatch(/\d,\d\d\s*TL/)
})

test('the papers of an order open for staff', async () => {
  const { code } = await order(transfer)
  const pdf = await admin.send(`${addressOf(code)}/belge/siparis`)
  expect([pdf.status, pdf.headers.get('content-type')]).toEqual([200, 'application/pdf'])
  expect((await admin.send(`${addressOf(code)}/belge/fatura`)).status).toBe(404)
  expect((await admin.send(addressOf('YOKYOKYOKYO'))).status).toBe(404)
})
