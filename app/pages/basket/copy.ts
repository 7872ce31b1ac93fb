import type { PricedBasket } from '~/features/basket/basket'

/**
 * Copies coupon and campaign for old clients (specification §3 "Browser storage"); the server uses its own data. A
 * full or forbidden storage is ignored.
 */
export function copyPromotions(
  keys: Pick<Storage, 'setItem' | 'removeItem'>,
  { coupon, campaign, campaignDiscount }: PricedBasket,
  indexOfCampaign: number,
): void {
  const { id, type, title, description } = campaign ?? {}
  const chosen = { id, type, title, description, discount: campaignDiscount / 100 }
  const copies = [
    ['coupon', coupon && { code: coupon.code }],
    ['campaign', campaign && { ...chosen, basket_index_of_campaign: indexOfCampaign }],
  ] as const
  for (const [key, copy] of copies)
    try {
      if (copy) keys.setItem(key, JSON.stringify(copy))
      else keys.removeItem(key)
    } catch {
      return
    }
}
