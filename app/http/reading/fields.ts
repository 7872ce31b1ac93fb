import { z } from 'zod'
import { fromTl } from '~/kernel/money'
import { normalizeLines, normalizeText } from '~/kernel/turkish'
import { text } from '../text'

// Text that the staff enters: trimmed, NFC, without control characters, then measured. Errors name the measured length.

/** One line of text. */
export function line(min: number, max: number) {
  return z
    .string()
    .max(2 * max + 100, text.badField)
    .transform(normalizeText)
    .pipe(z.string().min(min, text.badField).max(max, text.badField))
    .meta({ minLength: min, maxLength: max })
}

/** Text of several lines. */
export function lines(min: number, max: number) {
  return z
    .string()
    .max(2 * max + 100, text.badField)
    .transform(normalizeLines)
    .pipe(z.string().min(min, text.badField).max(max, text.badField))
    .meta({ minLength: min, maxLength: max })
}

/** Id of a row, as a JSON number. */
export const rowId = z.int().min(1).max(999_999_999)
/** Position in a list that the shop orders by hand; smaller comes first. */
export const position = z.int().min(0).max(1_000_000)

/** An amount in TL with at most two decimals, as whole kuruş. */
export const tlAmount = z
  .number()
  .min(0)
  .max(10_000_000)
  .refine((tl) => fromTl(tl) !== null, text.twoDecimals)
  .transform((tl) => fromTl(tl)!)

const momentRange = [Date.UTC(2000, 0), Date.UTC(2200, 0)] as const

/** A moment with its offset, from 2000 to 2199: PostgreSQL cannot store every year that ISO 8601 can write. */
export const moment = z.iso
  .datetime({ offset: true })
  .transform((value) => new Date(value))
  .refine((at) => at.getTime() >= momentRange[0] && at.getTime() < momentRange[1], text.badField)
