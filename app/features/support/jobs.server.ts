/** An email to the other side of a ticket about a new message. */
export type TicketMail = { messageId: number }

declare module '~/db/jobs/jobs.server' {
  interface Jobs {
    'send-ticket-mail': TicketMail
  }
}
