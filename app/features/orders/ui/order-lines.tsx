import { summarise } from '~/features/basket/basket'
import { picturePath } from '~/features/media/media'
import { formatPrice } from '~/kernel/turkish'
import { Amounts } from '~/ui/amounts'
import { ShopLink } from '~/ui/links/shop-link'
import type { Order } from '../record/order'
import { text } from './text'

/** The ordered goods as they were at the time of the order, and the amounts of the total. */
export function OrderLines({ order }: { order: Order }) {
  const { rows, total, kdv } = summarise(order)
  return (
    <section aria-labelledby="siparis-urunleri" className="grid gap-5">
      <h2 id="siparis-urunleri" className="text-xl">
        {text.lines}
      </h2>
      <ul className="divide-y divide-line border-y border-line">
        {order.lines.map((line) => (
          <li key={`${line.productCode} ${line.isPromo}`} className="goods-line py-4">
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
              <ShopLink
                to={`/${line.productLink}`}
                className="inline-flex min-h-6 items-center font-semibold hover:text-brand"
              >
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
      <div className="ml-auto w-full max-w-[22rem]">
        <Amounts rows={rows} total={total} note={text.kdvIncluded} within={kdv} />
      </div>
    </section>
  )
}
