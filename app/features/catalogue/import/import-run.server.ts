import type { PriceList } from '~/features/customers/customers.server'
import type { keepPicture } from '~/features/media/media.server'
import type { KdvRate } from '../write/product-input'
import type { Lines, ReadContext, Remark } from './format'
import type { FetchPicture } from './pictures/fetch-picture.server'
import type { ImportStatus } from './runs.server'

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

/** What writing needs of the options and the shop. */
export type ImportRun = ImportOptions & { list: PriceList; lists: ReadonlyMap<string, PriceList> }

/** What writing made of an item; refused: nothing of it was written. */
export type Outcome =
  | { status: 'created' | 'updated' | 'unchanged'; changes: string[]; remarks: Remark[] }
  | { status: 'refused'; remarks: Remark[] }
