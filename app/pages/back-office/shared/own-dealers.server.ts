import { isRepresentative, listDealersOf } from '~/features/customers/customers.server'
import { seesAllCustomers } from '~/features/identity/identity'
import { findPartnerOfOrder, keepOrdersOf } from '~/features/orders/orders.server'
import type { BackOfficePage } from '../pages'
import { readId } from './list-address'
import type { StaffVisit } from './staff.server'

/** Ids of the dealers whom a limited staff member represents; null for staff who see all customers. */
export async function ownDealers({ db, visitor }: StaffVisit): Promise<readonly number[] | null> {
  return seesAllCustomers(visitor.permissions) ? null : listDealersOf(db, visitor.user.userId)
}

/** The orders among these codes that the staff member may see, in the given order. */
export async function ownOrders(visit: StaffVisit, codes: readonly string[]): Promise<readonly string[]> {
  const dealers = await ownDealers(visit)
  return dealers === null ? codes : keepOrdersOf(visit.db, codes, dealers)
}

/**
 * False when the address names an order or a customer of a dealer whom a limited staff member does not represent: for them
 * it does not exist.
 */
export async function isOwn(
  visit: StaffVisit,
  { own }: BackOfficePage,
  params: Readonly<Record<string, string | undefined>>,
): Promise<boolean> {
  const { db, visitor } = visit
  if ((own !== 'order' && own !== 'customer') || seesAllCustomers(visitor.permissions)) return true
  const partnerId =
    own === 'order' ? await findPartnerOfOrder(db, params['code'] ?? '') : readId(params['id'] ?? null)
  return partnerId !== null && isRepresentative(db, visitor.user.userId, partnerId)
}
