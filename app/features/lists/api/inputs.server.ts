import { z } from 'zod'
import { compatibility } from '~/http/calls/compatibility'
import { text } from '~/http/text'
import { kept, stockAlertType } from '../lists'

const types = [kept.favourite, kept.lastSeen, stockAlertType, kept.savedForLater] as const
const id = z.int().min(1).max(2_147_483_647)

/** Query of the list. Values of a query string are text. */
export const whichList = z.strictObject({
  ...compatibility,
  type: z
    .enum(types.map(String))
    .transform(Number)
    .pipe(z.literal(types))
    .meta({ description: '1 favori, 2 son görülen, 3 stok haberi, 5 sonra almak için saklanan.' }),
  start: z
    .string()
    .regex(/^\d{1,6}$/)
    .transform(Number)
    .optional()
    .meta({ description: text.start, number: { minimum: 0, maximum: 999_999, default: 0 } }),
})

export const keptInput = z.strictObject({
  ...compatibility,
  type: z.literal(types),
  product_id: id,
  product_variant_id: id.nullish(),
})

export const keptId = z.strictObject({
  id: z
    .string()
    .regex(/^[1-9]\d{0,14}$/)
    .meta({ number: { minimum: 1, maximum: 999_999_999_999_999 } }),
})
