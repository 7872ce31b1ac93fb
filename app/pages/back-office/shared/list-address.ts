/** Rows of a list on one page. */
export const pageLength = 50
/** The last page that a list opens; deeper ones are reached by a filter. */
const lastPage = 2_000

/** The number of the page in an address, from 1. */
export function pageNumber(params: URLSearchParams): number {
  const page = Number(params.get('sayfa') ?? 1)
  return Number.isSafeInteger(page) && page >= 1 && page <= lastPage ? page : 1
}

/** The query of a list with some values changed, as `?a=b`. Null and empty values are left out, and so is the page. */
export function queryWith(
  params: URLSearchParams,
  changes: Readonly<Record<string, string | number | null>>,
): string {
  const query = new URLSearchParams(params)
  query.delete('sayfa')
  for (const [name, value] of Object.entries(changes))
    if (value === null || value === '') query.delete(name)
    else query.set(name, String(value))
  const text = new URLSearchParams([...query].filter(([, value]) => value !== '')).toString()
  return text ? `?${text}` : '?'
}

/** The day in a field of type `date`, as its start in Istanbul; null for any other text. */
export function startOfDay(value: string | null): Date | null {
  if (!value || !/^\d{4}-\d{2}-\d{2}$/.test(value)) return null
  const day = new Date(`${value}T00:00:00+03:00`)
  return Number.isNaN(day.getTime()) ? null : day
}

/** The start of the next day. Istanbul has had no daylight saving time since 2016. */
export const nextDay = (day: Date): Date => new Date(day.getTime() + 24 * 60 * 60 * 1_000)

/** The id in an address: a whole number of at most nine digits; null for any other text. */
export const readId = (value: string | null | undefined): number | null =>
  value && /^[1-9]\d{0,8}$/.test(value) ? Number(value) : null
