import { sql, type SQL } from 'drizzle-orm'
import type { Visitor } from '~/features/identity/identity'
import { isByPrice, type ListQuery, type Sort } from '../catalogue'
import { kind, layer, retail, wholeShop } from './listing-numbers.server'
import { allFilters } from './store-list-bits.server'
import { foundPrices, idsIn, listPrice, priceOf } from './store-list-prices.server'
import { isFound, type ListPlan } from './store-list-plan.server'

/** Up to so many products are sorted. Of more, an index in the order of the list is walked until the page is full. */
const fewEnoughToSort = 1_000

/** Array of the ids of the page, in its order. */
export function pageIds(visitor: Visitor, plan: ListPlan): SQL {
  const { query, hits } = plan
  const page = sql`limit ${query.length} offset ${query.start}`
  if (hits) return sql`array(${sortedHits(visitor, query.sort)} ${page})`
  return sql`case when (select total from listed) <= ${fewEnoughToSort} and not ${fillsSoon(visitor, plan)}
    then array(${sorted(visitor, query.sort)} ${page})
    else ${walked(visitor, plan, page)} end`
}

/**
 * Whether a walk reads fewer entries, on average, than there are products to sort: in a category without filters every
 * entry fits. Prices have one order for all categories.
 */
function fillsSoon({ sees }: Visitor, { query: { categoryId, sort, start, length } }: ListPlan): SQL {
  const walkedOver =
    categoryId === undefined || isByPrice(sort)
      ? sql`kind = ${kind.visible} and key = ${sees}`
      : sql`kind = ${kind.category} and key = ${categoryId}`
  const entries = sql`select sum(bit_count(bits)) from listing_bits
    where list_id = ${retail} and layer = ${layer.all} and ${walkedOver}`
  return sql`${start + length} * (${entries}) <= (select total::bigint * total from listed)`
}

function sorted(visitor: Visitor, sort: Sort): SQL {
  return sql`
    select e.product_id
    from (${idsIn(sql`select chunk, bits from suited where without = ${allFilters}`)}) found_one
    join listing_entries e on e.category_id = ${wholeShop} and e.product_id = found_one.id
    ${isByPrice(sort) ? sql`left join listing_prices p on ${priceOf(visitor, sql`e.product_id`)}` : sql``}
    order by ${order(visitor, sort)}`
}

function sortedHits(visitor: Visitor, sort: Sort): SQL {
  return sql`
    select e.product_id
    from hit join listing_entries e on e.category_id = ${wholeShop} and e.product_id = hit.id
    ${isByPrice(sort) ? sql`left join listing_prices p on ${priceOf(visitor, sql`e.product_id`)}` : sql``}
    where ${isFound(sql`e.product_id`)}
    order by ${sort === 'onerilen' ? sql`hit.place` : order(visitor, sort)}`
}

function walked(visitor: Visitor, { query }: ListPlan, page: SQL): SQL {
  if (isByPrice(query.sort)) return walkedByPrice(visitor, query, page)
  return sql`array(
    select e.product_id from listing_entries e
    where e.category_id = ${query.categoryId ?? wholeShop} and ${isFound(sql`e.product_id`)}
    order by ${order(visitor, query.sort)} ${page})`
}

// Products without a price come last in both directions: a second walk adds them when the priced ones do not fill the page.
function walkedByPrice(visitor: Visitor, query: ListQuery, page: SQL): SQL {
  const { start, length } = query
  const rows = (priced: SQL) => walks(visitor, sql`${listPrice(visitor)} is ${priced}`)
  // Materialized, since the planner would otherwise walk once for each time that the ids are named.
  return sql`(
    with walk as materialized (select array(${merged(visitor, query, page)}) as ids)
    select walk.ids || case when cardinality(walk.ids) < ${length} then array(
      select p.product_id from (${sql.join(rows(sql`null`), sql` union all `)}) p order by p.product_id
      limit ${length} - cardinality(walk.ids)
      offset greatest(${start} - (select count(*) from (${sql.join(rows(sql`not null`), sql` union all `)}) p), 0)
    ) else '{}' end
    from walk)`
}

/** For each price list the products that it answers for. */
function walks(visitor: Visitor, condition: SQL): SQL[] {
  return foundPrices(visitor).map(
    (found) => sql`
      select p.product_id, ${listPrice(visitor)} from listing_prices p
      where ${found} and ${condition} and ${isFound(sql`p.product_id`)}`,
  )
}

/**
 * Ids of the ordered walks of all lists, merged. Each walk ends at the end of the page. That of retail, which often answers for few
 * products of a dealer among many, ends besides at the price where the other lists have filled the page.
 */
function merged(visitor: Visitor, { sort, start, length }: ListQuery, page: SQL): SQL {
  const price = listPrice(visitor)
  const isRising = sort === 'fiyat-artan'
  // Without `nulls last`, by which the index could not be walked backwards. No price here is null.
  const ordered = isRising ? sql`${price}, p.product_id` : sql`${price} desc, p.product_id desc`
  const [first, ...others] = walks(visitor, sql`${price} is not null`)
  if (others.length === 0) return sql`select p.product_id from (${first} order by ${ordered} ${page}) p`
  const reach = sql`limit ${start + length}`
  const limited = (walk: SQL | undefined) => sql`(${walk} order by ${ordered} ${reach})`
  const above = [first, ...others.slice(0, -1)].map(limited)
  const [end, isBefore, never] = isRising
    ? [sql`max`, sql`<=`, sql`9223372036854775807`]
    : [sql`min`, sql`>=`, sql`-1`]
  const last = walks(visitor, sql`${price} ${isBefore} (select price from page_end)`).at(-1)
  return sql`
    with above as materialized (
      select * from (${sql.join(above, sql` union all `)}) p order by ${ordered} ${reach}
    ), page_end as (
      select case when count(*) = ${start + length} then ${end}(${price}) else ${never} end as price from above p
    )
    select p.product_id from (select * from above union all ${limited(last)}) p order by ${ordered} ${page}`
}

/** The order of entries `e`, or of prices `p`. A partner's own discounts keep the order of a price list. */
function order(visitor: Visitor, sort: Sort): SQL {
  switch (sort) {
    case 'onerilen':
      return sql`e.rank, e.product_id`
    case 'yeni':
      return sql`e.published_at desc, e.product_id desc`
    case 'fiyat-artan':
      return sql`${listPrice(visitor)} nulls last, p.product_id`
    case 'fiyat-azalan':
      return sql`${listPrice(visitor)} desc nulls last, p.product_id desc`
    case 'ad':
      return sql`e.name collate "tr-x-icu", e.product_id`
  }
}
