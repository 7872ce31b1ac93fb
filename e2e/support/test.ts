import { test as base, expect, type BrowserContext, type Page } from '@playwright/test'
import { watchContext } from './faults'
import type { Good, Variant } from './goods'

export { expect } from '@playwright/test'

type Faults = {
  /** Expected messages: a matching line does not fail the test. */
  expect(line: RegExp): void
  watch(context: BrowserContext): Promise<void>
}

export type Visitor = {
  /** A visitor with data saver on: the shop prefetches no pages. */
  savesData: boolean
}

/** An option of a whole browser, so specs with and without it run in different ones. */
export type Sight = {
  /** Pictures are loaded and drawn. */
  pictures: boolean
}

type Shop = {
  faults: Faults
  /** A page of another browser: without the first one's cookies. */
  otherBrowser: () => Promise<Page>
  /** Puts pieces into the basket of the page's visitor by request, without opening a page. */
  putInBasket: (good: Good, variant: Variant, pieces: number) => Promise<void>
}

/**
 * Every test of the shop fails on errors in the console, uncaught errors, violations of the Content-Security-Policy,
 * failed requests, answers of 400 and above, and on any request that leaves the shop.
 */
export const test = base.extend<Shop & Visitor, Sight>({
  pictures: [true, { option: true, scope: 'worker' }],
  launchOptions: [
    async ({ launchOptions, pictures }, use) => {
      const args = pictures ? [] : ['--blink-settings=imagesEnabled=false']
      await use({ ...launchOptions, args: [...(launchOptions.args ?? []), ...args] })
    },
    { scope: 'worker' },
  ],
  savesData: [false, { option: true }],
  faults: [
    async ({ context, baseURL, javaScriptEnabled, savesData }, use) => {
      const seen: string[] = []
      // Scripts' files are refused where scripts are off; an email's frame refuses the script that this file adds.
      const expected = [/srcdoc' because the document's frame is sandboxed/]
      if (!javaScriptEnabled) expected.push(/^failed: GET \/assets\/[^ ]+\.js csp$/)
      const watch = (context: BrowserContext) => watchContext(context, baseURL!, seen)
      await watch(context)
      if (savesData)
        await context.addInitScript(() =>
          Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
        )
      await use({ watch, expect: (line) => void expected.push(line) })
      expect(seen.filter((line) => !expected.some((wanted) => wanted.test(line)))).toEqual([])
    },
    { auto: true },
  ],
  otherBrowser: async ({ browser, faults }, use) => {
    const opened: BrowserContext[] = []
    await use(async () => {
      const context = await browser.newContext()
      opened.push(context)
      await faults.watch(context)
      return context.newPage()
    })
    await Promise.all(opened.map((context) => context.close()))
  },
  putInBasket: async ({ context, baseURL }, use) => {
    await use(async (good, variant, pieces) => {
      const answer = await context.request.post('/api/add-to-basket', {
        headers: { origin: baseURL! },
        data: { product_id: good.id, product_variant_id: variant.id, amount: pieces },
      })
      expect(answer.status(), await answer.text()).toBe(200)
    })
  },
})
