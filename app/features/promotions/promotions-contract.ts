import { z } from 'zod'
import { normalizeText } from '~/kernel/turkish'
import { text } from './text'

/** A coupon's code as a customer types it; compared without case and Turkish letters. */
export const couponCode = z
  .string({ error: text.code })
  .max(200, text.code)
  .transform(normalizeText)
  .pipe(z.string().min(1, text.code).max(40, text.code))
  .meta({ minLength: 1, maxLength: 40 })
