import type { ReactNode } from 'react'
import { formatPrice } from '~/kernel/turkish'
import type { PricedBasket } from '../basket'
import { text as promoText } from './promo-text'
import { text } from './text'

/**
 * Every amount that makes the total, each on its own line: nothing appears for the first time when paying. `shipping`:
 * what stands there instead of a price.
 */
export function BasketTotals({ basket, shipping }: { basket: PricedBasket; shipping?: string | undefined }) {
  return (
    <dl className="grid gap-2 text-sm tabular-nums">
      <Row name={text.goodsNet}>{formatPrice(basket.goodsNet)}</Row>
      <Row name={text.goodsKdv}>{formatPrice(basket.goodsKdv)}</Row>
      <Row name={text.goods}>{formatPrice(basket.goods)}</Row>
      {basket.campaignDiscount > 0 && (
        <Row name={basket.campaign?.title ?? promoText.campaignDiscount}>
          −{formatPrice(basket.campaignDiscount)}
        </Row>
      )}
      {basket.couponDiscount > 0 && (
        <Row name={promoText.couponOf(basket.coupon?.code ?? '')}>−{formatPrice(basket.couponDiscount)}</Row>
      )}
      <Row name={text.shipping}>
        {shipping ??
          (basket.shipping === 0 ? (
            <span className="text-ok">{text.freeShipping}</span>
          ) : (
            formatPrice(basket.shipping)
          ))}
      </Row>
      {basket.fee > 0 && <Row name={text.fee}>{formatPrice(basket.fee)}</Row>}
      <div className="mt-2 flex items-baseline justify-between gap-4 border-t border-line pt-4">
        <dt className="text-base font-semibold">
          {text.total} <span className="block text-meta font-normal text-ink-2">{text.kdvIncluded}</span>
        </dt>
        <dd className="text-2xl font-bold">{formatPrice(basket.grandTotal)}</dd>
      </div>
    </dl>
  )
}

function Row({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex justify-between gap-4">
      <dt className="text-ink-2">{name}</dt>
      <dd className="font-medium">{children}</dd>
    </div>
  )
}
