import type { Browser, BrowserContext } from '@playwright/test'
import { watchContext } from '../../e2e/support/faults'
import { signIn } from '../../e2e/support/sign-in'
import { checkPage } from './check-page'
import { addressOf, kindOf, type Links } from './kinds'

/** The visitors of a crawl, by the demo account that they sign in with; null: nobody. */
export const visitors = {
  guest: null,
  retail: 'perakende@vitrin.test',
  dealer: 'bayi@vitrin.test',
  pending: 'bekleyen@vitrin.test',
} as const
export type VisitorName = keyof typeof visitors

export type Plan = {
  origin: string
  visitor: VisitorName
  /** Width of the screen in px. */
  width: number
  /** Pages of each kind that the browser opens; of further ones only the answer is read. */
  perKind: number
  /** Pages of each kind that axe examines. */
  axePerKind: number
  /** Counts all queries of a page as one kind, and reads no further answers. */
  short: boolean
  /** Pages open at once. */
  parallel: number
  /** Addresses at most, so that a crawl ends. */
  most: number
}

type Fault = { path: string; from: string; fault: string }
export type Result = {
  opened: { path: string; kind: string }[]
  requested: number
  /** Addresses that were found and not visited, because of `most`. */
  leftOut: number
  faults: Fault[]
}

type Stop = { path: string; from: string }

/** Follows every link of the shop as one visitor on one screen, from the home page on. */
export async function crawlShop(browser: Browser, plan: Plan): Promise<Result> {
  const { session, links } = await openSession(browser, plan)
  const queue: Stop[] = [{ path: '/', from: '' }]
  const known = new Set(['/'])
  const opened: Result['opened'] = []
  const faults: Fault[] = []
  const titles = new Map<string, { canonical: string; path: string }>()
  const counts = new Map<string, number>()
  let requested = 0
  let underWay = 0

  const take = (page: string, hrefs: readonly string[]) => {
    for (const href of hrefs) {
      const path = addressOf(href, page, plan.origin)
      if (path === null || known.has(path)) continue
      known.add(path)
      queue.push({ path, from: new URL(page).pathname })
    }
  }

  async function open(context: BrowserContext, seen: string[], stop: Stop, kind: string, count: number) {
    const page = await context.newPage()
    try {
      const checked = await checkPage(page, plan.origin + stop.path, { axe: count <= plan.axePerKind })
      const { title, canonical } = checked
      const other = titles.get(title)
      if (other && other.canonical !== canonical && title)
        checked.faults.push(`the same title as ${other.path}: “${title}”`)
      titles.set(title, { canonical, path: stop.path })
      // The browser reports the page's own answer as well.
      const lines = seen
        .splice(0)
        .filter((line) => !/^\d{3} GET/.test(line) || !line.endsWith(` ${stop.path}`))
      for (const fault of [...checked.faults, ...lines]) faults.push({ ...stop, fault })
      take(page.url(), checked.links)
    } catch (error) {
      seen.splice(0)
      faults.push({ ...stop, fault: `could not be opened: ${String(error).split('\n')[0]}` })
    } finally {
      await page.close()
    }
    opened.push({ path: stop.path, kind })
  }

  async function visit(context: BrowserContext, seen: string[], stop: Stop) {
    const kind = kindOf(stop.path, links, plan.short)
    const count = (counts.get(kind) ?? 0) + 1
    counts.set(kind, count)
    if (count <= plan.perKind && !isFile(stop.path)) return open(context, seen, stop, kind, count)
    if (plan.short) return
    const { status } = await answerOf(context, plan.origin + stop.path)
    requested += 1
    if (status >= 400) faults.push({ ...stop, fault: `dead link: ${status}` })
  }

  async function work() {
    const seen: string[] = []
    const context = await browser.newContext({ ...screenOf(plan), storageState: session })
    await watchContext(context, plan.origin, seen)
    // Pages that are fetched ahead would double the work.
    await context.addInitScript(() =>
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
    )
    for (;;) {
      const stop = opened.length + requested < plan.most ? queue.shift() : undefined
      if (stop) {
        underWay += 1
        await visit(context, seen, stop).finally(() => (underWay -= 1))
      } else if (underWay === 0) break
      else await new Promise((resume) => setImmediate(() => setTimeout(resume, 50)))
    }
    await context.close()
  }

  await Promise.all(Array.from({ length: plan.parallel }, work))
  return { opened, requested, leftOut: queue.length, faults }
}

/** Files for saving, which a browser would download, and pictures, which are no pages of the shop. */
const isFile = (path: string) =>
  /^\/media\/|\/(export|ekstre|makbuz|belgeler\/[^/]+|belge\/[^/]+)(\/[^/]*)?(\?|$)/i.test(path)

async function answerOf(context: BrowserContext, url: string): Promise<{ status: number }> {
  const answer = await context.request.get(url, { maxRedirects: 10, timeout: 60_000 })
  await answer.dispose()
  return { status: answer.status() }
}

const screenOf = ({ origin, width }: Plan) => ({
  baseURL: origin,
  viewport: { width, height: width < 600 ? 740 : 800 },
  hasTouch: width < 600,
  reducedMotion: 'reduce' as const,
  locale: 'tr-TR',
  timezoneId: 'Europe/Istanbul',
})

/** The cookies of the visitor, once signed in, and the links of the sitemap. */
async function openSession(browser: Browser, plan: Plan) {
  const context = await browser.newContext(screenOf(plan))
  const email = visitors[plan.visitor]
  if (email) await signIn(await context.newPage(), email)
  const session = await context.storageState()
  const links = await readLinks(context)
  await context.close()
  return { session, links }
}

async function readLinks({ request }: BrowserContext): Promise<Links> {
  const pathsIn = async (path: string) => {
    const xml = await (await request.get(path)).text()
    return [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url]) => new URL(url!).pathname)
  }
  const files = await pathsIn('/sitemap.xml')
  const products = await Promise.all(files.filter((file) => file.includes('products-')).map(pathsIn))
  return { categories: new Set(await pathsIn('/sitemap/categories.xml')), products: new Set(products.flat()) }
}
