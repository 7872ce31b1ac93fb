import { receiveTraces } from '../../app/testing/server/trace-receiver'
import { startEmptyShop } from '../support/empty-shop'
import { openReady } from '../support/ready'
import { expect, test as base } from '../support/test'

type Traced = { url: string; receiver: Awaited<ReturnType<typeof receiveTraces>> }

/** A shop of its own that exports traces. */
const test = base.extend<object, { traced: Traced }>({
  traced: [
    async ({ browserName: _browserName }, use) => {
      const receiver = await receiveTraces()
      const shop = await startEmptyShop({
        OTEL_EXPORTER_OTLP_ENDPOINT: receiver.url,
        OTEL_BSP_SCHEDULE_DELAY: '100',
      })
      await use({ url: shop.url, receiver })
      await shop.stop()
      receiver.close()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ traced }, use) => use(traced.url),
})

test(
  'a browser tells how long it waited for a page, and for the next one from the press on',
  { tag: '@genis' },
  async ({ page, traced: { receiver } }) => {
    const named = (name: string) => receiver.spans.filter((span) => span.name === name)
    await openReady(page, '/User/Login')
    const isWhole = (name: string, path: string) =>
      named(name).some((span) => receiver.childrenOf(span).some(({ name }) => name === `GET ${path}`))
    await expect.poll(() => isWhole('load page', '/User/Login')).toBe(true)
    await page.getByRole('main').locator('a[href^="/create"]').first().click()
    await expect(page).toHaveURL(/create/)
    await expect.poll(() => isWhole('load data', '/create')).toBe(true)
    for (const span of [...named('load page'), ...named('load data')]) {
      expect(span.parentSpanId).toBeNull()
      expect(span.end - span.start).toBeGreaterThan(0)
      for (const child of receiver.childrenOf(span)) expect(child.end).toBeLessThan(span.end + 1_000)
    }
  },
)
