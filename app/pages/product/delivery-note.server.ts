import type { Kurus } from '~/kernel/money'
import { formatPrice } from '~/kernel/turkish'
import { text } from './delivery.text'

/** The sentence on dispatch time and the amount from which shipping is free (0: never). */
export function deliveryNote(freeShippingFrom: Kurus): string {
  return freeShippingFrom > 0 ? `${text.sent} ${text.freeFrom(formatPrice(freeShippingFrom))}` : text.sent
}
