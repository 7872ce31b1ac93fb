import type { Db } from '~/db/connection.server'
import { isDealer, type Visitor } from '~/features/identity/identity'
import { retailPriceKey } from './price-lists.server'

/**
 * Whether who asks buys for trade: an approved wholesale member with a wholesale price list. Everybody else buys as a
 * consumer, with a consumer's documents and rights (docs/turkish-trade.md "Distance contracts").
 */
export async function buysForTrade(db: Db, visitor: Visitor): Promise<boolean> {
  return isDealer(visitor) && visitor.priceKey.listId !== (await retailPriceKey(db)).listId
}
