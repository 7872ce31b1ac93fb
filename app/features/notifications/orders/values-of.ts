import type { Order } from '~/features/orders/orders'
import { formatPrice } from '~/kernel/turkish'

/** The values of the placeholders that every email about an order may use. */
export const valuesOf = ({ code, address, grandTotal }: Pick<Order, 'code' | 'address' | 'grandTotal'>) => ({
  ad: address.firstName,
  soyad: address.lastName,
  sipariş: code,
  toplam: formatPrice(grandTotal),
})
