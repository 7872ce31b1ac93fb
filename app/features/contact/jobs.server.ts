import type { ContactMail } from './contact'

declare module '~/db/jobs/jobs.server' {
  interface Jobs {
    'send-contact-mail': ContactMail
  }
}
