/**
 * An email about an alert: with the link to confirm it, or that the goods are back. The handler reads the address from the
 * alert, so that a deleted alert sends nothing. `at`: when the email was caused, in ms; tells its repetitions apart.
 */
export type StockAlertMail = { kind: 'confirm' | 'returned'; alertId: number; at: number }

declare module '~/db/jobs/jobs.server' {
  interface Jobs {
    'send-stock-alert-mail': StockAlertMail
  }
}
