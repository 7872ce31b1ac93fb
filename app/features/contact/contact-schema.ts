import { z } from 'zod'
import { saidOf } from '~/kernel/field-text'
import { normalizePhone } from '~/kernel/identity-numbers'
import { normalizeEmail, normalizeLines, normalizeText } from '~/kernel/turkish'
import { text } from './text'

const measured = (
  sentence: { empty: string; wrong: string },
  min: number,
  max: number,
  normalize = normalizeText,
) =>
  z
    .string(saidOf(sentence))
    .max(2 * max + 100, saidOf(sentence))
    .transform(normalize)
    .pipe(z.string().min(min, saidOf(sentence)).max(max, saidOf(sentence)))

/** The fields of the contact form. */
export const contactInput = z.strictObject({
  name: measured(text.name, 2, 60),
  email: z
    .string(saidOf(text.email))
    .max(2_000, saidOf(text.email))
    .transform(normalizeEmail)
    .pipe(z.email(saidOf(text.email)).max(254, saidOf(text.email))),
  phone: z
    .string()
    .max(40, text.phone)
    .transform((typed, context) => {
      if (typed.trim() === '') return ''
      const phone = normalizePhone(typed)
      if (phone) return phone
      context.addIssue({ code: 'custom', message: text.phone })
      return z.NEVER
    }),
  subject: measured(text.subject, 3, 120),
  message: measured(text.message, 10, 3_000, normalizeLines),
})
