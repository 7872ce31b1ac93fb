import { z } from 'zod'
import { searchTooShort } from './list-query.text'
import { text } from '../text'

/** A positive whole number in an address: digits only, so that `1e3`, `0x1` and `01` are refused. */
export const idInAddress = z
  .string()
  .regex(/^[1-9]\d{0,8}$/, text.badField)
  .transform(Number)
  .meta({ number: { minimum: 1, maximum: 999_999_999 } })

/** False for days that no month has, as 2026-02-30, and for every other text. */
function isDay(value: string): boolean {
  const time = Date.parse(`${value}T00:00:00Z`)
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(value)
}

/** A day of this century that exists, `2026-11-20`. */
const day = z
  .string()
  .regex(/^20\d\d-(0[1-9]|1[0-2])-(0[1-9]|1\d|2\d|3[01])$/, text.badField)
  .refine(isDay, text.badField)

/** Query of figures by day. */
export const daysQuery = {
  from: day.optional().describe(text.firstDay),
  to: day.optional().describe(text.lastDay),
}

const pageLength = 30
const count = z
  .string()
  .regex(/^(0|[1-9]\d{0,6})$/, text.badField)
  .transform(Number)

/** Query of every list: 30 per page and never more. */
export const pageQuery = {
  start: count
    .default(0)
    .meta({ description: text.start, number: { minimum: 0, maximum: 9_999_999, default: 0 } }),
  length: count
    .pipe(z.int().min(1, text.badField).max(pageLength, text.badField))
    .default(pageLength)
    .meta({ description: text.length, number: { minimum: 1, maximum: pageLength, default: pageLength } }),
}

/** Query of every `{x}/find`: the search text, at least 3 characters. */
export const findQuery = {
  q: z.string().trim().min(3, searchTooShort).max(100, text.badField).describe(text.sought),
  ...pageQuery,
}

/** The wanted part of a list. */
export type Page = { start: number; length: number }
