import { readClock } from '~/db/clock.server'
import type { Db } from '~/db/connection.server'
import { getPriceLists } from '~/features/customers/customers.server'
import { inBatches } from './batches'
import { checkBounds } from './check-bounds'
import { claimCodes } from './claim-codes.server'
import type { ImportFile, ImportFormat, ImportItem, Remark } from './format'
import { importBatch } from './import-batch.server'
import type { ImportOptions, ImportRun } from './import-run.server'
import { type Counts, fingerprintOf, finishRun, newProgress, openRun, type Progress } from './runs.server'
import { createSeenCodes } from './seen-codes.server'

export type { ImportOptions, ImportReport } from './import-run.server'

/** complete: the file was read to its end. */
export type ImportSummary = Counts & { complete: boolean }

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
