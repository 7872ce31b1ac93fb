import { z } from 'zod'
import { type FieldText, saidOf } from '~/kernel/field-text'
import { isMobile, isTckn, isVkn, normalizePhone } from '~/kernel/identity-numbers'
import { normalizeText } from '~/kernel/turkish'
import { addressNotes as notes, addressText as text } from './addresses/address.text'

/**
 * One line of text: trimmed, NFC, without control characters, then measured. Far longer input is refused before that
 * work.
 */
export function line(min: number, max: number, text: string | FieldText) {
  const said = saidOf(text)
  const raw = z.string(said).max(2_000, said)
  const measured = raw.transform(normalizeText).pipe(z.string().min(min, said).max(max, said))
  // The documented lengths are those of the normalized text.
  return measured.meta({ minLength: min, maxLength: max })
}

const digits = (value: string) => value.replace(/\s/g, '')
const chosenId = (message: string) => z.int({ error: message }).min(1, message).max(2_147_483_647, message)

/** Name, phone and place, as forms and the API send them. A later check compares city, district and mahalle. */
export const addressFields = {
  first_name: line(2, 60, text.firstName),
  last_name: line(2, 60, text.lastName),
  phone: z
    .string(saidOf(text.phone))
    .max(60, saidOf(text.phone))
    .refine(isMobile, saidOf(text.phone))
    .transform((phone) => normalizePhone(phone)!)
    .describe(notes.phone),
  city_id: chosenId(text.city).describe(notes.city),
  district_id: chosenId(text.district).describe(notes.district),
  neighbourhood: line(2, 100, text.neighbourhood).describe(notes.neighbourhood),
  street: line(10, 250, text.street).describe(notes.street),
  postal_code: z
    .string({ error: text.postalCode })
    .max(20, text.postalCode)
    .transform(digits)
    .pipe(z.string().regex(/^(\d{5})?$/, text.postalCode))
    .default('')
    .describe(notes.postalCode),
  title: line(0, 30, text.title).default('').describe(notes.title),
}

const personInvoice = z.strictObject({
  kind: z.literal('bireysel'),
  tckn: z
    .string({ error: text.tckn })
    .max(40, text.tckn)
    .transform(digits)
    .refine((tckn) => tckn === '' || isTckn(tckn), text.tckn)
    .transform((tckn) => tckn || null)
    .nullable()
    .default(null)
    .describe(notes.tckn),
})

const companyInvoice = z.strictObject({
  kind: z.literal('kurumsal'),
  unvan: line(2, 200, text.unvan),
  vergi_dairesi: line(2, 60, text.vergiDairesi),
  vkn: z
    .string(saidOf(text.vkn))
    .max(40, saidOf(text.vkn))
    .transform(digits)
    .refine((vkn) => isVkn(vkn) || isTckn(vkn), saidOf(text.vkn))
    .describe(notes.vkn),
})

export const invoiceInput = z.discriminatedUnion('kind', [personInvoice, companyInvoice], {
  error: text.invoiceKind,
})

/** A saved address: its title, its fields and its invoice data. */
export const savedAddressInput = z.strictObject({
  ...addressFields,
  title: line(1, 30, text.titleMissing).describe(notes.title),
  invoice: invoiceInput.default({ kind: 'bireysel', tckn: null }),
  is_default: z.boolean().default(false).describe(notes.isDefault),
})

/** Fields that customers may change themselves. An empty phone removes it. */
export const profileInput = z.strictObject({
  name: line(2, 60, text.name),
  phone: z
    .string(saidOf(text.phone))
    .max(60, saidOf(text.phone))
    .refine((phone) => phone.trim() === '' || isMobile(phone), saidOf(text.phone))
    .transform((phone) => normalizePhone(phone) ?? '')
    .describe(notes.ownPhone),
})

const addressInput = z.object(addressFields)
export type AddressFields = z.infer<typeof addressInput>
export type SavedAddressInput = z.infer<typeof savedAddressInput>
type InvoiceInput = z.infer<typeof invoiceInput>

/** The stored form of an invoice input. */
export function toInvoice(input: InvoiceInput) {
  if (input.kind === 'bireysel') return { kind: input.kind, tckn: input.tckn }
  return { kind: input.kind, unvan: input.unvan, vergiDairesi: input.vergi_dairesi, vkn: input.vkn }
}
