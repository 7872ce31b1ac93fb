import { beforeShownForDays } from '../catalogue'
import type { StoredPrice } from '../selling/store-prices.server'
import type { StoredOffer } from './stored-row'

const secondsOfDay = 86_400

/** The prices of variants by id: each of the first list that has one. `lists` are the documents along the visitor's chain. */
export function pricesAlong(
  chain: readonly number[],
  lists: readonly (readonly StoredOffer[] | null)[],
  windowDays: number,
): Map<number, StoredPrice> {
  const prices = new Map<number, StoredPrice>()
  for (const [place, offers] of lists.entries()) {
    for (const offer of offers ?? []) {
      if (!prices.has(offer[0])) prices.set(offer[0], toPrice(chain[place]!, offer, windowDays))
    }
  }
  return prices
}

function toPrice(listId: number, offer: StoredOffer, windowDays: number): StoredPrice {
  const [, packageSize, amount, until, breaks] = offer
  return { listId, packageSize, amount, before: formerPrice(offer, windowDays), until, breaks: breaks ?? [] }
}

/**
 * The lowest earlier price in the window, as long as the current one is recent and lower (price-label regulation art. 11), as
 * `priceColumn` finds it.
 */
function formerPrice([, , amount, , , since, former]: StoredOffer, windowDays: number): number | null {
  if (since === null || !former) return null
  if (since <= Date.now() / 1_000 - beforeShownForDays * secondsOfDay) return null
  const within = former.filter(([, ago]) => ago < windowDays * secondsOfDay)
  const lowest = Math.min(...within.map(([price]) => price))
  return within.length > 0 && lowest > amount ? lowest : null
}
