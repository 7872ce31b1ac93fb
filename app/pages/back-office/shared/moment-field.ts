/** A moment as a field of type `datetime-local` shows it, in Istanbul. Istanbul has had no daylight saving time since 2016. */
export const shownMoment = (at: Date | string | null): string =>
  at === null ? '' : new Date(new Date(at).getTime() + 3 * 3_600_000).toISOString().slice(0, 16)

/** The moment of a field of type `datetime-local` in Istanbul; null for an empty field, undefined for any other text. */
export function readMoment(value: string): Date | null | undefined {
  if (value === '') return null
  if (!/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2})?$/.test(value)) return undefined
  const at = new Date(`${value.slice(0, 16)}:00+03:00`)
  return Number.isNaN(at.getTime()) ? undefined : at
}
