import type { Db } from '~/db/connection.server'
import { isDealer, type Visitor } from '~/features/identity/identity'
import { retailPriceKey } from './price-lists.server'

/**
 * True for an approved wholesale member with a wholesale price list. All others buy as consumers, with a consumer's
 * documents and rights (docs/turkish-trade.md "Distance contracts").
 */
export async function buysForTrade(db: Db, visitor: Visitor): Promise<boolean> {
  return isDealer(visitor) && visitor.priceKey.listId !== (await retailPriceKey(db)).listId
}
