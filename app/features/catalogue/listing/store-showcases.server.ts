import { type SQL, sql } from 'drizzle-orm'
import type { Db, Transaction } from '~/db/connection.server'
import type { Member, Visitor } from '~/features/identity/identity'
import { productHasVariant, productVisible } from '../selling/store-visible.server'

export type ShowcaseRow = {
  id: number
  code: string
  title: string
  subtitle: string
  total: number
  productIds: number[]
}

/**
 * Active showcases with the ids of one page of their visible products: those asked for, or all that the visitor has not
 * hidden.
 */
export async function readShowcases(
  db: Db,
  visitor: Visitor,
  page: { ids?: readonly number[]; start: number; length: number },
): Promise<ShowcaseRow[]> {
  const { rows } = await db.execute<ShowcaseRow>(sql`
    select s.id, s.code, s.title, s.subtitle, coalesce(x.total, 0) as total, coalesce(x.ids, '{}') as "productIds"
    from showcases s
    left join lateral (
      select count(*)::int as total,
        (array_agg(p.id order by sp.position, p.id))[${page.start}::int + 1 : ${page.start}::int + ${page.length}::int] as ids
      from showcase_products sp
      join products p on p.id = sp.product_id and ${productVisible(visitor)} and ${productHasVariant(visitor)}
      where sp.showcase_id = s.id
    ) x on true
    where s.active ${page.ids ? sql`and s.id = any(${sql.param(page.ids)}::int[])` : notHidden(visitor)}
    order by s.position, s.id`)
  return rows
}

function notHidden(visitor: Visitor): SQL {
  return visitor.kind === 'member'
    ? sql`and not exists (
        select from hidden_showcases h where h.user_id = ${visitor.user.userId} and h.showcase_id = s.id)`
    : sql``
}

/** Sets the showcases that a member has hidden to exactly these. False, without a change, when one of them is not active. */
export async function replaceHidden(
  db: Transaction,
  { user }: Member,
  showcaseIds: readonly number[],
): Promise<boolean> {
  const ids = sql`${sql.param([...new Set(showcaseIds)])}::int[]`
  const { rows } = await db.execute<{ known: number }>(
    sql`select count(*)::int as known from showcases where active and id = any(${ids})`,
  )
  if (rows[0]!.known !== new Set(showcaseIds).size) return false
  await db.execute(
    sql`delete from hidden_showcases where user_id = ${user.userId} and showcase_id <> all(${ids})`,
  )
  await db.execute(sql`
    insert into hidden_showcases (user_id, showcase_id) select ${user.userId}, unnest(${ids}) on conflict do nothing`)
  return true
}

/** Showcases that a member has hidden. */
export async function readHidden(db: Db, { user }: Member): Promise<number[]> {
  const { rows } = await db.execute<{ id: number }>(
    sql`select showcase_id as id from hidden_showcases where user_id = ${user.userId} order by id`,
  )
  return rows.map(({ id }) => id)
}
