import type { Db } from '~/db/connection.server'
import { getOwnPriceList } from '~/features/customers/customers.server'
import type { PriceKey, Visitor } from '~/features/identity/identity'
import { getSettings } from '~/features/settings/settings.server'
import type { Kurus } from '~/kernel/money'
import type { Charges } from '../basket'

/**
 * Kuruş of goods from which shipping is free for this visitor; 0 for never. The threshold of the visitor's price
 * list, else checkout/base_price_for_free_shipping.
 */
export async function getFreeShippingFrom(
  db: Db,
  visitor: { priceKey: Pick<PriceKey, 'listId'> },
): Promise<Kurus> {
  const { freeShippingFrom } = await getOwnPriceList(db, visitor)
  return freeShippingFrom ?? (await getSettings(db)).money('checkout', 'base_price_for_free_shipping', 0)
}

/** Shipping, fee and threshold. Shipping is the chosen carrier's price, by default checkout/base_price_for_shipping. */
export async function getCharges(
  db: Db,
  visitor: Visitor,
  chosen: { shipping?: Kurus; fee?: Kurus } = {},
): Promise<Charges> {
  const settings = await getSettings(db)
  return {
    shipping: chosen.shipping ?? settings.money('checkout', 'base_price_for_shipping', 0),
    freeShippingFrom: await getFreeShippingFrom(db, visitor),
    fee: chosen.fee ?? 0,
  }
}
