import { z } from 'zod'
import { saidOf } from '~/kernel/field-text'
import { isMobile, isTckn, isVkn, normalizePhone } from '~/kernel/identity-numbers'
import { normalizeEmail, normalizeLines } from '~/kernel/turkish'
import type { Application, ApplicationStep } from './applications/application'
import { addressFields, line } from './customers-schema'
import { text } from './text'

const email = z
  .string(saidOf(text.wrong.email))
  .max(2_000, saidOf(text.wrong.email))
  .transform(normalizeEmail)
  .pipe(z.email(saidOf(text.wrong.email)).max(254, saidOf(text.wrong.email)))
  .meta({ format: 'email', maxLength: 254 })

/** Mobile or landline, since companies have both. */
const phone = z
  .string(saidOf(text.wrong.phone))
  .max(60, saidOf(text.wrong.phone))
  .refine((number) => normalizePhone(number) !== null, saidOf(text.wrong.phone))
  .transform((number) => normalizePhone(number)!)

const mobile = z
  .string(saidOf(text.wrong.mobile))
  .max(60, saidOf(text.wrong.mobile))
  .refine(isMobile, saidOf(text.wrong.mobile))
  .transform((number) => normalizePhone(number)!)

/** A VKN, or the TCKN of a sole trader. */
const taxNumber = z
  .string(saidOf(text.wrong.taxNumber))
  .max(40, saidOf(text.wrong.taxNumber))
  .transform((number) => number.replace(/\s/g, ''))
  .refine((number) => isVkn(number) || isTckn(number), saidOf(text.wrong.taxNumber))

/** A number chosen in a form, checked as the API checks it. */
const chosen = <Schema extends z.ZodType<number>>(schema: Schema) =>
  z.preprocess((typed) => (/^[1-9]\d{0,8}$/.test(String(typed)) ? Number(typed) : undefined), schema)

/** Fields of a customer and its people, as staff send them to the API. */
export const companyFields = {
  name: line(2, 200, text.wrong.companyName),
  taxOffice: line(0, 60, text.wrong.taxOffice),
  taxNumber: z.union([z.literal(''), taxNumber], saidOf(text.wrong.taxNumber)),
}
export const personFields = { name: line(2, 60, text.wrong.contactName), phone, email }

/** Fields of each step of the wholesale form. The last step stores nothing in the draft. */
export const applicationStepInputs = {
  firma: z.object({
    unvan: line(2, 200, text.wrong.companyName),
    vergi_dairesi: line(2, 60, text.wrong.taxOffice),
    vergi_no: taxNumber,
  }),
  iletisim: z.object({
    yetkili: line(2, 60, text.wrong.contactName),
    telefon: phone,
    eposta: email,
    'adres.city_id': chosen(addressFields.city_id),
    'adres.district_id': chosen(addressFields.district_id),
    'adres.neighbourhood': line(0, 100, text.wrong.neighbourhood).default(''),
    'adres.street': addressFields.street,
  }),
  belgeler: z.object({
    satis: z
      .string()
      .max(4_000, text.wrong.sells)
      .transform(normalizeLines)
      .pipe(z.string().max(500, text.wrong.sells))
      .default(''),
  }),
  gonder: z.object({}),
} satisfies Record<ApplicationStep, z.ZodType>

/** A whole application from the fields of all steps. */
export const applicationInput = z
  .object({
    ...applicationStepInputs.firma.shape,
    ...applicationStepInputs.iletisim.shape,
    ...applicationStepInputs.belgeler.shape,
  })
  .transform((fields): Application => ({
    companyName: fields.unvan,
    taxOffice: fields.vergi_dairesi,
    taxNumber: fields.vergi_no,
    contactName: fields.yetkili,
    phone: fields.telefon,
    email: fields.eposta,
    cityId: fields['adres.city_id'],
    districtId: fields['adres.district_id'],
    neighbourhood: fields['adres.neighbourhood'],
    street: fields['adres.street'],
    sells: fields.satis,
  }))

/** Registration of a retail customer without the password, which belongs to identity. */
export const retailInput = z.object({
  ad: line(2, 60, text.wrong.firstName),
  soyad: line(2, 60, text.wrong.lastName),
  eposta: email,
  telefon: mobile,
})
