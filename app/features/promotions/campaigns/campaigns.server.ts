import { briefly } from '~/db/brief-cache.server'
import type { Db } from '~/db/connection.server'
import { getCategoryIdsBelow } from '~/features/catalogue/catalogue.server'
import { type Offer, priceLine } from '~/features/catalogue/catalogue'
import type { Visitor } from '~/features/identity/identity'
import type { Campaign, CampaignEffect } from './campaign'
import { type CampaignRow, readRunningCampaigns } from './campaign-store.server'

/** A running campaign before a visitor's offers give its gift a value. */
type RunningCampaign = CampaignRow & { categoryIds: number[] | null }

/** Campaigns that run for this visitor's price list; kept in the process for 1 s. */
export async function getRunningCampaigns(db: Db, visitor: Visitor): Promise<RunningCampaign[]> {
  const running = await briefly(db, 'campaigns', () => readRunning(db))
  return running.filter(({ priceListId }) => priceListId === null || priceListId === visitor.priceKey.listId)
}

/** Variants given away by campaigns. */
export function giftVariants(running: readonly RunningCampaign[]): number[] {
  return running.flatMap(({ giftVariantId }) => giftVariantId ?? [])
}

/** Running campaigns as rules. A gift that is not for sale to this visitor is left out. */
export function toCampaigns(
  running: readonly RunningCampaign[],
  offers: ReadonlyMap<number, Offer>,
): Campaign[] {
  return running.flatMap((row) => {
    const effect = effectOf(row, offers)
    const { id, title, description, minimum, categoryIds } = row
    const endsAt = row.endsAt?.toISOString() ?? null
    return effect ? [{ id, title, description, minimum, categoryIds, endsAt, ...effect }] : []
  })
}

// A table constraint guarantees the columns each type needs.
function effectOf(row: CampaignRow, offers: ReadonlyMap<number, Offer>): CampaignEffect | null {
  switch (row.type) {
    case 1:
    case 5:
      return { type: row.type, percent: row.percent! / 100 }
    case 2:
      return { type: 2, amount: row.amount! }
    case 3:
      return { type: 3, buy: row.buy!, pay: row.pay! }
    case 4: {
      const [variantId, quantity] = [row.giftVariantId!, row.giftQuantity!]
      const offer = offers.get(variantId)
      if (!offer?.price) return null
      const worth = priceLine(offer.price, quantity).gross
      return { type: 4, gift: { variantId, quantity, worth, available: offer.available } }
    }
    case 6:
      return { type: 6 }
  }
}

async function readRunning(db: Db): Promise<RunningCampaign[]> {
  const rows = await readRunningCampaigns(db)
  const below = new Map<number, number[]>()
  for (const { categoryId } of rows)
    if (categoryId !== null) below.set(categoryId, await getCategoryIdsBelow(db, categoryId))
  return rows.map((row) => ({
    ...row,
    categoryIds: row.categoryId === null ? null : below.get(row.categoryId)!,
  }))
}
