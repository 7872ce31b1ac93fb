import type { Db, Transaction } from '~/db/connection.server'
import { transaction } from '~/db/transaction.server'
import type { Visitor } from '~/features/identity/identity'
import type { PricedBasket } from './basket'
import { getCharges } from './pricing/charges.server'
import { priceRequested, type RequestedBasket } from './pricing/goods.server'
import { priceGoods } from './pricing/price-goods'

/** Saves a campaign or coupon inside the transaction of the preview; returns its id, or the refusal. */
type SaveDraft<Refusal> = (db: Transaction) => Promise<number | Refusal>

export type Preview = { without: PricedBasket; with: PricedBasket }

class TakenBack extends Error {}

/**
 * Requested goods as the shop prices them for this visitor now, and with a draft of a campaign or coupon. The draft is saved in
 * a transaction that is always rolled back and priced by the shop's own functions, so the preview equals the checkout after
 * a save. Returns the refusal of the draft when it is not valid.
 */
export async function previewPromotion<Refusal extends object>(
  db: Db,
  visitor: Visitor,
  lines: RequestedBasket['lines'],
  { kind, save }: { kind: 'campaign' | 'coupon'; save: SaveDraft<Refusal> },
): Promise<Preview | { refusal: Refusal }> {
  const price = async (db: Db, chosen: Partial<RequestedBasket['choice']>) => {
    const choice = { campaignId: null, couponId: null, withoutCampaign: false, ...chosen }
    const goods = await priceRequested(db, visitor, { lines, choice })
    return priceGoods(goods, await getCharges(db, visitor))
  }
  const without = await price(db, {})
  let result: Preview | { refusal: Refusal } | undefined
  try {
    await transaction(db, async (db) => {
      const saved = await save(db)
      result =
        typeof saved === 'number'
          ? {
              without,
              with: await price(db, kind === 'campaign' ? { campaignId: saved } : { couponId: saved }),
            }
          : { refusal: saved }
      throw new TakenBack()
    })
  } catch (error) {
    if (!(error instanceof TakenBack)) throw error
  }
  return result!
}
