import { sql, type SQL } from 'drizzle-orm'
import type { Visitor } from '~/features/identity/identity'
import { chunkSize, kind, layer, noKey, retail, wordSize } from './listing-numbers.server'
import { keptShare } from '../selling/store-prices.server'

/** The column of row `p` of `listing_prices` that holds for this visitor, before own discounts. */
export function listPrice({ sees }: Pick<Visitor, 'sees'>): SQL {
  return sql.raw(`p.price${sees}`)
}

/**
 * Gross kuruş per piece of row `p` with this visitor's discounts. A net price is computed back from the gross one, which
 * is exact, so that discounts and KDV are rounded as in `priceLine`.
 */
export function paid(visitor: Visitor): SQL {
  const price = listPrice(visitor)
  const { discounts } = visitor.priceKey
  if (discounts.length === 0) return price
  const share = sql`${keptShare(discounts)}::numeric`
  const net = sql`round(round(${price} * 100.0 / (100 + p.kdv_rate)) * ${share})::bigint`
  return sql`case when p.net & ${sql.raw(String(1 << visitor.sees))} <> 0
    then ${net} + (${net} * p.kdv_rate + 50) / 100 else round(${price} * ${share})::bigint end`
}

/**
 * One condition on prices `p` for each list of the chain: it selects the products that this list is the first to say
 * something about. Together they select each product once, and each in the order of an index.
 */
export function ownPrices(visitor: Visitor): SQL[] {
  return visitor.priceKey.chain.map((listId, place) => {
    const said = visitor.priceKey.chain.slice(0, place).map((_, earlier) => isOwn(earlier, sql`p.product_id`))
    return sql.join(
      [sql`p.price_list_id = ${listId}`, ...said.map((one) => sql`${one} is not true`)],
      sql` and `,
    )
  })
}

/**
 * The same for the products that were found: a list that answers for none of them is not walked. Needs the CTEs of
 * `answeringCtes`.
 */
export function foundPrices(visitor: Visitor): SQL[] {
  const own = ownPrices(visitor)
  if (own.length <= 1) return own
  return own.map((one, place) => sql`(select ${sql.raw(`any${place}`)} from answering) and ${one}`)
}

/** For `foundPrices`: whether each list of the chain answers for a product of one of the `sets` (values of `without`). */
export function answeringCtes({ priceKey: { chain } }: Visitor, sets: readonly number[]): SQL {
  const above = chain.slice(0, -1)
  if (above.length === 0) return sql``
  const answers = chain.map((_, place) => {
    const bits = [
      sql`s.bits`,
      ...above.slice(0, place).map((_, earlier) => sql`~own.${ownColumn(earlier)}[1 + s.chunk]`),
      ...(place < above.length ? [sql`own.${ownColumn(place)}[1 + s.chunk]`] : []),
    ]
    return sql`bool_or(bit_count(${sql.join(bits, sql` & `)}) > 0) as ${sql.raw(`any${place}`)}`
  })
  return sql`,
    answering as materialized (
      select ${sql.join(answers, sql`, `)} from suited s, own where s.without in (${sql.raw(sets.join(', '))}))`
}

/** Ids of the products in rows with `chunk` and `bits`. */
export function idsIn(rows: SQL): SQL {
  return sql`
    select s.chunk * ${chunkSize} + w * ${wordSize} + o as id
    from (${rows}) s, generate_series(0, ${chunkSize} / ${wordSize} - 1) w, generate_series(0, ${wordSize} - 1) o
    where substring(s.bits from ${wordSize} * w + 1 for ${wordSize}) <> 0::bit(${wordSize})
      and get_bit(s.bits, ${wordSize} * w + o) = 1`
}

/** The price `p` of one product. */
export function priceOf({ priceKey: { chain } }: Visitor, productId: SQL): SQL {
  const own = chain
    .slice(0, -1)
    .map((listId, place) => sql`when ${isOwn(place, productId)} then ${listId}::int`)
  const last = sql`${chain.at(-1)}::int`
  const listId = own.length === 0 ? last : sql`case ${sql.join(own, sql` `)} else ${last} end`
  return sql`p.price_list_id = ${listId} and p.product_id = ${productId}`
}

/** Prices `p` between two amounts, by index. With discounts it may select too many, never too few. */
export function priceBetween(visitor: Visitor, range: { from?: number; to?: number }): SQL {
  const price = listPrice(visitor)
  const own = visitor.priceKey.discounts.length > 0 ? keptShare(visitor.priceKey.discounts) : '1'
  const conditions = [sql`true`]
  if (range.from !== undefined) conditions.push(sql`${price} >= ${range.from - slack}::bigint`)
  if (range.to !== undefined && Number(own) > 0)
    conditions.push(sql`${price} <= ${range.to + slack}::bigint / ${own}::numeric`)
  return sql.join(conditions, sql` and `)
}

/** Most kuruş by which rounding of price, discount and KDV changes an amount. */
const slack = 3

/**
 * For visitors whose list falls back to others: `own`, arrays of bitmaps of the products that each list but the last says
 * something about, and `list_bits b`, which is to their chain of lists what `listing_bits` is to retail.
 */
export function chainCtes({ priceKey: { chain }, sees }: Visitor): SQL {
  const above = chain.slice(0, -1)
  if (above.length === 0) return sql``
  const own = above.map(
    (listId, place) => sql`array(
      select coalesce(o.bits, 0::bit(${chunkSize})) from generate_series(0, (select max(chunk) from base)) c(chunk)
      left join listing_list_bits o
        on o.list_id = ${listId} and o.kind = ${kind.own} and o.layer = ${layer.all} and o.chunk = c.chunk and o.key = ${noKey}
      order by c.chunk) as ${ownColumn(place)}`,
  )
  const said = chain.map((listId, place) => {
    const bits = [
      sql`b.bits`,
      ...above.slice(0, place).map((_, earlier) => sql`~own.${ownColumn(earlier)}[1 + b.chunk]`),
    ]
    const source =
      place < above.length
        ? sql`listing_list_bits b on b.list_id = ${listId}`
        : sql`listing_bits b on b.list_id = ${retail}`
    return sql`
      select b.kind, b.layer, b.chunk, b.key, ${sql.join(bits, sql` & `)} as bits
      from own join ${source} and b.kind in (${kind.inStock}, ${kind.packageSize}) and b.chunk in (select chunk from base)
        and (b.layer in (${layer.all}, ${layer.some(sees)}) or b.layer in (select layer from layer))`
  })
  return sql`
    own as materialized (select ${sql.join(own, sql`, `)}),
    list_bits as materialized (
      select kind, layer, chunk, key, bit_or(bits) as bits from (${sql.join(said, sql` union all `)}) said
      group by 1, 2, 3, 4
    ),`
}

/** The table of the kinds `inStock` and `packageSize`: `listing_bits b` for retail, `list_bits b` for a chain of lists. */
export function listFacts({ priceKey: { chain } }: Visitor): { table: SQL; ofList: SQL } {
  return chain.length <= 1
    ? { table: sql`listing_bits`, ofList: sql`b.list_id = ${retail}` }
    : { table: sql`list_bits`, ofList: sql`true` }
}

const ownColumn = (place: number) => sql.raw(`own${place}`)

// Null beyond the last product that the visitor sees; no such product is asked for.
function isOwn(place: number, id: SQL): SQL {
  const bits = sql`(select ${ownColumn(place)} from own)[1 + ${id} / ${chunkSize}]`
  return sql`get_bit(${bits}, ${id} % ${chunkSize}) = 1`
}
