/**
 * An email about a request: to the owners of the company when it is new, to the requester when
 * `decided`. Without `owner` the job queues one job for each owner.
 */
export type RequestMail = { requestId: number; event: 'asked' | 'decided'; owner?: number }

/**
 * An email that tells the shop which unpaid transfer orders reached the limit of one guest, member
 * or address.
 */
export type OpenOrdersMail = { codes: string[]; by: 'guest' | 'member' | 'address' }

/** A text message with a code for a mobile number; the job makes the code, so that the queue holds none. */
export type PhoneCodeSms = { codeId: number }

declare module '~/db/jobs/jobs.server' {
  interface Jobs {
    'send-request-mail': RequestMail
    'send-open-orders-mail': OpenOrdersMail
    'send-phone-code': PhoneCodeSms
  }
}
