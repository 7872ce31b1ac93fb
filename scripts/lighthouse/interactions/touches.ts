import type { Browser, BrowserContext, Page } from '@playwright/test'
import type { AuditedPage } from '../temporary-shop'
import { type Timed, timeInteraction, watchPage } from './event-timing'
import { openVisitor } from './visitor'

/** The processor's speed is divided by this. */
const slower = 4

export const interactions = [
  'add',
  'add-again',
  'filters',
  'facet',
  'facet-again',
  'stepper',
  'menu',
  'search',
  'typing',
] as const
export type Interaction = (typeof interactions)[number]
export type Touched = Record<Interaction, Timed>

/** Each interaction once, on a slow phone by a visitor who has been nowhere yet: ms to the next paint. */
export async function touchAll(browser: Browser, pages: ReadonlyMap<string, AuditedPage>): Promise<Touched> {
  const on = <T>(name: string, work: (page: Page) => Promise<T>) => visit(browser, pages.get(name)!, work)
  return {
    ...(await on('product', addToBasket)),
    ...(await on('category', filter)),
    ...(await on('basket', step)),
    ...(await on('home', openMenu)),
    ...(await on('content', search)),
  }
}

async function addToBasket(page: Page) {
  await requireAsleep(page)
  const button = page.locator('button[data-buy]')
  const added = page.getByRole('dialog').getByRole('link', { name: 'Sepete git' })
  await button.scrollIntoViewIfNeeded()
  const press = () =>
    timeInteraction(
      page,
      () => button.tap(),
      () => added.waitFor(),
    )
  const first = await press()
  await page.keyboard.press('Escape')
  await added.waitFor({ state: 'hidden' })
  return { add: first, 'add-again': await press() }
}

async function filter(page: Page) {
  await requireAsleep(page)
  const sheet = page.locator('.filter-sheet')
  const filters = await timeInteraction(
    page,
    () => sheet.locator('> summary').tap(),
    () => sheet.locator('.filter-body').waitFor(),
  )
  await requireAsleep(page)
  const choose = () => {
    const before = page.url()
    // A chosen value leads to the page without it.
    const value = sheet.locator('a[href*="="]:not([aria-current]):visible').first()
    return timeInteraction(
      page,
      () => value.tap(),
      // The router writes the address once the new list is there.
      () => page.waitForURL((url) => url.href !== before, { waitUntil: 'commit' }),
    )
  }
  const facet = await choose()
  // Loaded anew, the page has its filters closed.
  if (!(await sheet.evaluate((one) => (one as HTMLDetailsElement).open)))
    await sheet.locator('> summary').tap()
  return { filters, facet, 'facet-again': await choose() }
}

async function step(page: Page) {
  const line = page.locator('.basket-line').first()
  const amount = line.getByRole('textbox').or(line.getByRole('spinbutton')).first()
  const before = Number(await amount.inputValue())
  const stepper = await timeInteraction(
    page,
    () => line.getByRole('button', { name: /^Miktarı artır: / }).tap(),
    () => page.waitForResponse((answer) => answer.request().method() === 'POST'),
  )
  if (Number(await amount.inputValue()) !== before + 1) throw new Error('The amount was not changed by one')
  return { stepper }
}

async function openMenu(page: Page) {
  await requireAsleep(page)
  return {
    menu: await timeInteraction(
      page,
      () => page.getByRole('banner').getByRole('link', { name: 'Menü', exact: true }).tap(),
      () => page.getByRole('dialog').first().waitFor(),
    ),
  }
}

async function search(page: Page) {
  await requireAsleep(page)
  const box = page
    .getByRole('dialog')
    .getByRole('searchbox')
    .or(page.getByRole('dialog').getByRole('combobox'))
    .first()
  const opened = await timeInteraction(
    page,
    () => page.getByRole('banner').getByRole('link', { name: 'Ara', exact: true }).tap(),
    () => box.waitFor(),
  )
  await box.focus()
  const typing = await timeInteraction(
    page,
    () => box.pressSequentially('deri kordon', { delay: 80 }),
    () => page.getByRole('dialog').getByRole('option').first().waitFor(),
  )
  return { search: opened, typing }
}

/** A stored page must not have started its scripts: the first action is what is measured. */
async function requireAsleep(page: Page): Promise<void> {
  const isAsleep = await page.evaluate(() => document.querySelector('script[type="text/plain"]') !== null)
  if (!isAsleep) throw new Error(`${page.url()} has started its scripts before the first action`)
}

/** Opens a page in a context of its own on a slow phone, and waits until it has nothing left to do. */
async function visit<T>(
  browser: Browser,
  audited: AuditedPage,
  work: (page: Page) => Promise<T>,
): Promise<T> {
  const context = await openVisitor(browser, audited, 'phone')
  try {
    const page = await openSlowly(context, audited.url)
    return await work(page)
  } finally {
    await context.close()
  }
}

async function openSlowly(context: BrowserContext, url: string): Promise<Page> {
  const page = await context.newPage()
  await watchPage(page)
  const device = await context.newCDPSession(page)
  await device.send('Emulation.setCPUThrottlingRate', { rate: slower })
  await page.goto(url, { waitUntil: 'networkidle' })
  await page.evaluate(() => new Promise((resume) => requestIdleCallback(resume)))
  return page
}
