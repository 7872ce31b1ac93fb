import type { ReactNode } from 'react'
import { picturePath } from '~/features/media/media'
import { formatPrice } from '~/kernel/turkish'
import { ShopLink } from '~/ui/shop-link'
import type { Order } from '../orders'
import { shippingText } from '../text'
import { text } from './text'

/** What was ordered, as it was then, and the amounts that made the total. */
export function OrderLines({ order }: { order: Order }) {
  return (
    <section aria-labelledby="siparis-urunleri" className="grid gap-5">
      <h2 id="siparis-urunleri" className="text-xl">
        {text.lines}
      </h2>
      <ul className="divide-y divide-line border-y border-line">
        {order.lines.map((line) => (
          <li
            key={`${line.productCode} ${line.isPromo}`}
            className="grid grid-cols-[3.5rem_1fr_auto] gap-4 py-4 text-sm"
          >
            {line.pictureHash ? (
              <img
                src={picturePath(line.pictureHash, 160, 'webp')}
                alt=""
                width={56}
                height={70}
                loading="lazy"
                className="aspect-4/5 rounded-md"
              />
            ) : (
              <span className="aspect-4/5 rounded-md bg-sunken" />
            )}
            <div>
              <ShopLink to={`/${line.productLink}`} className="font-semibold hover:text-brand">
                {line.productName}
              </ShopLink>
              <p className="text-ink-2">{line.variantName}</p>
              <p className="text-ink-2 tabular-nums">
                {text.pieces(line.quantity)} · {text.unitPrice(formatPrice(line.unitPrice))}
              </p>
            </div>
            <p className="font-semibold tabular-nums">{formatPrice(line.gross)}</p>
          </li>
        ))}
      </ul>
      <dl className="ml-auto grid w-full max-w-[20rem] gap-1.5 text-sm tabular-nums">
        <Amount name={text.goods}>{formatPrice(order.goods)}</Amount>
        {order.campaignDiscount > 0 && (
          <Amount name={order.campaignTitle ?? text.campaignDiscount}>
            {formatPrice(-order.campaignDiscount)}
          </Amount>
        )}
        {order.couponDiscount > 0 && (
          <Amount name={order.couponCode ? text.couponOf(order.couponCode) : text.couponDiscount}>
            {formatPrice(-order.couponDiscount)}
          </Amount>
        )}
        <Amount name={text.shipping}>{shippingText(order)}</Amount>
        {order.fee > 0 && <Amount name={text.feeLine}>{formatPrice(order.fee)}</Amount>}
        <div className="flex justify-between gap-4 border-t border-line pt-2 text-base font-bold">
          <dt>{text.total}</dt>
          <dd>{formatPrice(order.grandTotal)}</dd>
        </div>
      </dl>
    </section>
  )
}

function Amount({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex justify-between gap-4">
      <dt className="text-ink-2">{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}
