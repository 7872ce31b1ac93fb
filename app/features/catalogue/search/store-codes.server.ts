import { sql } from 'drizzle-orm'
import type { Db } from '~/db/connection.server'
import type { Visitor } from '~/features/identity/identity'
import { comparableCode } from './codes'
import { productVisible, variantVisible } from '../selling/store-visible.server'

export type CodeRow = { typed: string; variantId: number; code: string; name: string }

/**
 * Visible variants for typed codes, in one query: those with that code or barcode, otherwise those of the product with that
 * code, in their order.
 */
export async function readVariantsOfCodes(
  db: Db,
  visitor: Visitor,
  typed: readonly string[],
): Promise<CodeRow[]> {
  const codes = typed.map(comparableCode)
  const { rows } = await db.execute<CodeRow>(sql`
    with wanted as (
      select * from unnest(${sql.param(typed)}::text[], ${sql.param(codes)}::text[]) as w(typed, code)
    ), named as (
      select w.typed, v.id, 0 as rank from wanted w join variants v on v.code_normalized = w.code
      union
      select w.typed, v.id, 0 from wanted w join variants v on v.barcode = w.code
      union
      select w.typed, v.id, 1 from wanted w
      join products p on p.code in (w.typed, w.code)
      join variants v on v.product_id = p.id
    ), visible as (
      select n.typed, v.id, v.code, v.name, v.position, n.rank, min(n.rank) over (partition by n.typed) as best
      from named n
      join variants v on v.id = n.id and ${variantVisible(visitor)}
      join products p on p.id = v.product_id and ${productVisible(visitor)}
    )
    select typed, id as "variantId", code, name from visible where rank = best order by typed, position, id`)
  return rows
}
