import { expect, test } from 'vitest'
import type { Browser } from '~/testing/browser'
import { openStaff } from '~/testing/members'
import { openTestShop } from '~/testing/shop'

const shop = await openTestShop()
const [first, second] = [await openStaff(shop, 'admin'), await openStaff(shop, 'content')]
const others = async (browser: Browser, record: string) => {
  const { status, text } = await browser.get(`/yonetim/burada?kayit=${encodeURIComponent(record)}`)
  return [status, (JSON.parse(text) as { name: string }[]).map(({ name }) => name)]
}

test('staff with the same record open see each other, as far as they may open it', async () => {
  expect(await others(first.browser, 'products 12')).toEqual([200, []])
  expect(await others(second.browser, 'products 12')).toEqual([200, ['Mağaza Çalışanı']])
  expect(await others(first.browser, 'products 13')).toEqual([200, []])
  // The role of the second person opens no order, and no table has other names.
  expect(await others(first.browser, 'orders 5')).toEqual([200, []])
  expect(await others(second.browser, 'orders 5')).toEqual([200, []])
  expect(await others(first.browser, 'orders 5')).toEqual([200, []])
  expect(await others(first.browser, 'users 1')).toEqual([200, []])
})
