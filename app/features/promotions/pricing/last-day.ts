import { formatDay } from '~/kernel/dates'

/** The last valid day before a moment: an end at midnight belongs to the day before. */
export function lastDay(endsAt: string): string {
  return formatDay(new Date(Date.parse(endsAt) - 1))
}
