import { z } from 'zod'
import { compatibility } from '~/http/calls/compatibility'
import { lineFields, quantity } from '../schema'

// Prices sent by old clients are ignored: the server alone sets them (promise P01).
const said = z
  .union([z.number(), z.string().max(40), z.null()])
  .optional()
  .meta({ deprecated: true, description: 'Kabul edilir, okunmaz: fiyatı yalnızca mağaza belirler.' })

const line = {
  ...compatibility,
  ...lineFields,
  product_variant_id: lineFields.product_variant_id.describe('Seçenek; ürünün tek seçeneği varsa gerekmez.'),
  product_code: z.string().max(100).nullish().meta({ deprecated: true }),
  product_serial_id: z
    .union([z.int(), z.string().max(100), z.null()])
    .optional()
    .meta({ deprecated: true }),
  price: said,
  total_price: said,
}

/** Body of add-to-basket and set-product-amount. */
export const lineWithAmount = z.strictObject({ ...line, amount: quantity })
/** Body of increase-, decrease- and remove-product. `amount` is the client's present number and is ignored. */
export const lineAlone = z.strictObject({ ...line, amount: quantity.optional() })

/** Body of get-basket. */
export const basketInput = z.strictObject({
  ...compatibility,
  is_old_basket: z
    .boolean()
    .optional()
    .describe('true: giriş yapmış müşterinin sepetine, bu tarayıcıdaki konuk sepeti katılır.'),
  campaign_id: z
    .int()
    .min(1)
    .max(2_147_483_647)
    .nullish()
    .describe('Müşterinin seçtiği kampanya; null: kampanyasız. Seçim sepetle birlikte saklanır.'),
})
export const counterInput = z.strictObject(compatibility)
export const basketId = z.strictObject({
  id: z
    .string()
    .regex(/^[1-9]\d{0,14}$/)
    .meta({ number: { minimum: 1, maximum: 999_999_999_999_999 } }),
})
