import type { Db } from '~/db/connection.server'
import type { Offer } from '~/features/catalogue/catalogue'
import { getReserved } from '~/features/catalogue/catalogue.server'

/**
 * Pieces by variant that the basket's own order reserves while it waits for its card payment; read after the offers.
 */
export type Held = ReadonlyMap<number, number>

const nothing: Held = new Map()

/** Pieces that the visitor's own open order reserves, by variant; empty without an open order. */
export function readHeld(db: Db, openOrderCode: string | null): Held | Promise<Held> {
  return openOrderCode === null ? nothing : getReserved(db, openOrderCode)
}

/**
 * The offer with the basket's own reserved pieces available again: the basket's next order replaces the one that
 * reserves them.
 */
export function withHeld<T extends Offer>(offer: T, held: Held): T {
  const own = offer.price ? (held.get(offer.variantId) ?? 0) : 0
  return own === 0 ? offer : { ...offer, available: offer.available + own }
}
