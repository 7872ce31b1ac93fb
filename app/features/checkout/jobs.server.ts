/**
 * An email to a company's owners about a new request, or with `decided` to the requester. Without `owner` the job queues
 * one job for each owner.
 */
export type RequestMail = { requestId: number; event: 'asked' | 'decided'; owner?: number }

/** An email to the shop: these unpaid transfer orders reach the limit of one guest, member or address. */
export type OpenOrdersMail = { codes: string[]; by: 'guest' | 'member' | 'address' }

declare module '~/db/jobs/jobs.server' {
  interface Jobs {
    'send-request-mail': RequestMail
    'send-open-orders-mail': OpenOrdersMail
  }
}
