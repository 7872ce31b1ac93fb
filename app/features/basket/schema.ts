import { z } from 'zod'
import { maxQuantity } from './adding/quantity'
import { text } from './text'

const id = z.int().min(1).max(2_147_483_647)

/** Pieces, 1–999999, as a number; texts are refused, never converted (promise P05). */
export const quantity = z
  .int({ error: text.badQuantity })
  .min(1, { error: text.badQuantity })
  .max(maxQuantity, { error: text.badQuantity })

/** Fields that identify a line, for pages and API. */
export const lineFields = { product_id: id, product_variant_id: id.nullish() }
