// npm run lighthouse: mobile, median of 5 runs, on seven pages of a freshly loaded demo shop. `-- --runs 1 --only category` is a
// quick look.
import { parseArgs } from 'node:util'
import { chromium } from '@playwright/test'
import { launch } from 'chrome-launcher'
import lighthouse, { type Result } from 'lighthouse'
import { ensureBuild } from '../start/build.mjs'
import { median } from '../../bench/numbers'
import { asCookies, startTemporaryShop } from './temporary-shop'

const { values: given } = parseArgs({ options: { runs: { type: 'string' }, only: { type: 'string' } } })
const runs = Number(given.runs ?? 5)
const least = { performance: 99, accessibility: 100, 'best-practices': 100, seo: 100 } as const
type Category = keyof typeof least
/** Largest figure of each, and how it is written. */
const figures = [
  {
    name: 'LCP',
    audit: 'largest-contentful-paint',
    most: 1_200,
    write: (ms: number) => `${(ms / 1_000).toFixed(2)} s`,
  },
  { name: 'TBT', audit: 'total-blocking-time', most: 50, write: (ms: number) => `${ms.toFixed(0)} ms` },
  { name: 'CLS', audit: 'cumulative-layout-shift', most: 0.01, write: (shift: number) => shift.toFixed(3) },
] as const

const chromeFlags = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

await ensureBuild(process.execPath, '')
const shop = await startTemporaryShop()
const chrome = await launch({ chromePath: process.env.CHROMIUM ?? '/usr/bin/chromium', chromeFlags })
let missed = 0
/** Lighthouse's own measure of the machine's speed, of each run: it slows every machine to a quarter. */
const speeds: number[] = []
try {
  const pages = (await shop.pages()).filter(({ name }) => given.only === undefined || name === given.only)
  if (pages.length === 0 || !(runs > 0)) throw new Error('--runs N --only PAGE')
  const browser = await chromium.connectOverCDP(`http://127.0.0.1:${chrome.port}`)
  for (const { name, url, cookie } of pages) {
    const results: Result[] = []
    for (let run = 0; run < runs; run++) {
      // A header of Lighthouse would give way to the cookie that an earlier page has set.
      await browser.contexts()[0]!.clearCookies()
      await browser.contexts()[0]!.addCookies(asCookies(cookie, url))
      results.push(await audit(url))
    }
    missed += report(name, results)
    speeds.push(...results.map(({ environment }) => environment.benchmarkIndex))
  }
  console.log(`Benchmark index of this machine: ${median(speeds).toFixed(0)}`)
} finally {
  chrome.kill()
  await shop.stop()
}
process.exitCode = missed > 0 ? 1 : 0

async function audit(url: string): Promise<Result> {
  const outcome = await lighthouse(url, {
    port: chrome.port,
    output: 'json',
    logLevel: 'error',
    onlyCategories: Object.keys(least),
    // A demo shop is closed to search engines; what they may read of a live one is tested elsewhere.
    skipAudits: ['is-crawlable'],
  })
  if (!outcome) throw new Error(`Lighthouse gave no result for ${url}`)
  const { lhr } = outcome
  // A page that leads elsewhere would be measured under its name.
  if (lhr.finalDisplayedUrl !== url) throw new Error(`${url} led to ${lhr.finalDisplayedUrl}`)
  return lhr
}

function report(name: string, results: readonly Result[]): number {
  const scores = (Object.keys(least) as Category[]).map((category) => {
    const score = median(results.map(({ categories }) => (categories[category]?.score ?? 0) * 100))
    return {
      told: `${category} ${score.toFixed(0)}`,
      limit: String(least[category]),
      kept: score >= least[category],
    }
  })
  const times = figures.map(({ name, audit, most, write }) => {
    const value = median(results.map(({ audits }) => audits[audit]?.numericValue ?? Infinity))
    return { told: `${name} ${write(value)}`, limit: write(most), kept: value <= most }
  })
  const line = [...scores, ...times].map(({ told, limit, kept }) => (kept ? told : `${told} ✗ (${limit})`))
  console.log(`${name}: ${line.join(', ')}; JS ${(median(results.map(scriptBytes)) / 1_000).toFixed(1)} KB`)
  // A run in which the browser painted nothing, for example.
  for (const { audit } of figures) {
    const message = results.map(({ audits }) => audits[audit]?.errorMessage).find(Boolean)
    if (message) console.log(`  ${audit}: ${message}`)
  }
  // Only what counts: a personal page, for example, is kept from the back/forward cache on purpose.
  const faults = results.flatMap(({ audits, categories }) =>
    Object.values(categories)
      .flatMap(({ auditRefs }) => auditRefs.flatMap(({ id, weight }) => (weight > 0 ? [audits[id]!] : [])))
      .flatMap(({ id, title, score, scoreDisplayMode }) =>
        score !== null && score < 0.9 && scoreDisplayMode === 'binary' ? [`  ${id}: ${title}`] : [],
      ),
  )
  for (const fault of new Set(faults)) console.log(fault)
  return [...scores, ...times].filter(({ kept }) => !kept).length
}

/** Bytes of scripts that came over the wire. */
function scriptBytes({ audits }: Result): number {
  const details = audits['network-requests']?.details as
    | { items: { resourceType?: string; transferSize?: number }[] }
    | undefined
  if (!details) return Number.NaN
  const scripts = details.items.filter(({ resourceType }) => resourceType === 'Script')
  return scripts.reduce((sum, { transferSize = 0 }) => sum + transferSize, 0)
}
