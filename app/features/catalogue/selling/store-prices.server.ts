import { sql, type SQL } from 'drizzle-orm'
import type { PriceKey } from '~/features/identity/identity'
import { chainDiscounts, type Kurus } from '~/kernel/money'
import { daysAgo } from '~/db/days.server'
import { beforeShownForDays } from '../catalogue'
import type { OfferPrice } from './pricing'

/**
 * The price rule in SQL: a lateral join that adds `price` to variant `v` of product `p`, from the first list of the key's
 * chain that has an offer and a current price. No other list is read (promise P04). Columns: variant_id, list_id,
 * package_size, amount (with or without KDV as the list defines), since, until, gross (per piece, computed as in `priceLine`).
 */
export function priceJoin(key: PriceKey): SQL {
  if (key.chain.length === 1) return priceJoinOfOne(key, key.chain[0]!)
  return sql`
    left join lateral (
      select o.variant_id, o.price_list_id as list_id, o.package_size, r.amount, r.valid_from as since, r.valid_to as until,
        ${gross(key)} as gross
      from unnest(${sql.param(key.chain)}::int[]) with ordinality as c(list_id, place)
      join offers o on o.variant_id = v.id and o.price_list_id = c.list_id
      join prices r on r.variant_id = v.id and r.price_list_id = c.list_id and r.min_quantity = 1
        and ${isCurrent(sql`r`)}
      order by c.place, r.valid_from desc
      limit 1
    ) price on true`
}

// The same for a chain of one list, which saves sorting for every variant.
function priceJoinOfOne(key: PriceKey, listId: number): SQL {
  return sql`
    left join lateral (
      select o.variant_id, o.price_list_id as list_id, o.package_size, r.amount, r.valid_from as since, r.valid_to as until,
        ${gross(key)} as gross
      from offers o
      join prices r on r.variant_id = v.id and r.price_list_id = ${listId} and r.min_quantity = 1 and ${isCurrent(sql`r`)}
      where o.variant_id = v.id and o.price_list_id = ${listId}
      order by r.valid_from desc
      limit 1
    ) price on true`
}

function gross(key: PriceKey): SQL {
  const unit = discounted(key, sql`r.amount`)
  const netLists = key.chain.filter((id) => !key.kdvIncluded[id])
  if (netLists.length === 0) return unit
  // Whole kuruş, half a kuruş up, as `percentOf` rounds amounts from 0 on.
  return sql`case when o.price_list_id = any(${sql.param(netLists)}::int[])
    then ${unit} + (${unit} * p.kdv_rate + 50) / 100 else ${unit} end`
}

function discounted(key: PriceKey, amount: SQL): SQL {
  if (key.discounts.length === 0) return amount
  return sql`round(${amount} * ${keptShare(key.discounts)}::numeric)::bigint`
}

/** The share of a price that chained discounts leave, exactly: [10, 5] → `0.85500000`. So amounts are rounded once. */
export function keptShare(discounts: readonly number[]): string {
  const digits = discounts
    .reduce((product, percent) => product * BigInt(10_000 - Math.round(percent * 100)), 1n)
    .toString()
    .padStart(4 * discounts.length + 1, '0')
  return `${digits.slice(0, -4 * discounts.length)}.${digits.slice(-4 * discounts.length)}`
}

/** The value of `priceColumn`: amounts of the list, before discounts. */
export type StoredPrice = {
  listId: number
  packageSize: number
  amount: number
  before: number | null
  /** Null for an open end. */
  until: string | null
  breaks: [minQuantity: number, amount: number][]
}

/**
 * The price as JSON, from the columns of `priceJoin` under the name `price`; null without a price. `before` is the lowest
 * earlier price in the window, as long as the current one is recent and lower (price-label regulation art. 11).
 */
export function priceColumn(windowDays: number): SQL {
  return sql`case when price.amount is not null then json_build_object(
    'listId', price.list_id, 'packageSize', price.package_size, 'amount', price.amount, 'until', price.until,
    'before', case when price.since >= ${daysAgo(beforeShownForDays)} then (
      select nullif(greatest(min(h.amount), price.amount), price.amount) from prices h
      where h.variant_id = price.variant_id and h.price_list_id = price.list_id and h.min_quantity = 1
        and h.valid_from < price.since
        and (h.valid_to is null or h.valid_to > price.since - make_interval(days => ${windowDays}::int))) end,
    'breaks', (
      select coalesce(json_agg(json_build_array(b.min_quantity, b.amount) order by b.min_quantity), '[]')
      from prices b
      where b.variant_id = price.variant_id and b.price_list_id = price.list_id and b.min_quantity > 1 and ${isCurrent(sql`b`)})
  ) end`
}

function isCurrent(row: SQL): SQL {
  return sql`${row}.valid_from <= now() and (${row}.valid_to is null or ${row}.valid_to > now())`
}

/** A stored price with this visitor's chained discounts. */
export function toOfferPrice(key: PriceKey, stored: StoredPrice | null, kdvRate: number): OfferPrice | null {
  if (!stored) return null
  const pay = (amount: number) => chainDiscounts(amount, key.discounts)
  const unit = pay(stored.amount)
  const before = stored.before === null ? unit : pay(stored.before)
  return {
    listId: stored.listId,
    packageSize: stored.packageSize,
    kdvIncluded: key.kdvIncluded[stored.listId] ?? true,
    kdvRate,
    unit,
    before: before > unit ? before : null,
    breaks: lowering(
      unit,
      stored.breaks.map(([minQuantity, amount]) => ({ minQuantity, unit: pay(amount) })),
    ),
    ...(stored.until ? { until: stored.until } : {}),
    ...(key.shown ? { shown: key.shown } : {}),
  }
}

/** The quantity breaks that lower the price: more pieces must not cost more per piece. */
function lowering(unit: Kurus, breaks: OfferPrice['breaks']): OfferPrice['breaks'] {
  const held: { minQuantity: number; unit: Kurus }[] = []
  for (const step of breaks) if (step.unit < (held.at(-1)?.unit ?? unit)) held.push(step)
  return held
}
