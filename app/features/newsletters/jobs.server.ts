/** The email that asks to confirm a sign-up. `at`: when it was caused, in ms; tells its repetitions apart. */
export type NewsletterConfirmation = { signupId: number; at: number }
/** The next batch of a newsletter. */
export type NewsletterBatch = { newsletterId: number }
/** One email for trying a newsletter out. `at` tells its repetitions apart. */
export type NewsletterTest = {
  newsletterId: number
  email: string
  at: number
}

declare module '~/db/jobs/jobs.server' {
  interface Jobs {
    'send-newsletter-confirmation': NewsletterConfirmation
    'send-newsletter': NewsletterBatch
    'send-newsletter-test': NewsletterTest
  }
}
