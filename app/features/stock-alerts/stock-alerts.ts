/** Most open alerts per e-mail address. */
export const maxOpenAlerts = 20
/** An alert that nobody confirms is deleted after so many days. */
export const daysToConfirm = 3
/** A sent alert is deleted after so many days; until then the link in its email works. */
export const daysAfterSending = 30

/** Path of the page whose form asks for an alert. */
export const stockAlertPath = '/stok-haberi'

/** An alert as the account and the API list it. */
export type StockAlert = { id: number; productId: number; variantId: number; createdAt: Date }

/** An alert with its goods, as the page of its link and the account show it. */
export type ShownAlert = {
  id: number
  productName: string
  variantName: string
  /** Path of the product's page with this variant chosen; null while it is not sold. */
  path: string | null
  createdAt: Date
}

/** waiting: for the confirmation by email. open: for stock. sent: its email has been sent. */
export type AlertState = 'waiting' | 'open' | 'sent'

/** The state of an alert by its times. */
export function alertState({
  confirmedAt,
  notifiedAt,
}: {
  confirmedAt: Date | null
  notifiedAt: Date | null
}): AlertState {
  if (notifiedAt) return 'sent'
  return confirmedAt ? 'open' : 'waiting'
}

/** The answer of the form, beside it. `about`: the field that it is about; `typed`: the address, to fill the field again. */
export type StockAlertAnswer = {
  kind: 'success' | 'info' | 'warning' | 'danger'
  message: string
  about?: 'email'
  typed?: string
}

export type AskOutcome =
  /** A member's alert is active; `isNew` is false when it was there already. */
  | { status: 'open'; id: number; isNew: boolean }
  /**
   * The same answer whether an email was queued, the address has too many alerts, or this one already, so that it tells
   * nobody which addresses the shop knows (promise P09).
   */
  | { status: 'link_sent' }
  /** Only for members, about their own address. */
  | { status: 'full'; limit: number }
  | { status: 'unknown_variant' | 'in_stock' }

/**
 * Number of emails to send now: one per free piece, less those of the last hour, whose readers may still be choosing.
 */
export function emailsDue({ available, sentLastHour }: { available: number; sentLastHour: number }): number {
  return Math.max(0, available - sentLastHour)
}
