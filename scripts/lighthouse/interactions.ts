// npm run interactions: how soon a page answers on a slow phone, and how soon the next page is there; median of 5 on a freshly
// loaded demo shop. `-- --runs 1` is a quick look.
import { parseArgs } from 'node:util'
import { chromium } from '@playwright/test'
import { median } from '../../bench/numbers'
import { inTerminal } from '../../bench/report/table'
import { mark, plain, words } from '../../bench/report/words'
import { ensureBuild } from '../start/build.mjs'
import { type Moved, moveAll } from './interactions/moves'
import { type Interaction, interactions, touchAll, type Touched } from './interactions/touches'
import { startTemporaryShop } from './temporary-shop'

const { values: given } = parseArgs({ options: { runs: { type: 'string' } } })
const runs = Number(given.runs ?? 5)
const most = 100
/** Browsers tell of no shorter interaction. */
const shortest = 16

const namesOf: Record<Interaction, string> = {
  add: 'Sepete ekle, sayfadaki ilk hareket',
  'add-again': 'Sepete ekle, ikinci kez',
  filters: 'Filtreleri açma, sayfadaki ilk hareket',
  facet: 'Süzgeç, betikleri başlatan hareket',
  'facet-again': 'Süzgeç, ikinci kez',
  stepper: 'Sepette + düğmesi',
  menu: 'Menü, sayfadaki ilk hareket',
  search: 'Aramayı açma, sayfadaki ilk hareket',
  typing: 'Arama kutusuna yazma (en yavaş tuş)',
}
const movesOf: Record<Exclude<keyof Moved, 'faults'>, string> = {
  touched: 'Kategori → ürün, dokunarak (tarayıcı önceden getirir)',
  back: 'Geri, tarayıcının sakladığı sayfa',
  pointed: 'Kategori → ürün, fareyle (yönlendirici önceden getirir)',
  backByRouter: 'Geri, yönlendiriciyle',
}

await ensureBuild(process.execPath, '')
const shop = await startTemporaryShop()
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking'],
  // Pages that the browser keeps for going back are measured.
  ignoreDefaultArgs: ['--disable-back-forward-cache'],
})
try {
  const pages = new Map((await shop.pages()).map((page) => [page.name, page]))
  const touched: Touched[] = []
  const moved: Moved[] = []
  // The first run fills the caches of shop and browser.
  for (let run = 0; run <= runs; run++) {
    const found = { touched: await touchAll(browser, pages), moved: await moveAll(browser, pages) }
    if (run === 0) continue
    touched.push(found.touched)
    moved.push(found.moved)
  }
  report(touched, moved)
} finally {
  await browser.close()
  await shop.stop()
}

function report(touched: readonly Touched[], moved: readonly Moved[]): void {
  const figures = [
    ...interactions.map((one) => ({ name: namesOf[one], ms: median(touched.map((times) => times[one].ms)) })),
    ...(Object.keys(movesOf) as (keyof typeof movesOf)[]).map((one) => ({
      name: movesOf[one],
      ms: median(moved.map((times) => times[one])),
    })),
  ]
  const anew = interactions.filter((one) => touched.some((times) => times[one].isAnew))
  const faults = new Set([
    ...anew.map((one) => `${namesOf[one]}: sayfa baştan yüklendi`),
    ...moved.flatMap((run) => run.faults),
  ])
  const missed = figures.filter(({ ms }) => !(ms <= most)).length + faults.size
  const note =
    `${runs} turun ortancası. Hareketler: işlemcisi dörtte bir hızda bir telefonda, harekete kadar başka bir şey yapılmadan, ` +
    'ekranın sonraki çizimine kadar. Geçişler: işlemci yavaşlatılmadan, basıştan başlığın çizimine kadar.'
  console.log(
    inTerminal({
      id: 'interactions',
      title: words('Hareketten çizime', 'From an action to its paint'),
      note: words(note, note),
      columns: [plain('Ne'), plain('ölçülen'), plain('en çok'), plain('')],
      rows: figures.map(({ name, ms }) => [
        plain(name),
        plain(ms < shortest ? `< ${shortest} ms` : `${Math.round(ms)} ms`),
        plain(`${most} ms`),
        mark(ms <= most),
      ]),
      missed,
    }),
  )
  for (const fault of faults) console.log(`✗ ${fault}`)
  process.exitCode = missed > 0 ? 1 : 0
}
