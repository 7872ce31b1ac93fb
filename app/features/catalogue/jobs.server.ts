/** Variants that can be sold again after they were sold out. */
export type StockReturned = { variantIds: number[] }

declare module '~/db/jobs/jobs.server' {
  interface Jobs {
    'stock-returned': StockReturned
  }
}
