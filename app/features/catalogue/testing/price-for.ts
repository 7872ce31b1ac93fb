import type { Transaction } from '~/db/connection.server'
import type { Visitor } from '~/features/identity/identity'
import type { OfferPrice } from '../catalogue'
import { getOffer } from '../catalogue.server'
import { type Dated, putProduct } from './goods'

/** The price of a new variant with these prices for a visitor. */
export async function priceFor(
  db: Transaction,
  visitor: Visitor,
  prices: Dated[],
): Promise<OfferPrice | null> {
  const { variantIds } = await putProduct(db, { variants: [{ prices }] })
  const offer = await getOffer(db, visitor, variantIds[0]!)
  return offer!.price
}
