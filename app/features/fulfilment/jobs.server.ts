/** The job that sends an order to the integrator for its invoice. */
export type HandOverJob = { orderCode: string }

declare module '~/db/jobs/jobs.server' {
  interface Jobs {
    'send-notice-mail': { noticeId: number }
    'hand-over-invoice': HandOverJob
  }
}
