/** Settings of the group `reminders` that apply unless the shop has others. Hours or days of 0 switch a reminder off. */
export const usual = {
  /** A basket is left alone for so many hours before its member is reminded. */
  basketHours: 24,
  /** A basket that was changed longer ago is forgotten. */
  basketDays: 14,
  /** Days between two reminders of the same basket. */
  basketAgainDays: 7,
  /** Percent by which a favourite must have become cheaper. */
  dropPercent: 5,
} as const

/** Reminders are sent from 10:00 until before 20:00 in Istanbul, as nobody wants them at night. */
const hours = { from: 10, until: 20 }
const hourMs = 3_600_000
/** Istanbul is three hours ahead of UTC the whole year. */
const offsetMs = 3 * hourMs

/** Whether reminders may be sent at this moment. */
export function isSendingTime(now: Date): boolean {
  const hour = new Date(now.getTime() + offsetMs).getUTCHours()
  return hour >= hours.from && hour < hours.until
}

/** The next moment at which reminders may be sent; `now` when it is one. */
export function nextSendingTime(now: Date): Date {
  if (isSendingTime(now)) return now
  const local = new Date(now.getTime() + offsetMs)
  const isLate = local.getUTCHours() >= hours.until
  local.setUTCHours(hours.from, 0, 0, 0)
  return new Date(local.getTime() - offsetMs + (isLate ? 24 * hourMs : 0))
}

/** A favourite that became cheaper, as its email was decided. `from`: the former gross price per piece, in kuruş. */
export type ToldDrop = { productId: number; from: number; listId: number }

/** Whether a price fell by at least so many percent. Prices in kuruş. */
export function isDrop(from: number, to: number, percent: number): boolean {
  return to < from && (from - to) * 100 >= from * percent
}
