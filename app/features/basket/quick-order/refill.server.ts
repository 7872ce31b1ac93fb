import type { Db } from '~/db/connection.server'
import type { Offer } from '~/features/catalogue/catalogue'
import { getOffers } from '~/features/catalogue/catalogue.server'
import type { Visitor } from '~/features/identity/identity'
import { isSold, type SoldOffer } from '../adding/adding'
import { addLines } from '../adding/add-lines.server'
import { type AddOutcome, maxLines } from '../basket'
import { maxQuantity, wholePackages } from '../adding/quantity'
import { rowText } from './quick-order.text'
import type { RequestedGoods, RefillAnswer, RefillLine } from './refill'
import { refillText } from './refill.text'
import { stockMessage } from '../adding/stock-message'
import { text } from '../text'

type Fitted = { requested: RequestedGoods; offer: SoldOffer; pieces: number }

/**
 * Puts goods of an earlier order or list into the basket, in today's packages and at today's prices, as far as they
 * are sold and in stock. Returns the result of each line.
 */
export async function refillBasket(
  db: Db,
  visitor: Visitor,
  goods: readonly RequestedGoods[],
): Promise<RefillAnswer> {
  const offers = await getOffers(db, visitor, [...new Set(goods.map(({ variantId }) => variantId))])
  const fitted = goods.slice(0, maxLines).map((requested) => fit(requested, offers.get(requested.variantId)))
  const sold = fitted.filter((line): line is Fitted => line !== null)
  const outcomes = await addLines(
    db,
    visitor,
    sold.map(({ requested: { productId, variantId }, pieces }) => ({
      productId,
      variantId,
      quantity: pieces,
    })),
  )
  const next = outcomes.values()
  const lines = fitted.map((line, i) => (line ? told(line, next.next().value!) : unsold(goods[i]!)))
  return { lines, ...summaryOf(lines) }
}

/** Pieces rounded to today's packages, at least one package; null when not sold to this visitor. */
function fit(requested: RequestedGoods, offer: Offer | undefined): Fitted | null {
  if (!offer || offer.productId !== requested.productId || !isSold(offer)) return null
  const { packageSize } = offer.price
  const pieces = Math.max(wholePackages(Math.min(requested.quantity, maxQuantity), packageSize), packageSize)
  return { requested, offer, pieces }
}

function unsold(requested: RequestedGoods): RefillLine {
  return { ...requested, outcome: 'none', added: 0, newPrice: null, message: refillText.unsold }
}

function told({ requested, offer, pieces }: Fitted, outcome: AddOutcome): RefillLine {
  const line = { ...requested, name: offer.productName, variantName: offer.variantName, newPrice: null }
  // The package size changed between the two reads.
  if (outcome.status === 'not_whole_packages')
    return { ...line, outcome: 'none', added: 0, message: text.notWholePackages(outcome.packageSize) }
  const { packageSize } = outcome
  const added = Math.max(outcome.quantity - outcome.before, 0)
  if (outcome.status === 'fail' || added === 0)
    return { ...line, outcome: 'none', added: 0, message: stockMessage(outcome) }
  const unit = outcome.line?.unitPrice ?? null
  const newPrice = unit === requested.unitPrice || requested.unitPrice === null ? null : unit
  const packages = added / packageSize
  if (outcome.status === 'insufficient') {
    const message = rowText.partly(packages, packageSize, pieces / packageSize)
    return { ...line, outcome: 'fewer', added, newPrice, message }
  }
  if (pieces !== requested.quantity) {
    const message = refillText.repacked(packageSize, requested.quantity, added)
    return { ...line, outcome: pieces < requested.quantity ? 'fewer' : 'added', added, newPrice, message }
  }
  return { ...line, outcome: 'added', added, newPrice, message: rowText.added(packages, packageSize) }
}

function summaryOf(lines: readonly RefillLine[]): Pick<RefillAnswer, 'kind' | 'message'> {
  const count = (test: (line: RefillLine) => boolean) => lines.filter(test).length
  const added = count((line) => line.added > 0)
  const fewer = count(({ outcome }) => outcome === 'fewer')
  const none = count(({ outcome }) => outcome === 'none')
  const dearer = count(({ newPrice }) => newPrice !== null)
  const pieces = lines.reduce((sum, line) => sum + line.added, 0)
  const message = [
    added > 0 ? refillText.added(added, pieces) : refillText.nothing,
    fewer > 0 && refillText.fewer(fewer),
    none > 0 && refillText.none(none),
    dearer > 0 && refillText.priced(dearer),
  ]
  const kind = added === 0 ? 'danger' : fewer + none + dearer > 0 ? 'warning' : 'success'
  return { kind, message: message.filter(Boolean).join(' ') }
}
