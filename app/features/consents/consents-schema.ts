import { z } from 'zod'
import { recipientTypes } from './consents'
import { iysStatuses, readIysDate } from './iys/iys'
import { text } from './text'

/** Fields of a change in the form of İYS. */
export const iysFields = {
  consentDate: z
    .string()
    .max(19)
    .refine((date) => readIysDate(date) !== null, text.badDate)
    .describe(text.consentDate),
  source: z.string().regex(/^(HS|IYS)_[A-Z0-9_]{1,30}$/),
  recipient: z.string().min(3).max(254).describe(text.recipient),
  recipientType: z.enum(recipientTypes),
  status: z.enum(iysStatuses),
  type: z.enum(['ARAMA', 'MESAJ', 'EPOSTA']),
}

/** A change as İYS answers it, with further fields that are left out here. */
export const iysChange = z.object(iysFields)
