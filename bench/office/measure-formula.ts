import { addPriceListsAtScale } from '../../demo/scale/price-lists'
import { runPriceBatch, startPriceBatch } from '../../app/features/catalogue/catalogue.server'
import { median, timed } from '../numbers'
import type { Table } from '../report/table'
import { amount, mark, ms, plain, type Words, words } from '../report/words'
import type { Cluster } from '../shop/cluster'
import { openShop, type OpenShop } from '../shop/open-shop'
import { guest, readBytes } from '../shop/visitor'

/** Prices of the list, most seconds of its job, and most times that a page may take meanwhile. */
const prices = 100_000
const mostSeconds = 60
const mostTimes = 1.5
const pages = ['/olcek-yaprak-000', '/olcek-yaprak-001', '/']

/** The job that fills a price list by a formula from another one, and the shop's pages while it works. */
export async function measureFormula(cluster: Cluster, products: number, asked: number): Promise<Table> {
  const url = await cluster.clone(await cluster.withProducts(products), 'formula')
  const shop = await openShop(url, cluster.folder)
  try {
    return await measure(shop, asked)
  } finally {
    await shop.close()
  }
}

async function measure(shop: OpenShop, asked: number): Promise<Table> {
  const { db } = shop.database
  const [sourceListId] = await addPriceListsAtScale(db, 1, prices)
  const [listId] = await addPriceListsAtScale(db, 1, 1)
  const headers = guest()
  const read = (turn: number) => timed(() => readBytes(shop, pages[turn % pages.length]!, headers))
  for (let turn = 0; turn < asked / 2; turn++) await read(turn)
  const alone: number[] = []
  for (let turn = 0; turn < asked; turn++) alone.push(await read(turn))

  const batch = {
    listId: listId!,
    filter: { categoryId: null, brandId: null, words: '', lacking: false },
    rule: { kind: 'formula', sourceListId: sourceListId!, rate: 9_000, rounding: 'five' },
    startsAt: null,
  } as const
  let written = 0
  let ended = false
  const job = timed(async () => {
    const id = await startPriceBatch(db, batch, { actor: 'bench', now: shop.deps.clock() })
    if (id === null) throw new Error('The formula changes no price')
    await runPriceBatch(db, id, shop.deps.clock)
    const { rows } = await shop.database.pool.query<{ written: number }>(
      'select written from price_batches where id = $1',
      [id],
    )
    written = rows[0]!.written
  }).finally(() => (ended = true))
  const meanwhile: number[] = []
  for (let turn = 0; !ended; turn++) meanwhile.push(await read(turn))
  return toTable(written, (await job) / 1_000, alone, meanwhile)
}

function toTable(
  written: number,
  seconds: number,
  alone: readonly number[],
  meanwhile: readonly number[],
): Table {
  const times = median(meanwhile) / median(alone)
  const isKept = [seconds <= mostSeconds, times <= mostTimes]
  const rows: Words[][] = [
    [
      words('İşin süresi', 'Time of the job'),
      amount(seconds, 1, 's'),
      amount(mostSeconds, 0, 's'),
      mark(isKept[0]!),
    ],
    [
      words(
        `Sayfalar, bu sırada (${ms(median(alone)).tr} yerine ${ms(median(meanwhile)).tr})`,
        `Pages meanwhile (${ms(median(meanwhile)).en} instead of ${ms(median(alone)).en})`,
      ),
      amount(times, 2, '×'),
      amount(mostTimes, 1, '×'),
      mark(isKept[1]!),
    ],
  ]
  const [tr, en] = [written.toLocaleString('tr'), written.toLocaleString('en')]
  return {
    id: 'formula-list',
    title: words('Formüllü fiyat listesi', 'Formula price list'),
    note: words(
      `Başka bir listeden formülle yazılan ${tr} fiyat. Sayfalar, iş sürerken de art arda okunur; süreleri p50.`,
      `${en} prices written by a formula from another list. Pages are read one after the other while the job works; p50.`,
    ),
    columns: [words('Ne', 'What'), words('ölçülen', 'measured'), words('sınır', 'limit'), plain('')],
    rows,
    missed: isKept.filter((kept) => !kept).length,
  }
}
