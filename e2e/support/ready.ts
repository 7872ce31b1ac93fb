import type { Page } from '@playwright/test'

/** Opens a page and waits until its scripts have hydrated it: from then on forms and drawers answer. */
export async function openReady(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await untilReady(page)
}

/** Waits for a page that the browser itself has loaded. */
export async function untilReady(page: Page): Promise<void> {
  // As the first move of a mouse does, which starts the scripts of stored pages.
  await page.evaluate(() => window.dispatchEvent(new PointerEvent('pointermove', { pointerType: 'mouse' })))
  await page.waitForFunction(() => {
    const main = document.querySelector('main')
    return main !== null && Object.keys(main).some((key) => key.startsWith('__reactProps'))
  })
  // Work that waits for the rendered page has run when the browser is idle.
  await page.evaluate(() => new Promise((resume) => requestIdleCallback(resume)))
}
