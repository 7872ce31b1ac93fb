import { sql } from 'drizzle-orm'
import type { Transaction } from '~/db/connection.server'
import { recordset } from '~/db/recordset.server'
import { comparableCode } from '../search/codes'
import type { Identified, OfferInput, VariantIds } from './product-input'
import { listedOnce, type PriceChanges } from './write-listing.server'
import { lockCatalogue } from './write-lock.server'
import { type PriceInput, writePrices } from './write-prices.server'

export type VariantOffer = OfferInput & { variantId: number }
type Offer = VariantOffer & { productId: number }

/** Writes package sizes and prices in the lists given; other lists stay. Returns the ids of the products that changed. */
export async function writeOffers(
  db: Transaction,
  products: readonly Identified[],
  ids: VariantIds,
  at: Date,
): Promise<Set<number>> {
  const offers = products.flatMap(({ id, variants }) =>
    variants.flatMap((variant) =>
      variant.offers.map((offer): Offer => ({
        ...offer,
        productId: id,
        variantId: ids.get(comparableCode(variant.code))!,
      })),
    ),
  )
  const changed = await saveOffers(db, offers, at)
  const owner = new Map(offers.map(({ variantId, productId }) => [variantId, productId]))
  return new Set([...changed].map((id) => owner.get(id)!))
}

/** Writes offers of existing variants. Returns the ids of the variants that changed. */
export async function saveOffers(
  db: Transaction,
  offers: readonly VariantOffer[],
  at: Date,
): Promise<Set<number>> {
  if (offers.length === 0) return new Set()
  await lockCatalogue(db)
  return listedOnce(db, async () => {
    const offered = await upsertOffers(db, offers)
    const { changed, others, lists } = await setPriceHistory(db, offers, at)
    return {
      changed,
      others: new Set([...others, ...offered.map(({ id }) => id)]),
      lists: new Set([...lists, ...offered.map(({ list }) => list)]),
    }
  })
}

type Offered = { id: number; list: number }

async function upsertOffers(db: Transaction, offers: readonly VariantOffer[]): Promise<Offered[]> {
  const rows = offers.map(({ variantId, priceListId, packageSize }) => ({
    variantId,
    priceListId,
    packageSize,
  }))
  const { rows: changed } = await db.execute<Offered>(sql`
    insert into offers as o (variant_id, price_list_id, package_size)
    select "variantId", "priceListId", coalesce("packageSize", known.package_size, 1)
    from ${recordset(rows, '"variantId" int, "priceListId" int, "packageSize" int')}
    left join offers known on known.variant_id = i."variantId" and known.price_list_id = i."priceListId"
    on conflict (variant_id, price_list_id) do update set package_size = excluded.package_size
    where o.package_size <> excluded.package_size
    returning o.variant_id as id, o.price_list_id as list`)
  return changed
}

/** Writes earlier prices of new variants first, so that they become history; known variants have their own. */
async function setPriceHistory(
  db: Transaction,
  offers: readonly VariantOffer[],
  at: Date,
): Promise<PriceChanges> {
  const earlier = offers.filter((offer) => offer.earlier)
  const known = await pricedVariants(
    db,
    earlier.map(({ variantId }) => variantId),
  )
  const past = earlier.filter(({ variantId }) => !known.has(variantId))
  const kept = await readBreaks(
    db,
    offers.filter(({ breaks }) => !breaks),
  )
  const until = new Map(past.map((offer) => [offer, offer.earlier!.until]))
  const before = await writePrices(
    db,
    past.map(({ variantId, priceListId, earlier: was }): PriceInput => ({
      variantId,
      priceListId,
      minQuantity: 1,
      amount: was!.amount,
      from: was!.from,
    })),
  )
  const after = await writePrices(
    db,
    offers.flatMap((offer) => {
      const row = { variantId: offer.variantId, priceListId: offer.priceListId, from: until.get(offer) ?? at }
      return [{ minQuantity: 1, amount: offer.amount }, ...(offer.breaks ?? kept(offer))].map(
        (step): PriceInput => ({
          ...row,
          ...step,
        }),
      )
    }),
  )
  const both = (name: keyof PriceChanges) => new Set([...before[name], ...after[name]])
  return { changed: both('changed'), others: both('others'), lists: both('lists') }
}

async function pricedVariants(db: Transaction, ids: readonly number[]): Promise<Set<number>> {
  const { rows } = await db.execute<{ id: number }>(
    sql`select distinct variant_id as id from prices where variant_id = any(${sql.param(ids)}::int[])`,
  )
  return new Set(rows.map(({ id }) => id))
}

type Breaks = NonNullable<OfferInput['breaks']>

/** The quantity breaks that hold now, by offer. */
async function readBreaks(
  db: Transaction,
  offers: readonly VariantOffer[],
): Promise<(offer: VariantOffer) => Breaks> {
  const { rows } = await db.execute<{ variantId: number; priceListId: number; breaks: Breaks }>(sql`
    select p.variant_id as "variantId", p.price_list_id as "priceListId",
      jsonb_agg(jsonb_build_object('minQuantity', p.min_quantity, 'amount', p.amount)) as breaks
    from ${recordset(offers, '"variantId" int, "priceListId" int')}
    join prices p on p.variant_id = i."variantId" and p.price_list_id = i."priceListId"
      and p.min_quantity > 1 and p.valid_to is null
    group by 1, 2`)
  const key = ({ variantId, priceListId }: Pick<VariantOffer, 'variantId' | 'priceListId'>) =>
    `${variantId} ${priceListId}`
  const found = new Map(rows.map((row) => [key(row), row.breaks]))
  return (offer) => found.get(key(offer)) ?? []
}
