import { z } from 'zod'
import { addressFields, invoiceInput, line } from '~/features/customers/customers-schema'
import { couponCode } from '~/features/promotions/promotions-schema'
import { saidOf } from '~/kernel/field-text'
import { fromTl } from '~/kernel/money'
import { normalizeEmail, normalizeLines, normalizeText } from '~/kernel/turkish'
import { notes } from './schema.text'
import { text } from './text'

const { first_name, last_name, ...whereTo } = addressFields
const chosenId = (message: string) => z.int({ error: message }).min(1, message).max(2_147_483_647, message)

/**
 * A delivery address as forms and the API send it. Emails about the order go to its email address.
 */
export const addressInput = z.strictObject(
  {
    // Errors are listed in this order, which is the order of the form.
    first_name,
    last_name,
    email: z
      .string(saidOf(text.email))
      .max(2_000, saidOf(text.email))
      .transform(normalizeEmail)
      .pipe(z.email(saidOf(text.email)).max(254, saidOf(text.email)))
      .meta({ format: 'email', maxLength: 254 }),
    ...whereTo,
  },
  { error: text.addressMissing },
)

export const noteInput = z
  .string({ error: text.note })
  .max(4_000, text.note)
  .transform(normalizeLines)
  .pipe(z.string().max(500, text.note))
  .meta({ maxLength: 500, description: notes.note })

/** First step of the checkout: delivery address and invoice. */
export const deliveryInput = z.strictObject({ address: addressInput, invoice: invoiceInput })
/** First step for a member: a saved address and an invoice. */
export const savedDeliveryInput = z.strictObject({ address_id: chosenId(text.addressUnknown) })
export type AddressInput = z.infer<typeof addressInput>
export type DeliveryInput = z.infer<typeof deliveryInput>

const depot = z
  .string({ error: text.depot })
  .max(400, text.depot)
  .transform(normalizeText)
  .pipe(z.string().max(120, text.depot))
  .meta({ maxLength: 120, description: notes.depot })
export const carrierInput = z.strictObject({ cargo_id: chosenId(text.carrier), depot: depot.optional() })

const paymentType = z.literal([1, 2, 3, 4], { error: text.payment })
const installments = z.int({ error: text.paymentUnavailable.installments }).min(1).max(12)
export const paymentInput = z.strictObject({
  payment_type: paymentType,
  installments: installments.optional(),
})

/**
 * `version` is that of the text shown (a page adds the fingerprint of the text); the form sends
 * only ticked boxes.
 */
const acceptedContract = z.strictObject({
  id: z.string().min(1).max(60),
  version: z.string().min(1).max(60),
  accepted: z.literal(true, { error: text.accept }),
})
export const contractsInput = z.array(acceptedContract).max(10)

/**
 * Last step of the checkout. Without a note the saved one stays. `approval`: asks an owner instead
 * of ordering.
 */
export const confirmInput = z.strictObject({
  note: noteInput.optional(),
  contracts: contractsInput,
  approval: z.boolean().optional(),
})

/** The reason with which an owner refuses a request. */
export const reasonInput = z.strictObject({ reason: line(3, 500, text.refusalReason) })

/** Reads an amount in TL and returns it in kuruş. */
const expectedTotal = z
  .number({ error: text.expectedTotal })
  .min(0, text.expectedTotal)
  .max(1_000_000_000, text.expectedTotal)
  .refine((tl) => fromTl(tl) !== null, text.expectedTotal)
  .transform((tl) => fromTl(tl)!)

/**
 * Body of `POST shopping/orders/`. The server sets price and status; `expected_total` can only
 * refuse an order.
 */
export const orderInput = z.strictObject({
  address_id: chosenId(text.addressUnknown).optional().describe(notes.savedAddress),
  address: addressInput.optional().describe(notes.address),
  invoice: invoiceInput.describe(notes.invoice),
  cargo_id: chosenId(text.carrier).describe(notes.carrier),
  depot: depot.optional(),
  payment_type: paymentType.describe(notes.payment),
  installments: installments.optional().describe(notes.installments),
  coupon: couponCode.nullish().describe(notes.coupon),
  note: noteInput.default(''),
  contracts: contractsInput.describe(notes.contracts),
  expected_total: expectedTotal.optional().describe(notes.expectedTotal),
})
