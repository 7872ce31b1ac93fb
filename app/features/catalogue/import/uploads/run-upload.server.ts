import type { Db } from '~/db/connection.server'
import type { Storage } from '~/features/media/media.server'
import type { ImportFormat } from '../format'
import { formats } from '../formats.server'
import { importProducts, type ImportReport } from '../import.server'
import { mappedTable } from '../mapped/mapped.server'
import { createPictureFetcher } from '../pictures/fetch-picture.server'
import { OvertakenError } from '../runs.server'
import { text } from '../text'
import { fileOf } from './file-of'
import * as store from './store.server'
import type { UploadFault } from './upload'

/** Thrown to end a run that staff stopped. */
class StoppedError extends Error {}

/**
 * The job behind an upload. A killed run is repeated by the queue and goes on after its last batch; products are written as
 * `importProducts` writes them for the command line.
 */
export async function runUpload(
  { db, storage, now }: { db: Db; storage: Storage; now: () => Date },
  uploadId: number,
): Promise<void> {
  const upload = await store.findUpload(db, uploadId)
  if (upload?.state !== 'trying' && upload?.state !== 'running') return
  const dryRun = upload.state === 'trying'
  const bytes = await storage.read(upload.file)
  const end = (state: 'tried' | 'done' | 'failed', change: object = {}) =>
    store.moveUpload(db, uploadId, { state, finishedAt: now(), ...change }, ['trying', 'running'])
  if (!bytes) return void (await end('failed', { failure: text.fileGone }))
  const { mapping, ...options } = upload.options
  const counts = { created: 0, updated: 0, unchanged: 0, skipped: 0 }
  const outcome = await importProducts(db, formatOf(upload.kind, mapping), fileOf(bytes), {
    ...options,
    encoding: null,
    kdvNames: new Map(),
    earlierPrices: true,
    dryRun,
    restart: false,
    reference: upload.name,
    fetchPicture: createPictureFetcher(null),
    storage,
    onReports: () => undefined,
    // Before the commit: a killed process repeats the batch and keeps its faults once.
    async keepReports(reports, position) {
      const current = await store.findUpload(db, uploadId)
      if (current?.state !== upload.state) throw new StoppedError()
      for (const { status } of reports) if (status !== 'noticed') counts[status] += 1
      await store.keepFaults(db, uploadId, reports.flatMap(faultOf))
      await store.changeUpload(db, uploadId, counts)
      return position
    },
  }).catch((error: unknown) => {
    if (error instanceof StoppedError || error instanceof OvertakenError) return null
    throw error
  })
  if (outcome === null) return
  if (outcome.status !== 'read') return void (await end('failed', { failure: text.noPriceList }))
  const { complete, ...totals } = outcome.summary
  const failure = complete ? '' : text.notComplete
  await end(complete ? (dryRun ? 'tried' : 'done') : 'failed', { ...totals, failure })
}

function formatOf(kind: string, mapping: Parameters<typeof mappedTable>[0]): ImportFormat {
  return kind === 'table' ? mappedTable(mapping) : formats.find(({ name }) => name === kind)!
}

function faultOf({ lines, status, code, name, remarks }: ImportReport): UploadFault[] {
  if (remarks.length === 0) return []
  return [
    {
      fromLine: lines.from,
      toLine: lines.to,
      code: code.slice(0, 200),
      name: name.slice(0, 300),
      skipped: status === 'skipped',
      remarks: remarks.slice(0, 20),
    },
  ]
}
