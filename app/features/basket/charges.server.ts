import type { Db } from '~/db/connection.server'
import { getOwnPriceList } from '~/features/customers/customers.server'
import type { Visitor } from '~/features/identity/identity'
import { getSettings } from '~/features/settings/settings.server'
import type { Kurus } from '~/kernel/money'
import type { Charges } from './basket'

/**
 * What is added to the goods. Shipping is the chosen carrier's price, by default checkout/base_price_for_shipping;
 * free shipping begins at the visitor's price list's own threshold, else at checkout/base_price_for_free_shipping.
 */
export async function getCharges(
  db: Db,
  visitor: Visitor,
  chosen: { shipping?: Kurus; fee?: Kurus } = {},
): Promise<Required<Charges>> {
  const settings = await getSettings(db)
  const list = await getOwnPriceList(db, visitor)
  return {
    shipping: chosen.shipping ?? settings.money('checkout', 'base_price_for_shipping', 0),
    freeShippingFrom: list.freeShippingFrom ?? settings.money('checkout', 'base_price_for_free_shipping', 0),
    fee: chosen.fee ?? 0,
  }
}
