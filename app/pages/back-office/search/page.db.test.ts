import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { businessPartnerDetails } from '~/features/customers/tables.server'
import { act } from '~/testing/staff-forms'
import { goodsInStock, orderAsGuest } from '~/testing/guest'
import { openMember, openStaff } from '~/testing/members'
import { openTestShop } from '~/testing/shop'
import { doors } from './doors.text'

const shop = await openTestShop()
const goods = await goodsInStock(shop.db, 1, 50)
const admin = (await openStaff(shop, 'admin')).browser
const linksFor = async (browser: typeof admin, words: string) => {
  const { html } = await browser.page(`/yonetim/ara?q=${encodeURIComponent(words)}`)
  const main = html.slice(html.indexOf('<main'))
  return [...main.matchAll(/href="(\/yonetim[^"]*)"/g)].map(([, link]) => link)
}

test('an order is found by code, name, telephone, goods and tracking number', async () => {
  const { code } = await orderAsGuest(shop.browser(), goods, { payment: '4' })
  const address = `/yonetim/siparisler/${code}`
  await act(admin, await admin.page(address), 'hazirla')
  await act(admin, await admin.page(address), 'kargola', { takip: 'YK-77-42' })
  for (const words of [
    code.slice(1, 8),
    'AYSE isik',
    '0 532 123 45 67',
    '0532-123',
    '(0532) 123 4',
    '532-123',
    goods[0]!.code.toLowerCase(),
    'YK-77-42',
  ])
    expect([words, await linksFor(admin, words)]).toEqual([words, expect.arrayContaining([address])])
  expect(await linksFor(admin, 'YK-77-43')).toEqual([])
  // A telephone is found by its beginning, not by digits inside it.
  expect(await linksFor(admin, '0212-345')).toEqual([])
  expect(await linksFor(admin, '321-23')).toEqual([])
  const { browser: content } = await openStaff(shop, 'content')
  expect(await linksFor(content, code)).toEqual([])
})

test('a customer is found by the beginning of a telephone with separators', async () => {
  const { partnerId } = await openMember(shop, { name: 'Telefonlu Müşteri' })
  await shop.db
    .update(businessPartnerDetails)
    .set({ phone: '+902125556677' })
    .where(eq(businessPartnerDetails.businessPartnerId, partnerId))
  for (const words of ['0212-555', '(0212) 555 6', '212/5556'])
    expect([words, await linksFor(admin, words)]).toEqual([
      words,
      expect.arrayContaining([`/yonetim/musteriler/${partnerId}`]),
    ])
})

test('pages are found by name without Turkish letters, and only those that open', async () => {
  expect(await linksFor(admin, 'SIPARIS')).toContain('/yonetim/siparisler')
  const { browser: content } = await openStaff(shop, 'content')
  expect(await linksFor(content, 'siparis')).toEqual([])
})

test('actions, settings and reports are found by other words, and lead to pages that open', async () => {
  for (const [words, address] of [
    ['yeni urun', '/yonetim/urunler/yeni'],
    ['kupon ekle', '/yonetim/kuponlar/yeni'],
    ['kargo', '/yonetim/ayarlar/kargo'],
    ['banka hesab', '/yonetim/ayarlar/odeme'],
    ['kdv', '/yonetim/raporlar?rapor=kdv'],
  ] as const) {
    expect([words, await linksFor(admin, words)]).toEqual([words, expect.arrayContaining([address])])
  }
  for (const door of doors) {
    const links = await linksFor(admin, door.title)
    expect([door.title, links.length > 0]).toEqual([door.title, true])
    for (const link of links)
      expect([link, (await admin.page(link!.replaceAll('&amp;', '&'))).status]).toEqual([link, 200])
  }
  const { browser: warehouse } = await openStaff(shop, 'warehouse')
  expect(await linksFor(warehouse, 'kupon ekle')).toEqual([])
})
