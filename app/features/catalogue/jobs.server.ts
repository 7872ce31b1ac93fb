/** Variants that can be sold again after they were sold out. */
export type StockReturned = { variantIds: number[] }

/** The import of an uploaded file. `at` tells the runs of one upload apart. */
export type ProductImport = { uploadId: number; at: number }

/** A change of many prices or products. `at` tells the change from its undoing. */
export type BatchRun = { batchId: number; at: number }

declare module '~/db/jobs/jobs.server' {
  interface Jobs {
    'stock-returned': StockReturned
    'import-products': ProductImport
    'change-prices': BatchRun
    'change-products': BatchRun
  }
}
