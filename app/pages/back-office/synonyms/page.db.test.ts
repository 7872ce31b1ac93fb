import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { searchSynonyms } from '~/features/catalogue/tables.server'
import { openStaff } from '~/testing/members'
import { openTestShop } from '~/testing/shop'
import { act } from '~/testing/staff-forms'

const shop = await openTestShop()
const { db } = shop
const { browser } = await openStaff(shop, 'content')
const path = '/yonetim/arama-sozcukleri'

test('a search without results becomes a synonym that finds products', async () => {
  await db.execute(sql`
    insert into missed_searches (day, query, searches, helped) values (current_date, 'qwzxklm', 12, 0)`)
  const findsNothing = async () =>
    (await shop.browser().page('/search-results?q=qwzxklm')).text.includes('Sonuç bulunamadı')
  expect(await findsNothing()).toBe(true)
  expect((await browser.page('/yonetim')).html).toContain('arama-sozcukleri?yazilan=qwzxklm')
  const page = await browser.page(`${path}?yazilan=qwzxklm`)
  expect(page.html).toContain('value="qwzxklm"')
  const wrong = await act(browser, page, 'ekle', { yazilan: 'qwzxklm', anlam: '' })
  expect([wrong.status, wrong.html.includes('value="qwzxklm"')]).toEqual([422, true])
  const added = await act(browser, await browser.page(path), 'ekle', {
    yazilan: 'qwzxklm',
    anlam: 'deri, Kordon',
    'iki-yon': '1',
  })
  expect(added.text).toContain('Eş anlamlı eklendi')
  const [row] = await db.select().from(searchSynonyms).where(eq(searchSynonyms.phrase, 'qwzxklm'))
  expect(row).toMatchObject({ meanings: ['deri', 'Kordon'], bothWays: true })
  expect(await findsNothing()).toBe(false)
  const about = { kayit: String(row!.id) }
  await act(browser, await browser.page(path), 'kaydet', { anlam: 'deri' }, about)
  await act(browser, await browser.page(path), 'sil', {}, about)
  expect(await db.$count(searchSynonyms, eq(searchSynonyms.id, row!.id))).toBe(0)
})
