import type { Db } from '~/db/connection.server'
import { guestPriceKey } from '~/features/customers/customers.server'
import type { Visitor } from '~/features/identity/identity'

/** A new guest, for previews of the shop as guests see it. */
export async function newGuest(db: Db): Promise<Visitor> {
  return { kind: 'guest', sessionHash: '', isNew: true, priceKey: await guestPriceKey(db), sees: 0 }
}
