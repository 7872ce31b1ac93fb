import { sql, type SQL } from 'drizzle-orm'
import type { Visitor } from '~/features/identity/identity'
import { chunkSize, kind, layer, noKey, retail, wordSize } from './listing-numbers.server'
import type { ListPlan } from './store-list-plan.server'
import {
  answeringCtes,
  chainCtes,
  listFacts,
  ownPrices,
  paid,
  priceBetween,
} from './store-list-prices.server'

/** The filter that a set of products ignores, in the column `without`: none, price or package size. A feature has its id. */
export const nothing = 0
export const price = -1
export const packageSize = -3
/** `nothing` as part of a statement: the set to which all filters apply. */
export const allFilters = sql.raw(String(nothing))

export type Fit = {
  /**
   * The last ones are `fit(without, chunk, layer, bits)`, `suited(without, chunk, bits, by_variant)` and `listed(total, bits)`.
   * `by_variant`: a filter of this set holds for single variants, so that its facets are counted variant by variant.
   */
  ctes: SQL
  /** The filters that are set. The facet of such a filter is counted without the filter itself. */
  filters: ReadonlySet<number>
}

type Condition = { without: number; name: SQL; cte: SQL }

/**
 * The products that fit, as bitmaps; README.md explains the steps. When a filter holds for single variants only, each layer
 * of variants is computed, since all filters must hold for the same variant. Otherwise one layer tells about whole products.
 * For facets, each filter is also left out once.
 */
export function fitting(visitor: Visitor, plan: ListPlan, { forFacets }: { forFacets: boolean }): Fit {
  const conditions = [...factConditions(visitor, plan), ...priceCondition(visitor, plan)]
  const left = forFacets ? [nothing, ...new Set(conditions.map(({ without }) => without))] : [nothing]
  const sets = left.filter((without) => without !== stock).map((without) => fitWithout(without, conditions))
  return {
    filters: new Set(conditions.map(({ without }) => without)),
    ctes: sql`
    ${scope(plan)}
    partial as materialized (${partialFilters(visitor, plan)}),
    layer as materialized (
      select distinct layer from listing_bits
      where kind = ${kind.visible} and list_id = ${retail} and key = ${visitor.sees}::int
        and case when exists (select from partial) then layer >= ${layer.first} else layer = ${layer.all} end
    ),
    base as materialized (
      select s.chunk, s.layer, s.bits ${inScope(plan) ? sql`& scope.bits` : sql``} as bits
      from layer join listing_bits s on s.kind = ${kind.visible} and s.list_id = ${retail} and s.layer = layer.layer
        and s.key = ${visitor.sees}::int
      ${inScope(plan) ? sql`join scope on scope.chunk = s.chunk` : sql``}
    ),
    ${chainCtes(visitor)}
    ${sql.join(
      conditions.map(({ cte }) => sql`${cte}, `),
      sql``,
    )}
    fit as materialized (${sql.join(sets, sql` union all `)}),
    suited as materialized (
      select without, chunk, bit_or(bits) as bits,
        exists (select from partial p where p.without <> fit.without) as by_variant
      from fit group by without, chunk
    ),
    listed as materialized (
      select (select coalesce(sum(bit_count(bits)), 0)::int from suited where without = ${allFilters}) as total,
        array(
          select coalesce(s.bits, 0::bit(${chunkSize})) from generate_series(0, (select max(chunk) from base)) c(chunk)
          left join suited s on s.chunk = c.chunk and s.without = ${allFilters} order by c.chunk
        ) as bits
    )${answeringCtes(visitor, [nothing, price])}`,
  }
}

// Values of `without` for filters whose facet is not counted on its own. `noFeature` stands for unknown feature values.
const stock = -2
const noFeature = -4

function inScope({ query, hits }: ListPlan): boolean {
  return query.categoryId !== undefined || query.brandId !== undefined || hits !== null
}

function scope(plan: ListPlan): SQL {
  if (!inScope(plan)) return sql``
  const { query, hits } = plan
  const parts: SQL[] = []
  if (query.categoryId !== undefined)
    parts.push(sql`
      select chunk, bits from listing_bits
      where kind = ${kind.category} and list_id = ${retail} and layer = ${layer.all} and key = ${query.categoryId}`)
  if (query.brandId !== undefined)
    parts.push(bitsOf(sql`select id from products where brand_id = ${query.brandId}`))
  if (hits) parts.push(bitsOf(sql`select id from hit`))
  return sql`scope as materialized (
    select chunk, bit_and(bits) as bits from (${sql.join(parts, sql` union all `)}) part
    group by chunk having count(*) = ${parts.length}),`
}

