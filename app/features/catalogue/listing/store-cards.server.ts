import { sql, type SQL } from 'drizzle-orm'
import type { Db } from '~/db/connection.server'
import type { Visitor } from '~/features/identity/identity'
import type { Picture } from '~/features/media/media'
import {
  colourKind,
  type Feature,
  newForDays,
  type ProductCard,
  stockState,
  widthFeature,
} from '../catalogue'
import { shownVariant } from './store-card-variant.server'
import type { ListPlan } from './store-list-plan.server'
import { priceColumn, priceJoin, type StoredPrice, toOfferPrice } from '../selling/store-prices.server'
import { productVisible, variantVisible } from '../selling/store-visible.server'

type CardRow = {
  place: number
  id: number
  code: string
  name: string
  link: string
  brand: string | null
  kdvRate: number
  isNew: boolean
  variantId: number
  variantCode: string
  available: number
  price: StoredPrice | null
  priceVaries: boolean
  variantCount: number
  sellable: number
  pictures: Picture[]
  details: number[]
  shownDetails: number[]
}

type Told = {
  features: readonly Feature[]
  windowDays: number
  /** Filters of the list: its cards show variants that fit. */
  chosen?: ListPlan['chosen']
}

/** Cards in the order of `ids`, in one query, without products that the visitor may not see. `features`: all of the shop. */
export async function readCards(
  db: Db,
  visitor: Visitor,
  ids: readonly number[],
  told: Told,
): Promise<ProductCard[]> {
  if (ids.length === 0) return []
  const wanted = sql`select id, place from unnest(${sql.param(ids)}::int[]) with ordinality as t(id, place)`
  return (await readPlacedCards(db, visitor, wanted, told)).map(({ card }) => card)
}

/** The same for the products that the query `wanted` selects as `id` and `place`; no two have the same place. */
export async function readPlacedCards(
  db: Db,
  visitor: Visitor,
  wanted: SQL,
  { features, windowDays, chosen = [] }: Told,
): Promise<{ place: number; card: ProductCard }[]> {
  const told = features.filter(({ kind, code }) => kind === colourKind || code === widthFeature)
  const shown = shownVariant(chosen)
  const { rows } = await db.execute<CardRow>(sql`
    with offer as (
      select p.id as product_id, w.place, v.id as offered_id, v.code, v.position, price.*,
        greatest(coalesce(s.on_hand - s.reserved, 0), 0) as available
      from (${wanted}) w
      join products p on p.id = w.id and ${productVisible(visitor)}
      join variants v on v.product_id = p.id and ${variantVisible(visitor)}
      left join stock_balances s on s.variant_id = v.id
      ${priceJoin(visitor.priceKey)}
    ), summed as (
      select place, count(*)::int as variant_count, min(gross) is distinct from max(gross) as price_varies,
        least(sum(available / coalesce(package_size, 1) * coalesce(package_size, 1)), 2147483647)::int as sellable
      from offer group by place
    ), cheapest as (
      select distinct on (place) * from offer order by place, gross nulls last, position, offered_id
    ) ${shown.cte}
    select price.place::int as place, p.id, p.code, p.name, p.link, b.name as brand, p.kdv_rate as "kdvRate",
      p.published_at > now() - make_interval(days => ${newForDays}) as "isNew",
      price.offered_id as "variantId", price.code as "variantCode", price.available,
      ${priceColumn(windowDays)} as price,
      t.price_varies as "priceVaries", t.variant_count as "variantCount", t.sellable,
      (select coalesce(json_agg(json_build_object('hash', x.hash, 'width', x.width, 'height', x.height, 'blur', x.blur,
          'alt', x.alt) order by x.nearness, x.place), '[]') from (
        select m.hash, m.width, m.height, m.blur, min(pp.alt) as alt, min(pp.position) as place, ${shown.nearness} as nearness
        from product_pictures pp join pictures m on m.id = pp.picture_id
        where pp.product_id = p.id
          and (pp.variant_id is null or exists (select from offer o where o.offered_id = pp.variant_id))
        group by m.id order by nearness, place, m.id limit 2
      ) x) as pictures,
      array_to_json(array(
        select x.detail_id from offer o join variant_feature_details x on x.variant_id = o.offered_id
        where o.place = price.place
        union all
        select x.detail_id from product_feature_details x where x.product_id = p.id))
        as details, ${shown.details} as "shownDetails"
    from cheapest price
    join summed t on t.place = price.place
    join products p on p.id = price.product_id
    ${shown.join}
    left join brands b on b.id = p.brand_id
    order by price.place`)
  return rows.map((row) => ({
    place: row.place,
    card: { ...toCard(visitor, told, row), ...variantQuery(features, row.shownDetails) },
  }))
}

function variantQuery(
  features: readonly Feature[],
  shown: readonly number[],
): Pick<ProductCard, 'variantQuery'> {
  if (shown.length === 0) return {}
  const chosen = features.flatMap(({ code, details }) =>
    details.filter(({ id }) => shown.includes(id)).map((detail) => [code, detail.code]),
  )
  return { variantQuery: `?${String(new URLSearchParams(chosen))}` }
}

// The second picture is shown over the first, which has loaded by then, so it needs no preview.
function toCard(visitor: Visitor, told: readonly Feature[], row: CardRow): ProductCard {
  const { id, code, name, link, brand, pictures, priceVaries, variantCount, isNew } = row
  const { variantId, variantCode, available } = row
  const has = new Set(row.details)
  const values = told.map(({ kind, details }) => ({ kind, used: details.filter(({ id }) => has.has(id)) }))
  const colours = values.flatMap(({ kind, used }) => (kind === colourKind ? used : []))
  return {
    id,
    code,
    name,
    link,
    brand,
    pictures: pictures.map((picture, place) => (place === 0 ? picture : { ...picture, blur: '' })),
    price: toOfferPrice(visitor.priceKey, row.price, row.kdvRate),
    priceVaries,
    stock: stockState(row.sellable),
    variantCount,
    onlyVariant: variantCount === 1 ? { id: variantId, code: variantCode, available } : null,
    colours: colours.map(({ value, color }) => ({ name: value, color })),
    widths: values.flatMap(({ kind, used }) => (kind === colourKind ? [] : used.map(({ value }) => value))),
    isNew,
  }
}
