import type { Transaction } from '~/db/connection.server'
import type { Visitor } from '~/features/identity/identity'
import type { OfferPrice } from '../catalogue'
import { getOffer } from '../catalogue.server'
import { type Dated, putProduct } from './goods'

/** What a new variant with these prices costs a visitor. */
export async function priceFor(
  db: Transaction,
  visitor: Visitor,
  prices: Dated[],
): Promise<OfferPrice | null> {
  const { variantIds } = await putProduct(db, { variants: [{ prices }] })
  const offer = await getOffer(db, visitor, variantIds[0]!)
  return offer!.price
}
