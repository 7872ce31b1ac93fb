declare module '~/db/jobs/jobs.server' {
  interface Jobs {
    'send-notice-mail': { noticeId: number }
    'hand-over-invoice': { orderCode: string }
  }
}

export {}
