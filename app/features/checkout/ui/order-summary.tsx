import type { ReactNode } from 'react'
import { type BasketLine, linePrice, type PricedBasket } from '~/features/basket/basket'
import { pictureSources } from '~/features/media/media'
import { Icon } from '~/ui/icons/icon'
import { Picture } from '~/ui/picture'
import { ShopLink } from '~/ui/links/shop-link'
import { text } from './text'

/** The goods and their cost (`totals`, rendered by the basket), visible throughout the checkout. */
export function OrderSummary({ basket, totals }: { basket: PricedBasket; totals: ReactNode }) {
  return (
    <section
      aria-labelledby="siparis-ozeti"
      className="grid gap-5 rounded-lg border border-line bg-surface p-5"
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
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
        {/* A scrolling box must be reachable by keyboard, so the list takes the focus. */}
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
        <ul className="grid max-h-80 gap-4 overflow-y-auto" tabIndex={0} aria-label={text.lines}>
          {basket.lines.map((line) => (
            <li key={line.isPromo ? 'gift' : line.id} className="goods-line">
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
              <LineTotal line={line} />
            </li>
          ))}
        </ul>
      </details>
      {totals}
    </section>
  )
}

function LineTotal({ line }: { line: BasketLine }) {
  const { total, note, other } = linePrice(line)
  return (
    <p className="text-right font-semibold tabular-nums">
      {total} {note && <span className="font-normal text-ink-2">{note}</span>}
      {note && other && <span className="block text-meta font-normal text-ink-2">{other}</span>}
    </p>
  )
}
