import { addKdv, type KdvSplit, type Kurus, lineTotal, splitKdv } from '~/kernel/money'

/** The price of an offer for a visitor's price key: kuruş per piece, with or without KDV as the price list defines. */
export type OfferPrice = {
  /** The list the price came from: the visitor's own or the one it fell back to. */
  listId: number
  /** Pieces in a package; sold in whole packages only. */
  packageSize: number
  kdvIncluded: boolean
  kdvRate: number
  unit: Kurus
  /** Lowest earlier price in the look-back window when it was higher: the only price that may be crossed out. */
  before: Kurus | null
  /** Quantity breaks, ascending; from `minQuantity` pieces of a line on, `unit` holds for all of them. */
  breaks: readonly { minQuantity: number; unit: Kurus }[]
  /** The moment at which a dated price ends, ISO 8601; left out for an open end. */
  until?: string
  /** How screens show it; when left out, as the list defines. */
  shown?: 'net' | 'gross'
}

/** A line's amounts in kuruş; `unit` is gross per piece, `price` in the API. */
export type PricedLine = KdvSplit & { unit: Kurus }

/** Amounts of a line of `quantity` pieces; every line is priced here. Net lists compute net, then KDV, then gross. */
export function priceLine(price: OfferPrice, quantity: number): PricedLine {
  const unit = unitAt(price, quantity)
  const total = lineTotal(unit, quantity)
  return price.kdvIncluded
    ? { ...splitKdv(total, price.kdvRate), unit }
    : { ...addKdv(total, price.kdvRate), unit: addKdv(unit, price.kdvRate).gross }
}

/** Price per piece, with or without KDV as the list defines, when `quantity` pieces are bought. */
export function unitAt(price: OfferPrice, quantity: number): Kurus {
  return price.breaks.findLast((step) => quantity >= step.minQuantity)?.unit ?? price.unit
}

/** Price per piece with KDV, as retail screens, JSON-LD and the API's `prices` show it. */
export function grossUnit(price: OfferPrice, unit: Kurus = price.unit): Kurus {
  return price.kdvIncluded ? unit : addKdv(unit, price.kdvRate).gross
}

/** Whether screens show this price without KDV. */
export function isShownNet({ shown, kdvIncluded }: OfferPrice): boolean {
  return shown ? shown === 'net' : !kdvIncluded
}

/** Price per piece as screens show it. */
export function shownUnit(price: OfferPrice, unit: Kurus = price.unit): Kurus {
  if (!isShownNet(price)) return grossUnit(price, unit)
  return price.kdvIncluded ? splitKdv(unit, price.kdvRate).net : unit
}

/** Price of so many pieces as screens show it. */
export function shownTotal(price: OfferPrice, pieces: number): Kurus {
  const { net, gross } = priceLine(price, pieces)
  return isShownNet(price) ? net : gross
}
