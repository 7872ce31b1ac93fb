const timeZone = 'Europe/Istanbul'

// Made once: building an Intl formatter costs a hundred times as much as using it.
const date = new Intl.DateTimeFormat('tr-TR', { timeZone, day: '2-digit', month: '2-digit', year: 'numeric' })
const day = new Intl.DateTimeFormat('tr-TR', { timeZone, day: 'numeric', month: 'long', year: 'numeric' })
const month = new Intl.DateTimeFormat('tr-TR', { timeZone, month: 'long', year: 'numeric' })
const time = new Intl.DateTimeFormat('tr-TR', {
  timeZone,
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
})

// Türkiye has kept UTC+3 all year since September 2016.
const OFFSET_MS = 3 * 3_600_000
const DAY_MS = 24 * 3_600_000

/** `05.01.2025`, in Istanbul. */
export function formatDate(instant: Date): string {
  return date.format(instant)
}

/** `5 Ocak 2025`, in Istanbul. */
export function formatDay(instant: Date): string {
  return day.format(instant)
}

/** A month of Istanbul: `Ekim 2026`. */
export const formatMonth = (instant: Date): string => month.format(instant)

/** `5 Ocak 2025 13:00`, in Istanbul. */
export function formatDateTime(instant: Date): string {
  return `${day.format(instant)} ${time.format(instant)}`
}

/** `2025-01-05`, the day in Istanbul. */
export function dayInIstanbul(instant: Date): string {
  return toIsoIstanbul(instant).slice(0, 10)
}

/** ISO 8601 with Istanbul's offset, as the API sends it: `2025-01-05T13:00:00.000+03:00`. */
export function toIsoIstanbul(instant: Date): string {
  return new Date(instant.getTime() + OFFSET_MS).toISOString().replace('Z', '+03:00')
}

/** The same time of day `count` working days later (Saturdays and Sundays in Istanbul do not count, holidays do). */
export function addWorkdays(instant: Date, count: number): Date {
  if (!Number.isSafeInteger(count) || count < 0) throw new RangeError(`${count} is not a number of days`)
  let reached = instant.getTime()
  for (let left = count; left > 0;) {
    reached += DAY_MS
    const weekday = new Date(reached + OFFSET_MS).getUTCDay()
    if (weekday !== 0 && weekday !== 6) left -= 1
  }
  return new Date(reached)
}
