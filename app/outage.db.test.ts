import { expect, test } from 'vitest'
import { openDatabase } from '~/db/connection.server'
import { openBrowser } from '~/testing/browser'
import { loadBuiltShop } from '~/testing/built-shop'
import { openTestShop } from '~/testing/shop'

const shop = await openTestShop()

test('when the database goes away between two pages, the second says when to come back', async () => {
  const { createApp, builtPages } = await loadBuiltShop()
  const database = openDatabase(shop.database.url)
  const app = createApp({ ...shop.deps, db: database.db }, { pages: await builtPages() })
  const browser = openBrowser(app.fetch, shop.origin)
  const headers = { accept: 'text/html' }
  expect((await browser.send('/sepetim', { headers })).status).toBe(200)
  await database.close()
  for (const path of ['/sepetim', '/sepetim.data', '/']) {
    const response = await browser.send(path, { headers })
    expect([path, response.status, response.headers.get('retry-after')]).toEqual([path, 503, '5'])
    // The browser's router tells an outage from an error of the page by it.
    expect(response.headers.has('x-remix-response')).toBe(false)
    expect(await response.text()).toContain(path.endsWith('.data') ? 'error' : 'Bir şeyler ters gitti.')
  }
})
