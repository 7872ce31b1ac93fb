import { sql, type SQL } from 'drizzle-orm'
import type { Db } from '~/db/connection.server'
import { daysAgo } from '~/db/days.server'
import type { Visitor } from '~/features/identity/identity'
import type { Picture } from '~/features/media/media'
import { beforeShownForDays, newForDays, type OfferPrice } from '../catalogue'
import { toOfferPrice } from '../selling/store-prices.server'
import { productVisible } from '../selling/store-visible.server'
import { pricesAlong } from './stored-price.server'
import type { StoredOffer, StoredParts } from './stored-row'

/** A product with the variants that the visitor sees, and what the visitor pays for them. */
export type SeenProduct = Pick<Row, 'id' | 'place' | 'code' | 'name' | 'link' | 'kdvRate' | 'isNew'> & {
  brand: { id: number; name: string; link: string } | null
  /** Ids of the feature values that all variants have. */
  details: number[]
  /** Each once, in the order of the shop, without those that show hidden variants alone. */
  pictures: SeenPicture[]
  /** At least one, in the order of the shop. */
  variants: SeenVariant[]
}

export type SeenVariant = {
  id: number
  code: string
  name: string
  barcode: string | null
  details: number[]
  price: OfferPrice | null
  /** Pieces that can be sold now. */
  available: number
}

/** `variantIds`: of the visible variants that it shows; `ofAll`: it shows every variant. */
export type SeenPicture = Picture & { variantIds: number[]; ofAll: boolean }

type Row = {
  place: number
  id: number
  code: string
  name: string
  link: string
  kdvRate: number
  isNew: boolean
  /** Seconds since 1970 of the first moment since which a lower price still shows the former one. */
  beforeSince: number
  brandId: number | null
  brand: string
  brandLink: string
  parts: StoredParts
  stock: Record<string, number> | null
  /** The documents of the lists along the visitor's chain. */
  lists: (StoredOffer[] | null)[]
}

/** Ids with their places, for `readSeen`. The subselect hides their number from the planner, as `anyOf` does. */
export function inPlaces(ids: readonly number[]): SQL {
  return sql`select id, place from unnest((select ${sql.param(ids)}::int[])) with ordinality as t(id, place)`
}

/**
 * The products that the query `wanted` selects as `id` and `place`, in one query and in the order of their places, without those
 * that the visitor may not see. `more` adds columns of product `p`. Documents hold everything but names, stock and what has
 * begun or ended since they were written (docs/decisions/cards-are-stored.md).
 */
export async function readSeen<More extends object = object>(
  db: Db,
  visitor: Visitor,
  wanted: SQL,
  windowDays: number,
  more: SQL = sql``,
): Promise<(SeenProduct & More)[]> {
  const { chain } = visitor.priceKey
  const offers = chain.map((listId, place) => {
    const list = sql.raw(`list${place}`)
    return {
      now: sql`case when ${list}.valid_until <= now() then stored_offers_now(p.id, ${listId}::int) else ${list}.offers end`,
      join: sql`left join stored_offers ${list} on ${list}.product_id = p.id and ${list}.price_list_id = ${listId}::int`,
    }
  })
  const { rows } = await db.execute<Row & More>(sql`
    select w.place::int as place, p.id, p.code, p.name, p.link, p.kdv_rate as "kdvRate",
      p.published_at >= ${daysAgo(newForDays)} as "isNew",
      extract(epoch from ${daysAgo(beforeShownForDays)})::float8 as "beforeSince",
      b.id as "brandId", b.name as brand, b.link as "brandLink", d.parts,
      (select json_object_agg(s.variant_id, greatest(s.on_hand - s.reserved, 0)) from stock_balances s
        where s.variant_id = any(d.variant_ids)) as stock,
      json_build_array(${sql.join(
        offers.map(({ now }) => now),
        sql`, `,
      )}) as lists ${more}
    from (${wanted}) w
    join products p on p.id = w.id and ${productVisible(visitor)}
    join stored_products d on d.product_id = p.id
    left join brands b on b.id = p.brand_id
    ${sql.join(
      offers.map(({ join }) => join),
      sql` `,
    )}
    order by w.place`)
  return rows
    .map((row) => toSeen<More>(visitor, row as Row & More, windowDays))
    .filter(({ variants }) => variants.length > 0)
}

function toSeen<More extends object>(
  { priceKey, sees }: Visitor,
  row: Row & More,
  windowDays: number,
): SeenProduct & More {
  const { parts, stock, lists, brandId, brand, brandLink, beforeSince, ...product } = row
  const [variants, pictures, details] = parts
  const prices = pricesAlong(priceKey.chain, lists, { windowDays, beforeSince })
  const seen = variants.filter(([, , , , visibility]) => visibility <= sees)
  const told: SeenProduct = {
    ...product,
    brand: brandId === null ? null : { id: brandId, name: brand, link: brandLink },
    details,
    pictures: picturesOf(pictures, new Set(seen.map(([id]) => id))),
    variants: seen.map(([id, code, name, barcode, , details]) => ({
      id,
      code,
      name,
      barcode,
      details,
      price: toOfferPrice(priceKey, prices.get(id) ?? null, row.kdvRate),
      available: stock?.[id] ?? 0,
    })),
  }
  return told as SeenProduct & More
}

// A picture that shows only variants this visitor may not see is left out. One that was given twice is shown in its first place.
function picturesOf(stored: StoredParts[1], seen: ReadonlySet<number>): SeenPicture[] {
  const pictures = new Map<string, SeenPicture>()
  for (const [hash, width, height, blur, alt, shows] of stored) {
    const variantIds = shows.filter((id) => id !== null && seen.has(id)) as number[]
    const ofAll = shows.includes(null)
    if (!ofAll && variantIds.length === 0) continue
    const known = pictures.get(hash)
    if (known) {
      known.variantIds = [...new Set([...known.variantIds, ...variantIds])].toSorted((a, b) => a - b)
      known.ofAll ||= ofAll
    } else pictures.set(hash, { hash, width, height, blur, alt, variantIds, ofAll })
  }
  return [...pictures.values()]
}
