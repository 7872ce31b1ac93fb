import { z } from 'zod'
import { normalizeLines, normalizeText } from '~/kernel/turkish'

// Blocks are also read without a request, so their schema does not use the fields of the HTTP toolkit.

/** One line of text: trimmed, NFC, without control characters, then measured. */
export const line = (min: number, max: number) => measured(normalizeText, min, max)

/** Text of several lines. */
export const lines = (min: number, max: number) => measured(normalizeLines, min, max)

function measured(clean: (typed: string) => string, min: number, max: number) {
  return z
    .string()
    .max(2 * max + 100)
    .transform(clean)
    .pipe(z.string().min(min).max(max))
    .meta({ minLength: min, maxLength: max })
}

/** Id of a row. */
export const rowId = z.int().min(1).max(999_999_999)
