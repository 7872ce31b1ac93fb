import { formatDay } from '~/kernel/dates'

/** The last day on which something holds that ends at a moment: what ends at midnight ends with the day before. */
export function lastDay(endsAt: string): string {
  return formatDay(new Date(Date.parse(endsAt) - 1))
}
