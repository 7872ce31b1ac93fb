// npm run crawl: a browser follows every link of a freshly loaded demo shop as guest, retail customer, dealer and waiting member,
// at 360 and 1280 px. Exit code 1 when a page has a fault. `-- --short`: one page of each kind; `-- --as dealer --width 360`:
// one of the eight rounds alone.
import { parseArgs } from 'node:util'
import { chromium } from '@playwright/test'
import { ensureBuild } from '../start/build.mjs'
import { runCommand, secondsSince } from '../start/operator.mjs'
import { crawlShop, type Result, type VisitorName, visitors } from './crawl-shop'

const widths = [1280, 360]
const chromiumFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

await runCommand(async () => {
  const { values } = parseArgs({
    options: { short: { type: 'boolean' }, as: { type: 'string' }, width: { type: 'string' } },
  })
  const names = (Object.keys(visitors) as VisitorName[]).filter((name) => !values.as || name === values.as)
  const screens = widths.filter((width) => !values.width || width === Number(values.width))
  process.env.E2E_PORT ??= '3197'
  await ensureBuild(process.execPath, '')
  // It reads the port when it is loaded.
  const { default: startShopForJourneys } = await import('../../e2e/support/shop')
  const stop = await startShopForJourneys()
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    args: chromiumFlags,
  })
  let faults = 0
  try {
    for (const visitor of names)
      for (const width of screens) {
        const started = Date.now()
        const result = await crawlShop(browser, {
          origin: `http://127.0.0.1:${process.env.E2E_PORT}`,
          visitor,
          width,
          perKind: values.short ? 1 : 10,
          axePerKind: values.short ? 1 : 2,
          short: values.short ?? false,
          parallel: 2,
          most: 1_500,
        })
        report(`${visitor}, ${width} px`, result, secondsSince(started))
        faults += result.faults.length
      }
  } finally {
    await browser.close()
    await stop()
  }
  console.log(faults === 0 ? '\nNo faults.' : `\n${faults} faults.`)
  process.exitCode = faults === 0 ? 0 : 1
})

function report(name: string, { opened, requested, leftOut, faults }: Result, seconds: number): void {
  console.log(`\n${name}: ${opened.length} pages opened, ${requested} further links answered, ${seconds} s`)
  if (leftOut > 0) console.log(`  ${leftOut} links were left out: the crawl ended at its limit.`)
  for (const [kind, pages] of Map.groupBy(opened, (page) => page.kind))
    console.log(`  ${String(pages.length).padStart(4)}  ${kind}  ${pages[0]!.path}`)
  for (const { path, from, fault } of faults)
    console.log(`  FAULT ${path} (from ${from || 'the start'}): ${fault}`)
}
