/** The job that reports the purchase of an order. */
export type PurchaseEventJob = { orderCode: string }

declare module '~/db/jobs/jobs.server' {
  interface Jobs {
    'report-purchase': PurchaseEventJob
  }
}
