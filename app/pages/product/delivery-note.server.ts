import type { Kurus } from '~/kernel/money'
import { formatPrice } from '~/kernel/turkish'
import { text } from './delivery.text'

/** When an order leaves, and from which amount on that costs nothing (0: never). */
export function deliveryNote(freeShippingFrom: Kurus): string {
  return freeShippingFrom > 0 ? `${text.sent} ${text.freeFrom(formatPrice(freeShippingFrom))}` : text.sent
}
