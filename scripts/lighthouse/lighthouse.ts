// npm run lighthouse: mobile, median of 3 runs, on home, category, product and basket of a freshly loaded demo shop.
import { launch } from 'chrome-launcher'
import lighthouse, { type Result } from 'lighthouse'
import { ensureBuild } from '../start/build.mjs'
import { median } from './median'
import { startTemporaryShop } from './temporary-shop'

const runs = 3
const least = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 } as const
type Category = keyof typeof least

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
try {
  for (const page of await shop.pages()) {
    const results: Result[] = []
    for (let run = 0; run < runs; run++) results.push(await audit(page.url, page.cookie))
    missed += report(page.name, results)
  }
} finally {
  chrome.kill()
  await shop.stop()
}
process.exitCode = missed > 0 ? 1 : 0

async function audit(url: string, cookie: string | undefined): Promise<Result> {
  const outcome = await lighthouse(url, {
    port: chrome.port,
    output: 'json',
    logLevel: 'error',
    onlyCategories: Object.keys(least),
    // A demo shop is closed to search engines; what they may read of a live one is tested elsewhere.
    skipAudits: ['is-crawlable'],
    extraHeaders: cookie ? { Cookie: cookie } : {},
  })
  if (!outcome) throw new Error(`Lighthouse gave no result for ${url}`)
  return outcome.lhr
}

function report(name: string, results: Result[]): number {
  const scores = (Object.keys(least) as Category[]).map((category) => {
    const score = median(results.map(({ categories }) => (categories[category]?.score ?? 0) * 100))
    return { category, score, ok: score >= least[category] }
  })
  const lcp = median(results.map(({ audits }) => audits['largest-contentful-paint']?.numericValue ?? 0))
  const shift = median(results.map(({ audits }) => audits['cumulative-layout-shift']?.numericValue ?? 0))
  const blocking = median(results.map(({ audits }) => audits['total-blocking-time']?.numericValue ?? 0))
  const line = scores.map(
    ({ category, score, ok }) => `${category} ${score.toFixed(0)}${ok ? '' : ` (< ${least[category]})`}`,
  )
  console.log(
    `${name}: ${line.join(', ')}; LCP ${(lcp / 1000).toFixed(2)} s, TBT ${blocking.toFixed(0)} ms, CLS ${shift.toFixed(3)}`,
  )
  for (const { audits } of results.slice(0, 1)) {
    for (const { id, title, score, scoreDisplayMode } of Object.values(audits)) {
      if (score !== null && score < 0.9 && scoreDisplayMode === 'binary') console.log(`  ${id}: ${title}`)
    }
  }
  return scores.filter(({ ok }) => !ok).length
}
