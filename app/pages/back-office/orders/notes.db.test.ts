import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { auditLog } from '~/db/tables.server'
import { orderNotes, orders } from '~/features/orders/tables.server'
import { goodsInStock, orderAsGuest, transfer } from '~/testing/guest'
import { openStaff } from '~/testing/members'
import { openTestShop } from '~/testing/shop'
import { act } from '~/testing/staff-forms'

const shop = await openTestShop()
const { db } = shop
const { browser } = await openStaff(shop, 'admin')
const goods = await goodsInStock(db, 1, 20)

async function order() {
  const guest = shop.browser()
  const { code } = await orderAsGuest(guest, goods, { payment: transfer })
  const [row] = await db.select().from(orders).where(eq(orders.code, code))
  return { guest, id: row!.id, code, address: `/yonetim/siparisler/${code}` }
}

test('a note is kept for the staff alone, with its author', async () => {
  const { guest, id, code, address } = await order()
  const short = await act(browser, await browser.page(address), 'not', { yazi: 'x' })
  expect([short.status, short.text.includes('en az 2 karakter')]).toEqual([409, true])
  const noted = await act(browser, await browser.page(address), 'not', {
    yazi: 'Işık Hanım aradı: <b>hediye</b> paketi.',
  })
  expect(noted.text).toContain('Işık Hanım aradı')
  expect(noted.html).not.toContain('<b>hediye</b>')
  expect(noted.text).toContain('Mağaza Çalışanı')
  expect(await db.$count(orderNotes, eq(orderNotes.orderId, id))).toBe(1)
  const warehouse = (await openStaff(shop, 'warehouse')).browser
  expect((await warehouse.page(address)).text).toContain('Işık Hanım aradı')
  await shop.runJobs()
  expect(shop.emails.some(({ text }) => text.includes('Işık Hanım aradı'))).toBe(false)
  const tracked = await guest.send(`/siparis-takip?kod=${code}`)
  expect(await tracked.text()).not.toContain('Işık Hanım aradı')
})

test('the receiver is corrected before the goods leave, and not after', async () => {
  const { id, code, address } = await order()
  const bad = await act(browser, await browser.page(address), 'adres', { telefon: '12' })
  expect([bad.status, bad.html.includes('value="12"')]).toEqual([409, true])
  const fields = { ad: 'Ömür', soyad: 'Çağlayan', telefon: '0544 111 22 33', sokak: 'Yeni Sokak No: 9' }
  const done = await act(browser, await browser.page(address), 'adres', fields)
  expect(done.text).toContain('Teslimat düzeltildi')
  const [row] = await db.select().from(orders).where(eq(orders.id, id))
  expect(row!.address).toMatchObject({
    firstName: 'Ömür',
    phone: '+905441112233',
    street: 'Yeni Sokak No: 9',
    city: row!.address.city,
  })
  const kept = await db
    .select()
    .from(auditLog)
    .where(eq(auditLog.subject, `orders ${id}`))
  const change = kept.find(({ action }) => action === 'delivery')!
  expect(Object.keys(change.after as object).toSorted()).toEqual(['firstName', 'lastName', 'phone', 'street'])
  const page = await browser.page(address)
  await db.update(orders).set({ status: 96 }).where(eq(orders.id, id))
  expect((await act(browser, page, 'adres', fields)).text).toContain('kargoya verildi')
  expect((await browser.page(address)).text).not.toContain('Teslimatı düzelt')
  expect(code).toBe(row!.code)
})
