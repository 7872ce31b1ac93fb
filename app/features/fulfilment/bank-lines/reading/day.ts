/** A day of a bank file as `2026-11-25`: `25.11.2026`, `25/11/2026`, `25-11-2026`, `2026-11-25`, each also with a time. Null for other texts. */
export function readBankDay(typed: string): string | null {
  const text = typed
    .trim()
    .replace(/[T\s]+\d{1,2}[:.]\d{2}(?:[:.]\d{2}(?:[.,]\d+)?)?(?:Z|[+-]\d{2}:?\d{2})?$/, '')
  const turkish = /^(\d{1,2})([./-])(\d{1,2})\2(\d{4})$/.exec(text)
  if (turkish) return dayOf(turkish[4]!, turkish[3]!, turkish[1]!)
  const iso = /^(\d{4})([./-]?)(\d{2})\2(\d{2})$/.exec(text)
  return iso ? dayOf(iso[1]!, iso[3]!, iso[4]!) : null
}

/** The day that a cell of a workbook counts from 30 December 1899; an empty text for a number that is none. */
export function dayOfCell(days: number): string {
  const isDay = days >= 1 && days < 2_958_466
  return isDay
    ? new Date(Math.round((Math.floor(days) - 25_569) * 86_400_000)).toISOString().slice(0, 10)
    : ''
}

/** A day of six digits, `261125`. */
export const readShortDay = (typed: string): string | null =>
  /^\d{6}$/.test(typed) ? dayOf(`20${typed.slice(0, 2)}`, typed.slice(2, 4), typed.slice(4)) : null

function dayOf(year: string, month: string, day: string): string | null {
  const text = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  const time = Date.parse(`${text}T00:00:00Z`)
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text) && year >= '2000' ? text : null
}
