import { z } from 'zod'
import { saidOf } from '~/kernel/field-text'
import { fold, normalizeEmail } from '~/kernel/turkish'
import { isCommonPassword } from './accounts/common-passwords'
import { text } from './text'

/** An e-mail address in its stored form. */
export const emailInput = z
  .string(saidOf(text.email))
  .max(2_000, saidOf(text.email))
  .transform(normalizeEmail)
  .pipe(z.email(saidOf(text.email)).max(254, saidOf(text.email)))
  .meta({ format: 'email', maxLength: 254 })

/** An existing password, whatever the rules were when it was chosen. */
export const passwordInput = z.string({ error: text.password }).min(1, text.password).max(128, text.password)

/** A new password: 8–128 characters of any kind, except the most guessed ones. */
export const newPasswordInput = z
  .string(saidOf(text.newPassword))
  .min(8, saidOf(text.newPassword))
  .max(128, saidOf(text.newPassword))
  .refine((password) => !isCommonPassword(fold(password)), text.commonPassword)

/** The token in an email's link. */
export const tokenInput = z
  .string({ error: text.refused.bad_token })
  .regex(/^[\w.-]{10,1000}$/, text.refused.bad_token)

export const signInInput = z.strictObject({ email: emailInput, password: passwordInput })
export const resetInput = z.strictObject({ token: tokenInput, password: newPasswordInput })
