import { sql } from 'drizzle-orm'
import type { Db } from '~/db/connection.server'
import { comparableCode } from '../search/codes'

/** A product as staff name it, hidden ones too. */
type NamedProduct = { id: number; code: string; name: string; pictureHash: string | null }

/** Products by id, in the order of the ids; unknown ids are left out. */
export async function readNamedProducts(db: Db, ids: readonly number[]): Promise<NamedProduct[]> {
  if (ids.length === 0) return []
  const { rows } = await db.execute<NamedProduct>(sql`
    select p.id, p.code, p.name,
      (select x.hash from product_pictures pp join pictures x on x.id = pp.picture_id
        where pp.product_id = p.id order by pp.position, pp.id limit 1) as "pictureHash"
    from unnest(${sql.param(ids)}::int[]) with ordinality asked (id, place)
    join products p on p.id = asked.id
    order by asked.place`)
  return rows
}

/** Ids of the products that have these codes themselves or for a variant, by code as it was asked for. */
export async function findProductIds(db: Db, codes: readonly string[]): Promise<Map<string, number>> {
  if (codes.length === 0) return new Map()
  const asked = codes.map((code) => ({ code, comparable: comparableCode(code) }))
  const { rows } = await db.execute<{ code: string; id: number }>(sql`
    select asked.code, coalesce(
      (select p.id from products p where p.code in (asked.code, asked.comparable) limit 1),
      (select v.product_id from variants v where v.code_normalized = asked.comparable)) as id
    from jsonb_to_recordset(${JSON.stringify(asked)}::jsonb) asked (code text, comparable text)`)
  return new Map(rows.flatMap(({ code, id }) => (id === null ? [] : [[code, id] as const])))
}
