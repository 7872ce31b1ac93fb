import { sql, type SQL } from 'drizzle-orm'
import { anyOf, atMost } from '~/db/any-of.server'
import type { Db } from '~/db/connection.server'
import type { Visitor } from '~/features/identity/identity'
import { productHasVariant, productVisible } from '../selling/store-visible.server'

/**
 * Ids of products that the shop relates to these, then others of their main categories, without `productIds`. Products that
 * the visitor may not see have no related products.
 */
export function readRelatedIds(
  db: Db,
  visitor: Visitor,
  productIds: readonly number[],
  limit: number,
): Promise<number[]> {
  return readIds(db, related(visitor, productIds, limit))
}

/**
 * Query of the products shown below a product, as ids with places: up to `length` related ones, then, from place `length`
 * on, as many others of `top`.
 */
export function neighbours(visitor: Visitor, productId: number, top: readonly number[], length: number): SQL {
  return sql`
    with near as materialized (${related(visitor, [productId], length)})
    select id, place - 1 as place from near
    union all (
      select id, ${length}::int + place from unnest(${sql.param(top)}::int[]) with ordinality as t(id, place)
      where id <> ${productId} and id not in (select id from near)
      order by place limit ${atMost(length)})`
}

// Ids, the best first, and their places from 1.
function related(visitor: Visitor, productIds: readonly number[], limit: number): SQL {
  return sql`
    with own as (
      select p.id, p.main_category_id from products p
      where p.id = ${anyOf(productIds)} and ${productVisible(visitor)} and ${productHasVariant(visitor)}
    )
    select p.id, row_number() over (order by min(array[near.step, near.place]), p.id) as place from (
      select r.related_id as id, 0 as step, min(r.position) as place
      from own join product_relations r on r.product_id = own.id group by r.related_id
      union all
      select x.id, 1, x.rank
      from (select distinct main_category_id from own) c
      -- As many more as may fall away again: hidden ones are passed over here, the given ones below.
      cross join lateral (
        select p.id, p.rank from products p
        where p.main_category_id = c.main_category_id and ${productVisible(visitor)} and ${productHasVariant(visitor)}
        order by p.rank, p.id limit ${atMost(limit + productIds.length)}
      ) x
    ) near
    join products p on p.id = near.id and ${productVisible(visitor)} and ${productHasVariant(visitor)}
    where not p.id = ${anyOf(productIds)}
    group by p.id
    order by place
    limit ${atMost(limit)}`
}

/** The shop's own order, without `except`. */
export function readTopIds(
  db: Db,
  visitor: Visitor,
  except: readonly number[],
  limit: number,
): Promise<number[]> {
  return readIds(
    db,
    sql`
    select p.id from products p
    where ${productVisible(visitor)} and ${productHasVariant(visitor)} and not p.id = ${anyOf(except)}
    order by p.rank, p.id
    limit ${atMost(limit)}`,
  )
}

async function readIds(db: Db, query: SQL): Promise<number[]> {
  const { rows } = await db.execute<{ id: number }>(query)
  return rows.map(({ id }) => id)
}