/** Bitmaps of the ids that a query selects. They are put together by words: a bitmap for each id would take most of the time. */
function bitsOf(ids: SQL): SQL {
  return sql`
    select chunk, bit_or(bits::bit(${wordSize})::bit(${chunkSize}) >> place * ${wordSize}) as bits
    from (
      select id / ${chunkSize} as chunk, id % ${chunkSize} / ${wordSize} as place,
        bit_or(1::bigint << ${wordSize} - 1 - id % ${wordSize}) as bits
      from (${ids}) ids group by 1, 2
    ) word
    group by 1`
}

/** The filters that hold for single variants of some products: `without` of each. */
function partialFilters(visitor: Visitor, plan: ListPlan): SQL {
  const facts = factsOf(visitor, plan)
  if (facts.length === 0) return sql`select ${allFilters} as without where false`
  const partial = facts.map(
    ({ without, kept }) =>
      sql`select ${sql.raw(String(without))} as without where exists (${kept} and b.layer between ${layer.first} and ${layer.last})`,
  )
  return sql.join(partial, sql` union all `)
}

/** `fact`: a condition on rows `b` of `table`. `kept`: the stored rows behind them, in any list of the visitor's chain. */
type Fact = { without: number; table: SQL; fact: SQL; kept: SQL }

/** The filters that are answered by stored bitmaps: all but price. */
function factsOf(visitor: Visitor, { query, chosen }: ListPlan): Fact[] {
  const facts: Fact[] = chosen.map(({ featureId, details }) => {
    const fact = sql`b.kind = ${kind.detail} and b.list_id = ${retail} and b.key = any(${sql.param(details)}::int[])`
    const table = sql`listing_bits`
    return { without: featureId || noFeature, table, fact, kept: sql`select from ${table} b where ${fact}` }
  })
  if (query.inStock) facts.push(listFact(visitor, stock, sql`b.kind = ${kind.inStock} and b.key = ${noKey}`))
  if (query.packageSize !== undefined)
    facts.push(
      listFact(visitor, packageSize, sql`b.kind = ${kind.packageSize} and b.key = ${query.packageSize}`),
    )
  return facts
}

function listFact(visitor: Visitor, without: number, fact: SQL): Fact {
  const { table, ofList } = listFacts(visitor)
  const above = visitor.priceKey.chain.slice(0, -1)
  const own = sql`select list_id, kind, layer, key from listing_list_bits where list_id = any(${sql.param(above)}::int[])`
  const all = sql`select list_id, kind, layer, key from listing_bits where list_id = ${retail}`
  const kept = above.length === 0 ? all : sql`${own} union all ${all}`
  return {
    without,
    table,
    fact: sql`${fact} and ${ofList}`,
    kept: sql`select from (${kept}) b where ${fact}`,
  }
}

function factConditions(visitor: Visitor, plan: ListPlan): Condition[] {
  return factsOf(visitor, plan).map(({ without, table, fact }, place) => {
    const name = sql.raw(`condition_${place}`)
    // An array is looked up in the index; `in` would be an `or`, for which the bitmaps of all layers are read.
    const layers = sql`array[${layer.all}, base.layer]`
    return {
      without,
      name,
      cte: sql`${name} as materialized (
        select base.chunk, base.layer, bit_or(b.bits) as bits
        from base join ${table} b on b.chunk = base.chunk and b.layer = any(${layers}) and ${fact}
        group by base.chunk, base.layer)`,
    }
  })
}

function priceCondition(visitor: Visitor, { query }: ListPlan): Condition[] {
  const { priceFrom, priceTo } = query
  if (priceFrom === undefined && priceTo === undefined) return []
  const name = sql.raw('condition_price')
  const wanted = [priceBetween(visitor, { from: priceFrom, to: priceTo })]
  if (priceFrom !== undefined) wanted.push(sql`${paid(visitor)} >= ${priceFrom}::bigint`)
  if (priceTo !== undefined) wanted.push(sql`${paid(visitor)} <= ${priceTo}::bigint`)
  const ids = ownPrices(visitor).map(
    (own) =>
      sql`select p.product_id as id from listing_prices p where ${own} and ${sql.join(wanted, sql` and `)}`,
  )
  return [
    {
      without: price,
      name,
      cte: sql`${name} as materialized (
        select base.chunk, base.layer, x.bits from base join (${bitsOf(sql.join(ids, sql` union all `))}) x on x.chunk = base.chunk)`,
    },
  ]
}

function fitWithout(without: number, conditions: readonly Condition[]): SQL {
  const others = conditions.filter((condition) => condition.without !== without)
  const bits = [sql`base.bits`, ...others.map(({ name }) => sql`${name}.bits`)]
  const joins = others.map(
    ({ name }) => sql`join ${name} on ${name}.chunk = base.chunk and ${name}.layer = base.layer`,
  )
  return sql`
    select ${sql.raw(String(without))} as without, base.chunk, base.layer, ${sql.join(bits, sql` & `)} as bits
    from base ${sql.join(joins, sql` `)}`
}
