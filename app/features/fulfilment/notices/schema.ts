import { z } from 'zod'
import { saidOf } from '~/kernel/field-text'
import { fromTl } from '~/kernel/money'
import { normalizeLines, normalizeText } from '~/kernel/turkish'
import { mostPaid } from './notices'
import { text } from './text'

const { wrong } = text

/** An account's id as a JSON number. */
const account = z.int({ error: wrong.account }).min(1, wrong.account).max(2_147_483_647, wrong.account)
const day = z.string({ error: wrong.day }).regex(/^\d{4}-\d{2}-\d{2}$/, wrong.day)
const sender = z
  .string(saidOf(wrong.sender))
  .max(400, saidOf(wrong.sender))
  .transform(normalizeText)
  .pipe(z.string().min(2, saidOf(wrong.sender)).max(120, saidOf(wrong.sender)))
  .meta({ minLength: 2, maxLength: 120 })
const note = z
  .string({ error: wrong.note })
  .max(4_000, wrong.note)
  .transform(normalizeLines)
  .pipe(z.string().max(500, wrong.note))
  .meta({ maxLength: 500 })

/** Reads an amount in TL above 0 and returns it in kuruş. */
export const receivedTl = z
  .number({ error: wrong.amount })
  .min(0.01, wrong.amount)
  .max(mostPaid / 100, wrong.amount)
  .refine((tl) => fromTl(tl) !== null, wrong.amount)
  .transform((tl) => fromTl(tl)!)

/** A notice as forms and the API send it; the receipt is sent as a separate file. */
export const noticeInput = z.strictObject({
  bank_account_id: account.describe('`GET /api/payment-types` yanıtındaki banka hesabı.'),
  amount: receivedTl.describe('Gönderilen tutar, TL.'),
  paid_on: day.describe('Gönderildiği gün, `2026-11-20`; en çok 90 gün önce.'),
  sender: sender.describe('Gönderen hesabın sahibi.'),
  note: note.default(''),
})
