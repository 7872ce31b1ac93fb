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
  /** Does everything and undoes it; pictures are not fetched and nothing is kept. */
  dryRun: boolean
  /** Begins from the start although an import of this file was left unfinished. */
  restart: boolean
  /** For products whose rate the file does not say. */
  kdvRate: KdvRate
  /** Takes a crossed-out price over as the price that held until now, for products that are new here. */
  earlierPrices: boolean
  createCategories: boolean
  /** Code of the list that prices of products go into; null: retail. */
  priceList: string | null
  /** Names the file in the stock movements. */
  reference: string
  fetchPicture: FetchPicture
  storage: Parameters<typeof keepPicture>[0]['storage']
  /** Says that an import that was left unfinished goes on behind so many items. */
  onResume?: (position: number) => void
  /** What became of a batch, as soon as it is committed. */
  onReports: (reports: readonly ImportReport[]) => void
  /**
   * Keeps the reports of a batch at this place of the report file and returns where it ends now. Called before the
   * batch is committed and again when that had to be repeated.
   */
  keepReports?: (reports: readonly ImportReport[], from: number) => Promise<number>
}

/** What became of some lines of the file; `changes` names in Turkish what is different now. */
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

/** What writing needs of the options and the shop. */
export type ImportRun = ImportOptions & { list: PriceList; lists: ReadonlyMap<string, PriceList> }

export type ImportOutcome =
  | { status: 'read'; summary: ImportSummary }
  | { status: 'no_retail_list' }
  | { status: 'unknown_price_list'; known: string[] }

/**
 * Reads products from a file in constant memory and writes them in batches, each in one transaction: all of a product
 * or nothing, and all of a batch or nothing. An import that was killed goes on behind its last batch and ends as if it
 * had run through. The same file again changes nothing.
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

/** Everything that decides what a file becomes; the same again is the same import. */
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
