import type { Transaction } from '~/db/connection.server'
import type { Visitor } from '~/features/identity/identity'
import {
  areAccepted,
  type Contract,
  drawUpContracts,
  missingContracts,
  showContract,
} from '~/features/orders/orders.server'
import { NotPlaced } from './not-placed'
import type { OrderCall } from './order-request'
import type { OrderedGoods } from './ordered-goods.server'

/**
 * Returns the contracts of an order, written for the goods ordered now. Throws `NotPlaced` unless
 * the customer has accepted exactly these texts and, where the request names a total, this total.
 */
export async function agreeContracts(
  db: Transaction,
  buyer: Visitor,
  { quote, request }: OrderedGoods,
  call: OrderCall,
): Promise<Contract[]> {
  const missing = await missingContracts(db, buyer, request.contracts)
  if (missing.length > 0) throw new NotPlaced({ status: 'contracts_not_accepted', contracts: missing })
  const { address, invoice, expectedTotal } = request
  const contracts = await drawUpContracts(db, { visitor: buyer, quote, address, invoice }, call)
  const isOtherTotal = expectedTotal !== undefined && expectedTotal !== quote.basket.grandTotal
  if (isOtherTotal || !areAccepted(contracts, request.contracts))
    throw new NotPlaced({ status: 'price_changed', quote, contracts: contracts.map(showContract) })
  return contracts
}
