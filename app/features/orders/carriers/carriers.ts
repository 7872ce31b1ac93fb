import type { Kurus } from '~/kernel/money'

/**
 * How a carrier is paid (specification L-080, L-081): the shop pays a `parcel` and charges its
 * price; the receiver pays `receiver_pays` at the door and `ambar` at the counter of a freight
 * depot, where the buyer fetches the goods. Only approved wholesale may choose the last two. They
 * cost 0 in the shop, so they carry no KDV, and they do not collect cash.
 */
export const carrierKinds = ['parcel', 'receiver_pays', 'ambar'] as const
export type CarrierKind = (typeof carrierKinds)[number]

/** A carrier that the shop offers. Price in kuruş, KDV included; days are working days. */
export type Carrier = {
  id: number
  name: string
  kind: CarrierKind
  price: Kurus
  kdvRate: number
  minDays: number
  maxDays: number
  cashOnDelivery: boolean
}

/**
 * Why a carrier cannot be chosen: it is not offered (any more), it is for approved dealers only, or
 * the depot is missing.
 */
export type CarrierRefusal = 'gone' | 'dealers_only' | 'depot'

/** Returns whether the buyer pays the carrier instead of the shop. */
export function receiverPays(kind: CarrierKind): boolean {
  return kind !== 'parcel'
}

/** Returns a carrier's name, with the freight depot if there is one. */
export function formatCarrier({ carrier, depot }: { carrier: string; depot: string }): string {
  return depot === '' ? carrier : `${carrier}, ${depot}`
}

/**
 * Returns whether a carrier's settings fit together: where the receiver pays, the price is 0 and no
 * cash is collected.
 */
export function isConsistent({
  kind,
  price,
  cashOnDelivery,
}: Pick<Carrier, 'kind' | 'price' | 'cashOnDelivery'>): boolean {
  return !receiverPays(kind) || (price === 0 && !cashOnDelivery)
}

/**
 * Returns the chosen carrier, or why it cannot be chosen. `depot`: the freight depot and its
 * branch.
 */
export function takeCarrier<C extends Carrier>(
  offered: readonly C[],
  { carrierId, depot = '' }: { carrierId: number | null; depot?: string | undefined },
  isForDealer: boolean,
): { carrier: C } | { refusal: CarrierRefusal } {
  const carrier = offered.find(({ id }) => id === carrierId)
  if (!carrier) return { refusal: 'gone' }
  if (receiverPays(carrier.kind) && !isForDealer) return { refusal: 'dealers_only' }
  if (carrier.kind === 'ambar' && depot === '') return { refusal: 'depot' }
  return { carrier }
}
