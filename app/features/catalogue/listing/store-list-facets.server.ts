import { sql, type SQL } from 'drizzle-orm'
import type { Visitor } from '~/features/identity/identity'
import { chunkSize, kind, layer, retail } from './listing-numbers.server'
import { allFilters, type Fit, nothing, packageSize, price } from './store-list-bits.server'
import { foundPrices, listFacts, listPrice, paid } from './store-list-prices.server'
import { isFound, type ListPlan } from './store-list-plan.server'

/** Columns with every facet count; see `FacetsRow`. Each counts products that fit all filters but its own. */
export function facetColumns(visitor: Visitor, plan: ListPlan, { filters }: Fit): SQL {
  const own = (filter: number) => sql.raw(String(filters.has(filter) ? filter : nothing))
  const { table, ofList } = listFacts(visitor)
  return sql`
    (select coalesce(jsonb_object_agg(key, count), '{}') from (${detailCounts(visitor, plan)}) c) as counts,
    ${priceEnd(visitor, filters.has(price), 'asc')} as lowest,
    ${priceEnd(visitor, filters.has(price), 'desc')} as highest,
    (select coalesce(sum(count), 0)::int from (${counts(visitor, table, sql`b.kind = ${kind.inStock} and ${ofList}`, allFilters)}) c) as "inStock",
    (select coalesce(jsonb_agg(jsonb_build_object('size', key, 'count', count) order by key), '[]')
      from (${counts(visitor, table, sql`b.kind = ${kind.packageSize} and ${ofList}`, own(packageSize))}) c) as packages`
}

function detailCounts(visitor: Visitor, { chosen }: ListPlan): SQL {
  // Arrays are read once for the statement; a look-up of each value would be made for each of its bitmaps.
  const own = chosen.map(
    ({ featureId }) =>
      sql`when b.key = any(array(select id from feature_details where feature_id = ${featureId})) then ${sql.raw(String(featureId))}`,
  )
  const without = own.length === 0 ? allFilters : sql`case ${sql.join(own, sql` `)} else ${allFilters} end`
  return counts(visitor, sql`listing_bits`, sql`b.kind = ${kind.detail} and b.list_id = ${retail}`, without)
}

/**
 * Number of products by key of a fact. A set without filters on variants counts the layers "all variants" and "some visible
 * variant". Otherwise the layers of variants are counted, each product once.
 */
function counts({ sees }: Visitor, table: SQL, fact: SQL, without: SQL): SQL {
  return sql`
    select key, sum(count)::int as count
    from (
      select b.key, bit_count(b.bits & s.bits) as count
      from suited s join ${table} b on b.chunk = s.chunk and ${fact} and s.without = ${without}
        and b.layer in (${layer.all}, case when s.by_variant then ${layer.all} else ${layer.some(sees)} end)
      union all
      ${countsByVariant(table, fact, without)}
    ) part
    group by key having sum(count) > 0`
}

// One chunk after the other, with its bitmaps combined first (`offset 0`): all of them at once would be sorted on disk.
function countsByVariant(table: SQL, fact: SQL, without: SQL): SQL {
  return sql`
    select one.key, one.count
    from suited s, lateral (
      select v.key, bit_count(bit_or(v.bits)) as count
      from (
        select b.key, b.bits & f.bits as bits
        from fit f join ${table} b on b.chunk = f.chunk and b.layer = f.layer and ${fact} and s.without = ${without}
        where f.chunk = s.chunk and f.without = s.without and f.layer >= ${layer.first}
        offset 0
      ) v
      group by v.key
    ) one
    where s.by_variant`
}

/** Lowest or highest price of the products that fit without the price filter: the first one in each price list's order. */
function priceEnd(visitor: Visitor, narrowed: boolean, direction: 'asc' | 'desc'): SQL {
  const fits = narrowed
    ? sql`exists (
        select from suited s where s.without = ${price} and s.chunk = p.product_id / ${chunkSize}
          and get_bit(s.bits, p.product_id % ${chunkSize}) = 1)`
    : isFound(sql`p.product_id`)
  const end = sql.raw(direction)
  const ends = foundPrices(visitor).map(
    (found) => sql`(
      select ${paid(visitor)}::float8 as price from listing_prices p
      where ${found} and ${listPrice(visitor)} is not null and ${fits}
      order by ${listPrice(visitor)} ${end} limit 1)`,
  )
  if (ends.length <= 1) return ends[0] ?? sql`null::float8`
  return sql`(select price from (${sql.join(ends, sql` union all `)}) own_end order by price ${end} limit 1)`
}
