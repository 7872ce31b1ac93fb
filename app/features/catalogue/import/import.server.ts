import { readClock } from '~/db/clock.server'
import type { Db } from '~/db/connection.server'
import { getPriceLists, type PriceList } from '~/features/customers/customers.server'
import type { keepPicture } from '~/features/media/media.server'
import type { KdvRate } from '../write/product-input'
import { inBatches } from './batches'
import { checkBounds } from './check-bounds'
import { claimCodes } from './claim-codes.server'
import type { FetchPicture } from './pictures/fetch-picture.server'
import type { ImportFile, ImportFormat, ImportItem, Lines, ReadContext, Remark } from './format'
import { importBatch } from './import-batch.server'
import {
  type Counts,
  fingerprintOf,
  finishRun,
  type ImportStatus,
  newProgress,
  openRun,
  type Progress,
} from './runs.server'
import { createSeenCodes } from './seen-codes.server'

export type ImportOptions = Pick<ReadContext, 'encoding' | 'decimal' | 'kdvNames'> & {
  /** Rolls every batch back, fetches no pictures and records no progress. */
  dryRun: boolean
  /** Starts at the beginning even when an import of this file is unfinished. */
  restart: boolean
  /** The KDV rate of products without one in the file. */
  kdvRate: KdvRate
  /** Records a crossed-out price as the earlier price of new products. */
  earlierPrices: boolean
  createCategories: boolean
  /** Code of the price list that receives the prices of products; null: retail. */
  priceList: string | null
  /** Names the file in the stock movements. */
  reference: string
  fetchPicture: FetchPicture
  storage: Parameters<typeof keepPicture>[0]['storage']
  /** Called when an unfinished import continues after so many items. */
  onResume?: (position: number) => void
  /** Called with the reports of a batch after its commit. */
  onReports: (reports: readonly ImportReport[]) => void
  /**
   * Writes the reports of a batch at this position of the report file and returns its new end. Called before the commit,
   * and again when the transaction is repeated.
   */
  keepReports?: (reports: readonly ImportReport[], from: number) => Promise<number>
}

/** The outcome of some lines of the file; `changes` names the changes in Turkish. */
export type ImportReport = {
  lines: Lines
  status: ImportStatus | 'noticed'
  code: string
  name: string
  changes: string[]
  remarks: Remark[]
}

/** complete: the file was read to its end. */
export type ImportSummary = Counts & { complete: boolean }

/** The options of the import and the price lists of the shop. */
export type ImportRun = ImportOptions & { list: PriceList; lists: ReadonlyMap<string, PriceList> }

export type ImportOutcome =
  | { status: 'read'; summary: ImportSummary }
  | { status: 'no_retail_list' }
  | { status: 'unknown_price_list'; known: string[] }

/**
 * Reads products from a file in constant memory and writes them in batches, each in one transaction. An import that was
 * killed continues after its last batch, with the same result as an uninterrupted one. Importing the same file again changes
 * nothing.
 */
export async function importProducts(
  db: Db,
  format: ImportFormat,
  file: ImportFile,
  options: ImportOptions,
): Promise<ImportOutcome> {
  const lists = await getPriceLists(db)
  const known = lists.map(({ code }) => code)
  const retail = lists.find(({ isRetail }) => isRetail)
  if (!retail) return { status: 'no_retail_list' }
  const { priceList, reference, restart, dryRun, encoding, decimal, kdvNames } = options
  const list = priceList === null ? retail : lists.find(({ code }) => code === priceList)
  if (!list) return { status: 'unknown_price_list', known }
  const run: ImportRun = { ...options, list, lists: new Map(lists.map((list) => [list.code, list])) }
  const said = { encoding, decimal, kdvNames, priceLists: known, kdvIncluded: list.kdvIncluded }
  const items = format.read(file, { ...said, now: await readClock(db) })
  const start = dryRun
    ? newProgress()
    : await openRun(db, { fingerprint: await fingerprint(format, file, options), reference, restart })
  if (start.position > 0) options.onResume?.(start.position)
  return { status: 'read', summary: await importItems(db, items, run, start) }
}

async function importItems(
  db: Db,
  items: AsyncIterable<ImportItem>,
  run: ImportRun,
  start: Progress,
): Promise<ImportSummary> {
  const seen = createSeenCodes()
  const refused = new Map<ImportItem, Remark[]>()
  let complete = true
  const left = async function* () {
    let position = 0
    for await (const item of items) {
      if (item.kind === 'problem' && item.fatal) complete = false
      const faults = [...claimCodes(seen, item), ...(item.kind === 'product' ? checkBounds(item) : [])]
      if (position++ < start.position) continue
      if (faults.length > 0) refused.set(item, faults)
      yield item
    }
  }
  let progress = start
  for await (const batch of inBatches(left())) {
    const done = await importBatch(db, batch, refused, run, progress)
    progress = done.progress
    refused.clear()
    run.onReports(done.reports)
  }
  if (!run.dryRun) await finishRun(db, progress)
  return { ...progress.counts, complete }
}

/** A hash of the file and of all options that affect the result; an equal one belongs to the same import. */
function fingerprint(format: ImportFormat, file: ImportFile, options: ImportOptions): Promise<string> {
  const { encoding, decimal, kdvNames, kdvRate, earlierPrices, createCategories, priceList } = options
  return fingerprintOf(file, [
    format.name,
    encoding,
    decimal,
    [...kdvNames],
    kdvRate,
    earlierPrices,
    createCategories,
    priceList,
  ])
}
