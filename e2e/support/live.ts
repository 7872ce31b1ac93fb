import type { Locator, Page } from '@playwright/test'

/** Where what happened is said to those who cannot see it. */
export function politeOf(page: Page): Locator {
  return page.locator('.sr-only[aria-live=polite]')
}

/** Where failures are said. */
export function assertiveOf(page: Page): Locator {
  return page.locator('.sr-only[aria-live=assertive]')
}
