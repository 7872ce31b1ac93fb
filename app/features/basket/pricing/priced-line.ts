import {
  isShownNet,
  type Offer,
  type OfferPrice,
  priceLine,
  shownUnit,
  unitAt,
} from '~/features/catalogue/catalogue'
import { splitKdv } from '~/kernel/money'
import type { BasketLine } from './priced-basket'
import { wholePackages } from '../adding/quantity'
import { text } from '../text'

/** A stored line: the wanted quantity and the last price the customer agreed to. */
export type StoredLine = {
  id: number
  productId: number
  variantId: number
  quantity: number
  seenPrice: number | null
  seenListId: number | null
}

/**
 * A stored line at the visitor's present offer. The former price serves only to report a change. Without an offer the
 * line counts for nothing and is marked as no longer sold (code 239).
 */
export function priceStoredLine(stored: StoredLine, offer: Offer | null, listId: number): BasketLine {
  const { id, productId, variantId, quantity } = stored
  const line = {
    id,
    productId,
    variantId,
    quantity,
    code: offer?.code ?? '',
    name: offer?.productName ?? text.goneProduct,
    variantName: offer?.variantName ?? '',
    link: offer?.link ?? '',
    picture: offer?.picture ?? null,
    categoryIds: offer?.categoryIds ?? [],
    isPromo: false,
    ...noDiscount,
  }
  if (!offer?.price) return { ...line, ...nothing, state: 'unsellable' }
  const { unit: unitPrice, net, kdv, gross: total } = priceLine(offer.price, quantity)
  const { packageSize, kdvRate } = offer.price
  const available = Math.max(offer.available, 0)
  const orderable = wholePackages(Math.min(quantity, available), packageSize)
  return {
    ...line,
    packageSize,
    unitPrice,
    net,
    kdv,
    kdvRate,
    showsKdv: offer.price.shown !== undefined || !offer.price.kdvIncluded,
    showsNet: isShownNet(offer.price),
    shownUnit: shownUnit(offer.price, unitAt(offer.price, quantity)),
    total,
    chargedNet: net,
    chargedKdv: kdv,
    available,
    orderable,
    state: orderable === quantity ? 'ok' : 'insufficient',
    ...formerPrices(stored, unitPrice, listId, offer.price),
  }
}

/** A campaign's gift as a free line. */
export function giftLine(offer: Offer, quantity: number): BasketLine {
  const stored = { id: 0, productId: offer.productId, variantId: offer.variantId, quantity }
  const line = priceStoredLine({ ...stored, seenPrice: null, seenListId: null }, offer, 0)
  const { packageSize, kdvRate, showsKdv, showsNet } = line
  const available = Math.max(offer.available, 0)
  const gift = { ...nothing, packageSize, kdvRate, showsKdv, showsNet, available, orderable: quantity }
  return { ...line, ...gift, isPromo: true, state: 'ok' }
}

const noDiscount = { campaignDiscount: 0, couponDiscount: 0 }

const nothing = {
  packageSize: 1,
  unitPrice: 0,
  net: 0,
  kdv: 0,
  kdvRate: 0,
  showsKdv: false,
  showsNet: false,
  shownUnit: 0,
  total: 0,
  chargedNet: 0,
  chargedKdv: 0,
  available: 0,
  orderable: 0,
  previousUnitPrice: null,
  previousShownUnit: null,
}

function formerPrices(stored: StoredLine, unitPrice: number, listId: number, price: OfferPrice) {
  const former = formerPrice(stored, unitPrice, listId)
  const net = former !== null && isShownNet(price) ? splitKdv(former, price.kdvRate).net : former
  return { previousUnitPrice: former, previousShownUnit: net }
}

// Null for a price seen under another list: it would reveal one price group's prices to another (promise P04).
function formerPrice(
  { seenPrice, seenListId }: StoredLine,
  unitPrice: number,
  listId: number,
): number | null {
  return seenPrice !== null && seenListId === listId && seenPrice !== unitPrice ? seenPrice : null
}
