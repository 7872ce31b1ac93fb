import { createContext, use } from 'react'
import type { Kurus } from '~/kernel/money'
import { formatNumber, formatPrice } from '~/kernel/turkish'
import { text } from './text'

type PriceProps = {
  /** Per piece. Null: there is no price to show. */
  unit: Kurus | null
  /** The lowest price of the look-back window, when `unit` is below it: the only one that may be crossed out. */
  before?: Kurus | null
  /** A package of more than one piece and what it costs. */
  pack?: { size: number; price: Kurus }
  /** Whether the amounts contain KDV; undefined: the price does not say. */
  kdvIncluded?: boolean
  /** True: variants differ, this is the lowest. */
  from?: boolean
  size?: 'small' | 'large'
}

/** Address of the sign-in that shows prices; null: prices are shown. */
export const PricesBehind = createContext<string | null>(null)

/** The text in place of a price that only members see. */
export function NoPrice() {
  const signIn = use(PricesBehind)
  if (!signIn) return text.noPrice
  return (
    <a href={signIn} className="link relative z-10">
      {text.signInForPrice}
    </a>
  )
}

/** A price per piece and per package, in the server's HTML; the box keeps its width while amounts change. */
export function Price({ unit, before, pack, kdvIncluded, from, size }: PriceProps) {
  if (unit === null)
    return (
      <p className="price-note">
        <NoPrice />
      </p>
    )
  const kdv = kdvIncluded === undefined ? null : kdvIncluded ? text.kdvIncluded : text.kdvExcluded
  return (
    <div className="price" data-size={size} data-reduced={before ? true : undefined}>
      <p className="price-row">
        {before && (
          <s className="price-before order-2">
            <span className="sr-only">{text.previousPrice} </span>
            {formatPrice(before)}
          </s>
        )}
        <span className="price-now">
          {before && <span className="sr-only">{text.reducedPrice} </span>}
          {formatPrice(unit)}
        </span>
        {pack && <span className="price-note">{text.perPiece}</span>}
      </p>
      {pack && (
        <p className="price-note">
          {text.packageOf(formatNumber(pack.size))}: {formatPrice(pack.price)}
        </p>
      )}
      {(kdv || from) && (
        <p className="price-note">{[from && text.priceFrom, kdv].filter(Boolean).join(' · ')}</p>
      )}
    </div>
  )
}
