import type { Locator, Page } from '@playwright/test'

/** The live region that tells screen readers of successes. */
export function politeOf(page: Page): Locator {
  return page.locator('.sr-only[aria-live=polite]')
}

/** The live region that tells screen readers of failures. */
export function assertiveOf(page: Page): Locator {
  return page.locator('.sr-only[aria-live=assertive]')
}
