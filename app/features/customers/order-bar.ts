import { approvals, seesPrices, type Visitor } from '~/features/identity/identity'

/** Reasons why a member may see the shop but not order. */
export type OrderBar = 'viewer' | 'suspended' | 'no_prices'

/**
 * The reason a visitor may not order, or null. Waiting and refused members buy at retail, as guests do (docs/product.md
 * §1).
 */
export function orderBar(visitor: Visitor): OrderBar | null {
  if (!seesPrices(visitor)) return 'no_prices'
  if (visitor.kind !== 'member') return null
  if (visitor.partner.approval === approvals.suspended) return 'suspended'
  return visitor.partner.role === 'viewer' ? 'viewer' : null
}

/** The sentence for each reason, with a way out. */
export const orderBarText: Record<OrderBar, string> = {
  viewer:
    'Hesabınız görüntüleme yetkisiyle açılmış: fiyatları ve siparişleri görebilir, sipariş veremezsiniz. Sipariş yetkisi için firmanızın hesap sahibine başvurun.',
  no_prices: 'Fiyatı görmek ve sipariş vermek için giriş yapın.',
  suspended:
    'Üyeliğiniz askıda olduğu için yeni sipariş veremezsiniz. Siparişlerinizi ve hesabınızı görmeye devam edebilirsiniz; ayrıntı için lütfen bize ulaşın.',
}
