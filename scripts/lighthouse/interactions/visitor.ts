import type { Browser, BrowserContext, BrowserContextOptions } from '@playwright/test'
import { asCookies, type AuditedPage } from '../temporary-shop'

/** The answer to the question about cookies, which would cover what is pressed. */
const consent = 'acceptCookieStatus=2.reject..2026-01-01T00:00:00.000Z'

const phone: BrowserContextOptions = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
}
const desk: BrowserContextOptions = { viewport: { width: 1_280, height: 860 } }

/** A new visitor with a telephone, or with a mouse, and with the cookies of a page. */
export async function openVisitor(
  browser: Browser,
  { url, cookie }: AuditedPage,
  kind: 'phone' | 'desk',
): Promise<BrowserContext> {
  const context = await browser.newContext({ ...(kind === 'phone' ? phone : desk), locale: 'tr-TR' })
  await context.addCookies(asCookies(cookie ? `${consent}; ${cookie}` : consent, url))
  // The compiler of these scripts marks named functions with a call that pages do not know.
  await context.addInitScript({ content: 'globalThis.__name = (one) => one' })
  return context
}
