import { approvals, seesPrices, type Visitor } from '~/features/identity/identity'

/** Why somebody may look at everything that is theirs and still not order. */
export type OrderBar = 'viewer' | 'suspended' | 'no_prices'

/** Null: may order. Members who wait or were refused buy at retail, as guests do (docs/product.md §1). */
export function orderBar(visitor: Visitor): OrderBar | null {
  if (!seesPrices(visitor)) return 'no_prices'
  if (visitor.kind !== 'member') return null
  if (visitor.partner.approval === approvals.suspended) return 'suspended'
  return visitor.partner.role === 'viewer' ? 'viewer' : null
}

/** What to tell those who may not order, and what they can do. */
export const orderBarText: Record<OrderBar, string> = {
  viewer:
    'Hesabınız görüntüleme yetkisiyle açılmış: fiyatları ve siparişleri görebilir, sipariş veremezsiniz. Sipariş yetkisi için firmanızın hesap sahibine başvurun.',
  no_prices: 'Fiyatı görmek ve sipariş vermek için giriş yapın.',
  suspended:
    'Üyeliğiniz askıda olduğu için yeni sipariş veremezsiniz. Siparişlerinizi ve hesabınızı görmeye devam edebilirsiniz; ayrıntı için lütfen bize ulaşın.',
}
