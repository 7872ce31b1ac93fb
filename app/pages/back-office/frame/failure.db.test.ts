import { expect, test } from 'vitest'
import { staffRoles } from '~/features/identity/tables.server'
import { goodsInStock, orderAsGuest } from '~/testing/guest'
import { openMember, openStaff } from '~/testing/members'
import { openTestShop } from '~/testing/shop'

const shop = await openTestShop()
const admin = (await openStaff(shop, 'admin')).browser
await shop.db.insert(staffRoles).values({
  key: 'temsilci',
  name: 'Temsilci',
  permissions: ['orders.view', 'customers.view'],
})
const limited = (await openStaff(shop, 'temsilci')).browser
const { code } = await orderAsGuest(shop.browser(), await goodsInStock(shop.db, 1, 5), { payment: '4' })

const sentence = 'Bu kayıt yok ya da size açık değil'

test.each([
  ['an unknown order', admin, '/yonetim/siparisler/YOKYOKYOK', 'Siparişler listesine git'],
  ['an unknown product', admin, '/yonetim/urunler/999999', 'Ürünler listesine git'],
  ['an unknown address', admin, '/yonetim/olmayan', 'Bugün sayfasına git'],
  ['a deep unknown address', admin, '/yonetim/siparisler/a/b/c', 'Siparişler listesine git'],
  ['the order of a foreign dealer', limited, `/yonetim/siparisler/${code}`, 'Siparişler listesine git'],
])('%s keeps the menu and says where to go on', async (_, browser, path, way) => {
  const page = await browser.page(path)
  expect([page.status, page.text.includes(sentence), page.text.includes(way)]).toEqual([404, true, true])
  expect(page.html).toMatch(/class="office-side"/)
  const sheets = [...page.html.matchAll(/<link [^>]*href="([^"]+\.css)"/g)].map(([, href]) => href!)
  const styles = await Promise.all(sheets.map(async (href) => (await browser.get(href)).text))
  expect(styles.some((one) => one.includes('.office-side'))).toBe(true)
  expect(page.html).not.toMatch(/This page could not be found|<footer/)
})

test('a member finds the page of the shop that says so, with its header', async () => {
  const member = (await openMember(shop)).browser
  for (const path of ['/yonetim/olmayan', '/yonetim/siparisler', '/yonetim/siparisler/YOKYOKYOK']) {
    const page = await member.page(path)
    expect([path, page.status, page.text.includes('Sayfa bulunamadı')]).toEqual([path, 404, true])
    expect(page.html).toMatch(/<header[\s\S]*<footer/)
    expect(page.html).not.toMatch(/class="office/)
  }
})

test('a guest is led to the sign-in page from every address', async () => {
  const { headers } = await shop.browser().send('/yonetim/olmayan', { headers: { accept: 'text/html' } })
  expect(headers.get('location')).toBe('/user/login?donus=%2Fyonetim%2Folmayan')
})
