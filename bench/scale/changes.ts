import { fork } from 'node:child_process'
import { once } from 'node:events'
import { inProject } from '../../scripts/start/project.mjs'
import { median, timed } from '../numbers'
import type { Table } from '../report/table'
import { amount, mark, ms, plain, type Words, words } from '../report/words'
import type { OpenShop } from '../shop/open-shop'
import { guest, readBytes } from '../shop/visitor'
import { leaves } from './pages'

const rowCount = 100_000
const mostSeconds = 60
const mostSlowdown = 1.5
const pagesBefore = 300

/** How long many changes take in a process of their own, and how much category pages slow down meanwhile. */
export async function measureChanges(shop: OpenShop, url: string, products: number): Promise<Table> {
  const count = Math.min(rowCount, products)
  const prices = await change(shop, url, 'prices', count)
  const stock = await change(shop, url, 'stock', count)
  const named = amount(count)
  const results = [
    { name: words(`${named.tr} fiyat`, `${named.en} prices`), ...prices },
    { name: words(`${named.tr} stok`, `${named.en} stock rows`), ...stock },
  ]
  const isKept = ({ seconds, slowdown }: Change) => seconds <= mostSeconds && slowdown <= mostSlowdown
  return {
    id: `changes-${products}`,
    title: words(
      `${products.toLocaleString('tr')} ürün arasında değişiklik`,
      `Changes among ${products.toLocaleString('en')} products`,
    ),
    note: words(
      'Başka bir süreç, bir içe aktarım gibi, her biri bir işlem olan 1.000 satırlık parçalarla değiştirir; bu sırada kategori sayfaları art arda istenir. Yavaşlama: sırasındaki ortanca ÷ öncesindeki ortanca.',
      'Another process changes them as an import does, in chunks of 1,000 rows that are one transaction each; category pages are asked for one after the other meanwhile. Slowdown: median during ÷ median before.',
    ),
    columns: [
      words('Ne', 'What'),
      words('süre', 'time'),
      words('sınır', 'limit'),
      words('sayfa önce', 'page before'),
      words('sırasında', 'during'),
      words('yavaşlama', 'slowdown'),
      words('sınır', 'limit'),
      plain(''),
    ],
    rows: results.map((result): Words[] => [
      result.name,
      amount(result.seconds, 1, 's'),
      amount(mostSeconds, 0, 's'),
      ms(result.before),
      ms(result.during),
      amount(result.slowdown, 2, '×'),
      amount(mostSlowdown, 1, '×'),
      mark(isKept(result)),
    ]),
    missed: results.filter((result) => !isKept(result)).length,
  }
}

type Change = { seconds: number; before: number; during: number; slowdown: number }

async function change(shop: OpenShop, url: string, what: 'prices' | 'stock', count: number): Promise<Change> {
  const child = fork(inProject('bench', 'scale', 'change-rows.ts'), [url, what, String(count)], {
    execArgv: ['--import', 'tsx'],
  })
  await answerOf(child)
  const headers = guest()
  let turn = 0
  const page = () => timed(() => readBytes(shop, leaves[turn++ % leaves.length]!, headers))
  const before: number[] = []
  while (before.length < pagesBefore) before.push(await page())
  let seconds = 0
  const done = answerOf(child).then((answer) => (seconds = Number(answer)))
  child.send('go')
  const during: number[] = []
  while (seconds === 0) {
    during.push(await page())
    if (child.exitCode !== null) await done
  }
  const [was, is] = [median(before), median(during)]
  return { seconds, before: was, during: is, slowdown: is / was }
}

async function answerOf(child: ReturnType<typeof fork>): Promise<unknown> {
  const end = once(child, 'exit').then(([code]) => {
    throw new Error(`The changing process ended with ${code}`)
  })
  end.catch(() => undefined)
  const [answer] = (await Promise.race([once(child, 'message'), end])) as [unknown]
  return answer
}
