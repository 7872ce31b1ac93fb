import type { KdvRate } from '../../write/product-input'
import type { Mapping } from '../mapped/mapping'
import type { Decimal } from '../parsing/amounts'
import type { Remark } from '../format'

/** `table`: a supplier's list whose columns are mapped; the others are formats with columns of their own. */
export const uploadKinds = ['table', 'xlsx', 'csv', 'shopify', 'woocommerce', 'xml'] as const
export type UploadKind = (typeof uploadKinds)[number]

/** `trying` and `running` wait for the job or are in it; `tried` was a trial that wrote nothing. */
export type UploadState = 'new' | 'trying' | 'tried' | 'running' | 'done' | 'stopped' | 'failed'

/** True while the job may write into the result. */
export const isRunning = (state: UploadState): boolean => state === 'trying' || state === 'running'

/** The choices for an upload. `priceList`: code, or null for retail; `kdvRate`: of products whose row names none. */
export type UploadOptions = {
  mapping: Mapping
  priceList: string | null
  kdvRate: KdvRate
  decimal: Decimal | null
  createCategories: boolean
}

export type UploadCounts = { created: number; updated: number; unchanged: number; skipped: number }

/** An upload in a list. */
export type UploadBrief = UploadCounts & {
  id: number
  name: string
  supplier: string
  kind: UploadKind
  state: UploadState
  rows: number | null
  createdAt: Date
}

/** An upload on its page. `sample`: the first rows of a table below its headings. */
export type Upload = UploadBrief & {
  options: UploadOptions
  failure: string
  finishedAt: Date | null
  headings: string[]
  sample: string[][]
}

/** Lines that were skipped, or written with a remark. */
export type UploadFault = {
  fromLine: number
  toLine: number
  code: string
  name: string
  skipped: boolean
  remarks: Remark[]
}

export type UploadRefusal = 'empty' | 'not_a_table' | 'running' | 'gone'
