import type { Kurus } from '~/kernel/money'

/**
 * How a carrier is paid (specification L-080, L-081): `parcel` by the shop, which charges its price; `receiver_pays` and
 * `ambar` (a freight depot, where the buyer fetches the goods) by the receiver at the door or counter. Only approved
 * wholesale may choose the last two; they cost nothing here, so there is no KDV on them either, and they take no cash.
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

/** Why a carrier cannot be taken: not offered (any more), for approved dealers alone, or the depot was not named. */
export type CarrierRefusal = 'gone' | 'dealers_only' | 'depot'

/** Whether the buyer pays the carrier, and not the shop. */
export function receiverPays(kind: CarrierKind): boolean {
  return kind !== 'parcel'
}

/** A carrier's name, with the freight depot where there is one. */
export function formatCarrier({ carrier, depot }: { carrier: string; depot: string }): string {
  return depot === '' ? carrier : `${carrier}, ${depot}`
}

/** Whether what a carrier is set up with goes together: the shop charges nothing, and no cash is collected, where the receiver pays. */
export function isConsistent({
  kind,
  price,
  cashOnDelivery,
}: Pick<Carrier, 'kind' | 'price' | 'cashOnDelivery'>): boolean {
  return !receiverPays(kind) || (price === 0 && !cashOnDelivery)
}

/** The carrier that is chosen, or why it cannot be. `depot`: the freight depot and its branch. */
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
