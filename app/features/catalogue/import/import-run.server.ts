import type { PriceList } from '~/features/customers/customers.server'
import type { keepPicture } from '~/features/media/media.server'
import type { KdvRate } from '../write/product-input'
import type { Lines, ReadContext, Remark } from './format'
import type { FetchPicture } from './pictures/fetch-picture.server'
import type { ImportStatus } from './runs.server'

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

/** The options of the import and the price lists of the shop. */
export type ImportRun = ImportOptions & { list: PriceList; lists: ReadonlyMap<string, PriceList> }

/** The outcome of writing an item; a refused item was not written at all. */
export type Outcome =
  | { status: 'created' | 'updated' | 'unchanged'; changes: string[]; remarks: Remark[] }
  | { status: 'refused'; remarks: Remark[] }
