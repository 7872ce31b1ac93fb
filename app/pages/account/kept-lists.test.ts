import { expect, test } from 'vitest'
import { addToCartQuantities, orderStatusList } from '~/features/orders/api/enums'
import { enumVersions } from '~/features/settings/settings'
import { keepLists } from './kept-lists'

const lists = {
  '/api/enums/listByGroup/13': orderStatusList,
  '/api/enums/listByGroup/27': addToCartQuantities,
} as Record<string, unknown>

function browserWith(kept: Record<string, string> = {}, enum_versions = enumVersions) {
  const all = new Map(Object.entries(kept))
  const asked: string[] = []
  return {
    all,
    asked,
    getItem: (key: string) => all.get(key) ?? null,
    setItem: (key: string, value: string) => void all.set(key, value),
    removeItem: (key: string) => void all.delete(key),
    ask: async (path: string) => {
      asked.push(path)
      return Response.json({ data: path === '/api/site/start' ? { enum_versions } : lists[path] })
    },
  }
}

const kept = (version: string, list: unknown) => JSON.stringify({ version, list })

test('statuses and quantities are kept with their version, and fetched once', async () => {
  const browser = browserWith()
  for (let visit = 0; visit < 3; visit++) await keepLists(browser, browser.ask)
  expect(Object.fromEntries(browser.all)).toEqual({
    orderStatusList: kept(enumVersions.order_status, orderStatusList),
    addToCartQuantityList: kept(enumVersions.add_to_cart_quantity, addToCartQuantities),
  })
  expect(browser.asked.filter((path) => path !== '/api/site/start')).toEqual(Object.keys(lists))
})

test('a new version in site/start fetches the list of that name again, and keeps it with the version', async () => {
  const before = browserWith()
  await keepLists(before, before.ask)
  const after = browserWith(Object.fromEntries(before.all), { ...enumVersions, order_status: 'next' })
  await keepLists(after, after.ask)
  expect(after.asked).toEqual(['/api/site/start', '/api/enums/listByGroup/13'])
  expect(after.all.get('orderStatusList')).toBe(kept('next', orderStatusList))
})

test.each([
  ['another version', kept('before', [{ value: 1, text: 'Eski' }])],
  ['no JSON', '{'],
  ['null', 'null'],
])('a list of %s is fetched again, and that list alone', async (_, old) => {
  const quantities = kept(enumVersions.add_to_cart_quantity, [])
  const browser = browserWith({ orderStatusList: old, addToCartQuantityList: quantities })
  await keepLists(browser, browser.ask)
  expect(browser.all.get('orderStatusList')).toBe(kept(enumVersions.order_status, orderStatusList))
  expect(browser.asked).toEqual(['/api/site/start', '/api/enums/listByGroup/13'])
})

test.each([
  ['is empty', async () => Response.json({ data: [] })],
  ['carries no data', async () => Response.json({ status: 503 }, { status: 503 })],
  ['is no JSON', async () => new Response('<html>')],
  ['does not come', () => Promise.reject(new TypeError('offline'))],
])('an answer that %s is not kept', async (_, ask) => {
  const browser = browserWith()
  await keepLists(browser, (path) => (path === '/api/site/start' ? browser.ask(path) : ask()))
  await keepLists(browser, ask)
  expect(browser.all.size).toBe(0)
})
