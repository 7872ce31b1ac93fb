/** The email about a forgotten basket. Its row names the basket, so that a changed one gets none. */
export type BasketReminderMail = { reminderId: number }
/** The email with all favourites of a member that became cheaper. */
export type PriceDropMail = { mailId: number }

declare module '~/db/jobs/jobs.server' {
  interface Jobs {
    'send-basket-reminder': BasketReminderMail
    'send-price-drops': PriceDropMail
  }
}
