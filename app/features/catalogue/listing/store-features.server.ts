import { sql } from 'drizzle-orm'
import type { Db } from '~/db/connection.server'
import type { Visitor } from '~/features/identity/identity'
import type { Feature } from '../catalogue'
import { chunkSize, kind, layer, retail } from './listing-numbers.server'

/** The value of detail `d` of feature `f` with its unit: "22 mm". */
export const shownValue = sql`d.value || coalesce(' ' || f.unit, '')`

/** All features with their values in the shop's order. */
export async function readFeatures(db: Db): Promise<Feature[]> {
  const { rows } = await db.execute<Feature>(sql`
    select f.id, f.code, f.name, f.kind, f.unit, f.explanation, f.filterable,
      (select coalesce(jsonb_agg(jsonb_build_object('id', d.id, 'code', d.code, 'value', ${shownValue}, 'color', d.color)
        order by d.position, d.id), '[]') from feature_details d where d.feature_id = f.id) as details
    from features f
    order by f.position, f.id`)
  return rows
}

/** Ids of the values that visible products of these categories and their descendants have. */
export async function readDetailsOfCategories(
  db: Db,
  visitor: Visitor,
  categoryIds: readonly number[],
): Promise<number[]> {
  const { rows } = await db.execute<{ id: number }>(sql`
    with scope as materialized (
      select seen.chunk, seen.bits & c.bits as bits
      from (
        select b.chunk, bit_or(b.bits) as bits from listing_bits b
        where b.kind = ${kind.category} and b.list_id = ${retail} and b.layer = ${layer.all}
          and b.key = any(${sql.param(categoryIds)}::int[]) group by 1
      ) c
      join listing_bits seen on seen.kind = ${kind.visible} and seen.list_id = ${retail} and seen.layer = ${layer.all}
        and seen.chunk = c.chunk and seen.key = ${visitor.sees}::int
    )
    select distinct b.key as id
    from scope s join listing_bits b on b.chunk = s.chunk and b.bits & s.bits <> 0::bit(${chunkSize})
    where b.kind = ${kind.detail} and b.list_id = ${retail} and b.layer in (${layer.all}, ${layer.some(visitor.sees)})`)
  return rows.map(({ id }) => id)
}
