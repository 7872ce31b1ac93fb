import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { addLine } from '~/features/basket/basket.server'
import { type Shelf, stockShelf } from '~/features/basket/testing/shop'
import { addAddress, deleteAddress, getAddress } from '~/features/customers/customers.server'
import { savedAddressInput } from '~/features/customers/customers-schema'
import { newMember } from '~/features/customers/testing/member'
import type { Member } from '~/features/identity/identity'
import { findSavedAddress } from '../steps/address.server'
import { chooseAddress } from '../steps/save-steps.server'
import { placeOrder } from '../place/place-order.server'
import { fromBasket } from '../place/ordered-goods.server'
import { orders } from '~/features/orders/tables.server'
import { address, call, directRequest, now, person } from '../testing/checkout'
import { openTwoProcesses } from '../testing/two-processes'

const { db, other } = await openTwoProcesses()

/** Returns a member with goods in the basket and one saved address. */
async function newCase(shelf: Shelf) {
  const member = await newMember(db, { kind: 'retail' })
  await addLine(db, member, { ...shelf, quantity: 1 })
  const { email: _, ...place } = address
  const input = savedAddressInput.parse({ ...place, title: 'Ev', invoice: person, is_default: true })
  const saved = await addAddress(db, member.partner.id, input)
  if (saved.status !== 'saved') throw new Error(saved.status)
  return { member, addressId: saved.address.id }
}

async function requestTo(member: Member, addressId: number) {
  const saved = (await findSavedAddress(db, member, addressId))!
  return { ...(await directRequest(db)), address: saved.address, addressId }
}

const rowOf = async (code: string) =>
  (await db.select({ addressId: orders.addressId }).from(orders).where(eq(orders.code, code)))[0]!

describe('an address deleted while it is ordered to', () => {
  it('leaves the order complete without a link to it when the deletion came first', async () => {
    const { member, addressId } = await newCase(await stockShelf(db))
    const request = await requestTo(member, addressId)
    expect(await deleteAddress(db, member.partner.id, addressId)).toEqual({ status: 'deleted' })
    const outcome = await placeOrder(db, member, fromBasket(request), call)
    if (outcome.status !== 'placed') throw new Error(outcome.status)
    expect(await rowOf(outcome.order.code)).toEqual({ addressId: null })
  })

  it('stays with the order when that came first, and is not offered again', async () => {
    const { member, addressId } = await newCase(await stockShelf(db))
    const outcome = await placeOrder(db, member, fromBasket(await requestTo(member, addressId)), call)
    if (outcome.status !== 'placed') throw new Error(outcome.status)
    expect(await deleteAddress(db, member.partner.id, addressId)).toEqual({ status: 'deleted' })
    expect(await rowOf(outcome.order.code)).toEqual({ addressId })
    expect(await getAddress(db, member.partner.id, addressId)).toBeNull()
  })

  it('never makes either of them fail at the same time, through two processes', async () => {
    const shelf = await stockShelf(db, { stock: 1_000 })
    for (let round = 0; round < 25; round++) {
      const { member, addressId } = await newCase(shelf)
      const request = await requestTo(member, addressId)
      const [placed, deleted] = await Promise.all([
        placeOrder(db, member, fromBasket(request), call),
        deleteAddress(other.db, member.partner.id, addressId),
      ])
      expect([placed.status, deleted.status]).toEqual(['placed', 'deleted'])
    }
  })

  it('can be neither found nor chosen in the checkout', async () => {
    const shelf = await stockShelf(db, { stock: 1_000 })
    for (let round = 0; round < 25; round++) {
      const { member, addressId } = await newCase(shelf)
      const [chosen, deleted] = await Promise.all([
        chooseAddress(db, member, { addressId }, now),
        deleteAddress(other.db, member.partner.id, addressId),
      ])
      expect(['saved', 'address_not_found']).toContain(chosen.status)
      expect(deleted.status).toBe('deleted')
    }
  })
})
