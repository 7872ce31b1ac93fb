import type { Browser, BrowserContext, Page } from '@playwright/test'
import type { AuditedPage } from '../temporary-shop'
import { openVisitor } from './visitor'
import { painted, shownAgain, watchMoves } from './watch-moves'

/** ms from a press or a way back to the paint of the page's heading. `faults`: conditions that did not hold. */
export type Moved = { touched: number; back: number; pointed: number; backByRouter: number; faults: string[] }

/** ms: a finger rests on a link, a mouse points at one. */
const finger = 120
const pointing = 500

/** Ways between a category page, a product and back, without slowing the processor: by finger and by mouse. */
export async function moveAll(browser: Browser, pages: ReadonlyMap<string, AuditedPage>): Promise<Moved> {
  const category = pages.get('category')!
  const faults: string[] = []
  const byFinger = await withPage(await openVisitor(browser, category, 'phone'), category, (page) =>
    touchAndBack(page, faults),
  )
  const byMouse = await withPage(await openVisitor(browser, category, 'desk'), category, pointAndBack)
  const basket = pages.get('basket')!
  await withPage(await openVisitor(browser, basket, 'phone'), basket, (page) =>
    leavePersonal(page, category.url, faults),
  )
  return { ...byFinger, ...byMouse, faults }
}

/** The browser itself follows the link, whose page it fetched when the finger came down, and keeps the page that it leaves. */
async function touchAndBack(page: Page, faults: string[]) {
  const link = productLink(page)
  await link.scrollIntoViewIfNeeded()
  const box = (await link.boundingBox())!
  const device = await page.context().newCDPSession(page)
  const point = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  const arrived = page.waitForEvent('domcontentloaded')
  await device.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] })
  await pause(page, finger)
  await device.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  await arrived
  const touched = await painted(page)
  const [entry] = await page.evaluate(() =>
    performance
      .getEntriesByType('navigation')
      .map((one) => (one as PerformanceEntry & { deliveryType?: string }).deliveryType),
  )
  if (entry !== 'navigational-prefetch') faults.push('ürün sayfası önceden getirilmedi')
  await page.waitForLoadState('load')
  const { ms: back, persisted } = await goBack(page)
  if (!persisted) faults.push('kategori sayfası geri dönüş için saklanmadı')
  return { touched, back }
}

/** The mouse starts the scripts, so that the router fetches ahead and follows. */
async function pointAndBack(page: Page) {
  const link = productLink(page)
  await link.scrollIntoViewIfNeeded()
  await link.hover()
  // The first move of the mouse starts React; a pointer that stays there then moves a little.
  await page.waitForFunction(() => document.querySelector('script[type="text/plain"]') === null)
  await page.mouse.move(0, 0)
  await link.hover()
  await pause(page, pointing)
  await link.click()
  const pointed = await painted(page)
  await page.evaluate(() => {
    sessionStorage.setItem('pressed', String(performance.timeOrigin + performance.now()))
    history.back()
  })
  return { pointed, backByRouter: await painted(page) }
}

/** Nobody finds a personal page again by going back: it is asked for anew. */
async function leavePersonal(page: Page, elsewhere: string, faults: string[]): Promise<void> {
  await page.evaluate((url) => location.assign(url), elsewhere)
  await page.waitForURL(elsewhere)
  await page.waitForLoadState('load')
  if ((await goBack(page)).persisted) faults.push('sepet, geri dönüş için saklandı')
}

async function goBack(page: Page): Promise<{ ms: number; persisted: boolean }> {
  await page.evaluate(() => {
    sessionStorage.setItem('back', String(performance.timeOrigin + performance.now() + 50))
    // Going back ends this call before it is answered.
    setTimeout(() => history.back(), 50)
  })
  return shownAgain(page)
}

const productLink = (page: Page) => page.locator('main li').locator('h2 a, h3 a').first()
const pause = (page: Page, ms: number) => page.waitForTimeout(ms)

async function withPage<T>(
  context: BrowserContext,
  { url }: AuditedPage,
  work: (page: Page) => Promise<T>,
): Promise<T> {
  try {
    const page = await context.newPage()
    await page.addInitScript(watchMoves)
    await page.goto(url, { waitUntil: 'networkidle' })
    return await work(page)
  } finally {
    await context.close()
  }
}
