import { sql, type SQL } from 'drizzle-orm'
import type { Visitor } from '~/features/identity/identity'
import { chunkSize, kind, layer, retail } from './listing-numbers.server'

/** CTE for `isSeen`: the bitmaps of the products with a variant that this visitor sees. */
export function seenBits({ sees }: Visitor): SQL {
  const ofLevel = sql`kind = ${kind.visible} and list_id = ${retail} and layer = ${layer.all} and key = ${sees}::int`
  return sql`
    seen as materialized (
      select array(
        select b.bits from generate_series(0, (select max(chunk) from listing_bits where ${ofLevel})) c(chunk)
        left join listing_bits b on b.chunk = c.chunk and ${ofLevel} order by c.chunk
      ) as bits)`
}

/** Condition: the visitor sees the product of row `d`, which has a `product_id`. */
export const isSeen = sql`
  get_bit((select bits from seen)[1 + d.product_id / ${chunkSize}], d.product_id % ${chunkSize}) = 1`
