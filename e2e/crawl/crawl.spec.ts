import { expect, test } from '@playwright/test'
import { crawlShop, type VisitorName } from '../../scripts/crawl/crawl-shop'

// `npm run crawl` opens many pages of each kind, as every visitor, on both screens, with axe. Here is one of each kind; axe
// examines them in e2e/accessibility.
test.describe.configure({ timeout: 420_000 })

async function faultsFor(
  browser: Parameters<typeof crawlShop>[0],
  origin: string,
  visitor: VisitorName,
  width: number,
) {
  const result = await crawlShop(browser, {
    origin,
    visitor,
    width,
    perKind: 1,
    axePerKind: 0,
    short: true,
    parallel: 2,
    most: 100,
  })
  expect(result.opened.length).toBeGreaterThan(15)
  return result.faults
}

test('every kind of page that links lead to works for a guest @genis', async ({ browser, baseURL }) => {
  expect(await faultsFor(browser, baseURL!, 'guest', 1280)).toEqual([])
})

test('every kind of page that links lead to works for a dealer @dar', async ({ browser, baseURL }) => {
  expect(await faultsFor(browser, baseURL!, 'dealer', 360)).toEqual([])
})
