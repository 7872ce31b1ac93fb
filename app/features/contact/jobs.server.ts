/** An email about a message of the contact form: to the shop, or the copy to its sender. A deleted message sends nothing. */
export type ContactMail = { messageId: number; to: 'shop' | 'sender' }

declare module '~/db/jobs/jobs.server' {
  interface Jobs {
    'send-contact-mail': ContactMail
  }
}
