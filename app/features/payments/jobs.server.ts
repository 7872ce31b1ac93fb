/** Names the refund to a card that a job sends to the provider or reports to the shop. */
export type RefundJob = { refundId: string }

declare module '~/db/jobs/jobs.server' {
  interface Jobs {
    'send-refund': RefundJob
    'send-refund-mail': RefundJob
  }
}
