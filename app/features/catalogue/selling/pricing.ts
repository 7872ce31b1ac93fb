import { addKdv, type KdvSplit, type Kurus, lineTotal, splitKdv } from '~/kernel/money'

/** What the visitor's price key makes of an offer. Kuruş per piece, as the list has it: with or without KDV. */
export type OfferPrice = {
  /** The list the price came from: the visitor's own or the one it fell back to. */
  listId: number
  /** Pieces in a package; sold in whole packages only. */
  packageSize: number
  kdvIncluded: boolean
  kdvRate: number
  unit: Kurus
  /** Lowest price of the look-back window before the present one, when that was higher: the only price that may be crossed out. */
  before: Kurus | null
  /** Quantity breaks, ascending; from `minQuantity` pieces of a line on, `unit` holds for all of them. */
  breaks: readonly { minQuantity: number; unit: Kurus }[]
  /** How screens show it; not given: as the list has it. */
  shown?: 'net' | 'gross'
}

/** A line's amounts in kuruş; `unit` is gross per piece as the wire calls it `price`. */
export type PricedLine = KdvSplit & { unit: Kurus }

/** The one function that prices a line (docs/product.md "Prices and KDV"): net lists compute net, KDV, gross. `quantity` in pieces. */
export function priceLine(price: OfferPrice, quantity: number): PricedLine {
  const unit = unitAt(price, quantity)
  const total = lineTotal(unit, quantity)
  return price.kdvIncluded
    ? { ...splitKdv(total, price.kdvRate), unit }
    : { ...addKdv(total, price.kdvRate), unit: addKdv(unit, price.kdvRate).gross }
}

/** Price per piece in the list's own terms when `quantity` pieces are bought. */
export function unitAt(price: OfferPrice, quantity: number): Kurus {
  return price.breaks.findLast((step) => quantity >= step.minQuantity)?.unit ?? price.unit
}

/** Per piece, KDV included: what retail screens, JSON-LD and the API's `prices` show. */
export function grossUnit(price: OfferPrice, unit: Kurus = price.unit): Kurus {
  return price.kdvIncluded ? unit : addKdv(unit, price.kdvRate).gross
}

/** Whether screens show this price without KDV. */
export function isShownNet({ shown, kdvIncluded }: OfferPrice): boolean {
  return shown ? shown === 'net' : !kdvIncluded
}

/** Per piece as screens show it. */
export function shownUnit(price: OfferPrice, unit: Kurus = price.unit): Kurus {
  if (!isShownNet(price)) return grossUnit(price, unit)
  return price.kdvIncluded ? splitKdv(unit, price.kdvRate).net : unit
}

/** What so many pieces cost, as screens show it. */
export function shownTotal(price: OfferPrice, pieces: number): Kurus {
  const { net, gross } = priceLine(price, pieces)
  return isShownNet(price) ? net : gross
}
