import {
  isShownNet,
  type OfferPrice,
  shownTotal,
  shownUnit as unitOf,
  stockState,
} from '~/features/catalogue/catalogue'
import { formatPrice } from '~/kernel/turkish'
import { text } from './order.text'

/** In stock, the number of the last few pieces, or out of stock; words accompany the colour. */
export function StockNote({
  available,
  packageSize,
}: {
  available: number
  packageSize: number | undefined
}) {
  const state = stockState(available, packageSize)
  const words = { none: text.outOfStock, little: text.lastPieces(available), plenty: text.inStock }
  return (
    <span className="stock-note" data-state={state}>
      {words[state]}
    </span>
  )
}

/** A price without its note, for table cells. */
export function shownUnit(price: OfferPrice): string {
  const unit = formatPrice(unitOf(price))
  return isShownNet(price) ? `${unit} ${text.plusKdv}` : unit
}

/** A price as its list has it: with KDV, or net with a note. */
export function UnitPrice({ price }: { price: OfferPrice }) {
  return (
    <>
      <span className="whitespace-nowrap">{text.perPiece(shownUnit(price))}</span>
      {price.packageSize > 1 && (
        <span className="order-meta">
          {text.packagePrice(price.packageSize, formatPrice(shownTotal(price, price.packageSize)))}
        </span>
      )}
    </>
  )
}
