/** Names the order whose invoice a job hands to the integrator. */
export type HandOverJob = { orderCode: string }

declare module '~/db/jobs/jobs.server' {
  interface Jobs {
    'send-notice-mail': { noticeId: number }
    'hand-over-invoice': HandOverJob
  }
}
