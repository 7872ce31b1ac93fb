import type { Page } from '@playwright/test'

/** Opens a page and waits until its scripts have taken it over: forms and drawers answer from then on. */
export async function openReady(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await untilReady(page)
}

/** For pages that the browser itself has loaded. */
export async function untilReady(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const main = document.querySelector('main')
    return main !== null && Object.keys(main).some((key) => key.startsWith('__reactProps'))
  })
  // What waits for the page to be in place has run when the browser has nothing to do.
  await page.evaluate(() => new Promise((resume) => requestIdleCallback(resume)))
}
