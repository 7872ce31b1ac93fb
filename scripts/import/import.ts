// npm run import -- FILE --format FORMAT …: scripts/import/text.ts has its words.
// Exit code 0: everything imported, 1: could not run or read to the end, 2: some lines were skipped.
import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { basename, resolve } from 'node:path'
import { readConfig } from '../../app/server/config/config.server'
import { openStorage } from '../../app/server/open-storage.server'
import { createPictureFetcher } from '../../app/features/catalogue/import/pictures/fetch-picture.server'
import { importProducts, type ImportOutcome } from '../../app/features/catalogue/import/import.server'
import type { PictureFiles } from '../../app/features/catalogue/import/pictures/picture-file'
import { openPictureFiles } from '../../app/features/catalogue/import/pictures/picture-files.server'
import { OvertakenError } from '../../app/features/catalogue/import/runs.server'
import { type ImportArguments, readArguments } from './arguments'
import { showProgress } from './progress'
import { openReportFile } from './report-file'
import { text } from './text'
import { withShopDatabase } from '../db/shop-database'

async function main(): Promise<number> {
  const asked = readArguments(process.argv.slice(2))
  if ('error' in asked) return fail(asked.error)
  const { file } = asked
  const size = await stat(fromWhereThePersonIs(file)).then(
    (found) => (found.isFile() ? found.size : null),
    () => null,
  )
  if (size === null) return fail(text.unreadable(file))
  const pictures =
    asked.pictures === null ? null : await openPictureFiles(fromWhereThePersonIs(asked.pictures))
  if (asked.pictures !== null && !pictures) return fail(text.noPictures(asked.pictures))
  const outcome = await importInto(asked, size, pictures).finally(() => pictures?.close())
  if (outcome.status === 'no_retail_list') return fail(text.noRetailList)
  if (outcome.status === 'unknown_price_list')
    return fail(text.unknownPriceList(asked.priceList!, outcome.known))
  const { summary } = outcome
  console.log(text.summary(summary))
  if (asked.dryRun) console.log(text.dryRun)
  if (!summary.complete) return fail(text.incomplete)
  return summary.skipped > 0 ? 2 : 0
}

async function importInto(
  asked: ImportArguments,
  size: number,
  pictures: PictureFiles | null,
): Promise<ImportOutcome> {
  const config = readConfig(process.env)
  const progress = showProgress(size)
  const report = asked.report === null ? null : await openReportFile(fromWhereThePersonIs(asked.report))
  // A reader of the report may stop (`| head`); the import goes on.
  process.stdout.on('error', () => undefined)
  const path = fromWhereThePersonIs(asked.file)
  const storage = await openStorage(config)
  const start = performance.now()
  try {
    return await withShopDatabase(config, ({ db }) =>
      importProducts(
        db,
        asked.format,
        progress.count(() => createReadStream(path)),
        {
          ...asked,
          reference: basename(asked.file),
          fetchPicture: createPictureFetcher(pictures),
          storage,
          onResume: progress.resume,
          onReports: progress.print,
          keepReports: report?.keep,
        },
      ),
    )
  } finally {
    progress.end()
    await report?.close()
    const seconds = (performance.now() - start) / 1_000
    console.log(text.effort(progress.rows(), seconds, process.resourceUsage().maxRSS / 1_024))
  }
}

/** npm runs scripts in the project's folder, but names of files are relative to the folder of the operator. */
function fromWhereThePersonIs(file: string): string {
  return resolve(process.env.INIT_CWD ?? '.', file)
}

function fail(message: string): number {
  console.error(message)
  return 1
}

main().then(
  (code) => (process.exitCode = code),
  (error: unknown) => (process.exitCode = fail(reasonOf(error))),
)

function reasonOf(error: unknown): string {
  if (error instanceof OvertakenError) return text.overtaken
  return text.failed(causeOf(error))
}

/** The database's own message, without the statement, which holds a whole batch of products. */
function causeOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return error.cause === undefined ? error.message : causeOf(error.cause)
}
