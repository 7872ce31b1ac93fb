import type { ReactNode } from 'react'
import type { PricedBasket } from '~/features/basket/basket'
import { pictureSources } from '~/features/media/media'
import { formatPrice } from '~/kernel/turkish'
import { Icon } from '~/ui/icon'
import { Picture } from '~/ui/picture'
import { ShopLink } from '~/ui/shop-link'
import { text } from './text'

/** What is bought and what it costs (`totals`, drawn by the basket), always in sight while checking out. */
export function OrderSummary({ basket, totals }: { basket: PricedBasket; totals: ReactNode }) {
  return (
    <section
      aria-labelledby="siparis-ozeti"
      className="grid gap-5 rounded-lg border border-line bg-surface p-5"
    >
      <div className="flex items-baseline justify-between gap-4">
        <h2 id="siparis-ozeti" className="text-xl">
          {text.summary}
        </h2>
        <ShopLink to="/sepetim" ahead={false} className="link py-1 text-sm">
          {text.editBasket}
        </ShopLink>
      </div>
      <details className="summary-lines group/lines" open>
        <summary className="flex min-h-11 items-center justify-between text-sm font-semibold lg:hidden">
          {text.pieces(basket.totalQuantity)}
          <Icon name="chevron-down" className="transition-transform group-open/lines:rotate-180" />
        </summary>
        {/* What scrolls must be reached by keyboard. */}
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
        <ul className="grid max-h-80 gap-4 overflow-y-auto" tabIndex={0} aria-label={text.lines}>
          {basket.lines.map((line) => (
            <li
              key={line.isPromo ? 'gift' : line.id}
              className="grid grid-cols-[3.5rem_1fr_auto] gap-3 text-sm"
            >
              {line.picture ? (
                <Picture
                  {...pictureSources(line.picture, { widths: [160] })}
                  alt=""
                  sizes="56px"
                  className="aspect-4/5"
                />
              ) : (
                <span className="aspect-4/5 rounded-md bg-sunken" />
              )}
              <p>
                <span className="block font-semibold">{line.name}</span>
                <span className="block text-ink-2">{line.variantName}</span>
                <span className="block text-ink-2 tabular-nums">{text.pieces(line.quantity)}</span>
              </p>
              <p className="font-semibold tabular-nums">{formatPrice(line.total)}</p>
            </li>
          ))}
        </ul>
      </details>
      {totals}
    </section>
  )
}
