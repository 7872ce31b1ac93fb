import type { StoredPrice } from '../selling/store-prices.server'
import type { StoredOffer } from './stored-row'

const secondsOfDay = 86_400

/** Days in which the lowest former price is looked for, and the first moment, in seconds since 1970, of prices that show it. */
type Window = { windowDays: number; beforeSince: number }

/** The prices of variants by id: each of the first list that has one. `lists` are the documents along the visitor's chain. */
export function pricesAlong(
  chain: readonly number[],
  lists: readonly (readonly StoredOffer[] | null)[],
  window: Window,
): Map<number, StoredPrice> {
  const prices = new Map<number, StoredPrice>()
  for (const [place, offers] of lists.entries()) {
    for (const offer of offers ?? []) {
      if (!prices.has(offer[0])) prices.set(offer[0], toPrice(chain[place]!, offer, window))
    }
  }
  return prices
}

function toPrice(listId: number, offer: StoredOffer, window: Window): StoredPrice {
  const [, packageSize, amount, until, breaks] = offer
  return { listId, packageSize, amount, before: formerPrice(offer, window), until, breaks: breaks ?? [] }
}

/**
 * The lowest earlier price in the window, as long as the current one is recent and lower (price-label regulation art. 11), as
 * `priceColumn` finds it.
 */
function formerPrice(
  [, , amount, , , since, former]: StoredOffer,
  { windowDays, beforeSince }: Window,
): number | null {
  if (since === null || !former) return null
  if (since < beforeSince) return null
  const within = former.filter(([, ago]) => ago < windowDays * secondsOfDay)
  const lowest = Math.min(...within.map(([price]) => price))
  return within.length > 0 && lowest > amount ? lowest : null
}
