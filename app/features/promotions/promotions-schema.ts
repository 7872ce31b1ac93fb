import { z } from 'zod'
import { saidOf } from '~/kernel/field-text'
import { normalizeText } from '~/kernel/turkish'
import { text } from './text'

/** A coupon's code as typed; compared without case and Turkish letters. */
export const couponCode = z
  .string(saidOf(text.code))
  .max(200, saidOf(text.code))
  .transform(normalizeText)
  .pipe(z.string().min(1, saidOf(text.code)).max(40, saidOf(text.code)))
  .meta({ minLength: 1, maxLength: 40 })
