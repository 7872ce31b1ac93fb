import type { Db } from '~/db/connection.server'
import type { Member } from '~/features/identity/identity'
import { findShopper } from '~/features/identity/identity.server'
import { kept } from './lists'
import * as store from './store.server'
import * as orderLists from './store-order-lists.server'

/** A member's favourites, last seen products, saved items and order lists for the data export. */
export async function exportLists(db: Db, member: Member) {
  const shopperId = await findShopper(db, member)
  const read = (type: (typeof kept)[keyof typeof kept]) =>
    shopperId === null ? [] : store.readKept(db, shopperId, type)
  const lists = await orderLists.readLists(db, member.user.userId)
  return {
    favourites: await read(kept.favourite),
    lastSeen: await read(kept.lastSeen),
    savedForLater: await read(kept.savedForLater),
    orderLists: await Promise.all(lists.map(({ id }) => orderLists.readList(db, member.user.userId, id))),
  }
}
