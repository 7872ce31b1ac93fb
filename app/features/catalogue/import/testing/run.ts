import type { Db } from '~/db/connection.server'
import type { ImportFile, ImportFormat } from '../format'
import { importProducts, type ImportOptions, type ImportReport, type ImportSummary } from '../import.server'

export const plainOptions: ImportOptions = {
  dryRun: false,
  restart: false,
  encoding: null,
  decimal: null,
  kdvNames: new Map(),
  kdvRate: 20,
  earlierPrices: true,
  createCategories: true,
  priceList: null,
  reference: 'dosya',
  fetchPicture: () => Promise.resolve({ status: 'failed', reason: 'yok' }),
  storage: { write: () => Promise.resolve() },
  onReports: () => undefined,
}

/** Imports a file and returns the operator's report. Throws when the import cannot begin. */
export async function runImport(
  db: Db,
  format: ImportFormat,
  file: ImportFile,
  given: Partial<ImportOptions> = {},
): Promise<{ summary: ImportSummary; reports: ImportReport[] }> {
  const reports: ImportReport[] = []
  const outcome = await importProducts(db, format, file, {
    ...plainOptions,
    onReports: (batch) => void reports.push(...batch),
    ...given,
  })
  if (outcome.status !== 'read') throw new Error(outcome.status)
  return { summary: outcome.summary, reports }
}
