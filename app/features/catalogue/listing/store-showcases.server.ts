import { type SQL, sql } from 'drizzle-orm'
import type { Db, Transaction } from '~/db/connection.server'
import type { Member, Visitor } from '~/features/identity/identity'
import { mostOfRule } from './showcase'
import { productHasVariant, productVisible } from '../selling/store-visible.server'

export type ShowcaseRow = {
  id: number
  code: string
  title: string
  subtitle: string
  total: number
  productIds: number[]
}

type Page = { ids?: readonly number[]; all?: boolean; start: number; length: number }

/**
 * Showcases that are shown now, with the ids of one page of their visible products: those asked for, or all that the visitor
 * has not hidden. `all`: also those that are switched off, have not begun or have ended.
 */
export async function readShowcases(db: Db, visitor: Visitor, page: Page): Promise<ShowcaseRow[]> {
  const { rows } = await db.execute<ShowcaseRow>(sql`
    select s.id, s.code, s.title, s.subtitle, coalesce(x.total, 0) as total, coalesce(x.ids, '{}') as "productIds"
    from showcases s
    left join lateral (
      select count(*)::int as total,
        (array_agg(g.id order by g.place))[${page.start}::int + 1 : ${page.start}::int + ${page.length}::int] as ids
      from (${productsOf(visitor)}) g
    ) x on true
    where ${page.all ? sql`true` : isShown}
      and ${page.ids ? sql`s.id = any(${sql.param(page.ids)}::int[])` : page.all ? sql`true` : notHidden(visitor)}
    order by s.position, s.id`)
  return rows
}

const isShown = sql`s.active and (s.begins_at is null or s.begins_at <= now()) and (s.ends_at is null or s.ends_at > now())`

/**
 * The visible products of showcase `s` with their places, by its rule. Limits are literals, because PostgreSQL then reads the
 * first rows of an index, whose order is `nulls last`; those of a category come from the index of each category below it, so that a large one costs no
 * more than a small one.
 */
function productsOf(visitor: Visitor): SQL {
  const visible = sql`${productVisible(visitor)} and ${productHasVariant(visitor)}`
  const first = sql.raw(`limit ${mostOfRule}`)
  return sql`
    select p.id, row_number() over (order by sp.position, p.id) as place
    from showcase_products sp join products p on p.id = sp.product_id and ${visible}
    where s.rule = 'chosen' and sp.showcase_id = s.id
    union all
    select n.id, n.place from (
      select f.id, row_number() over (order by f.published_at desc nulls last, f.id desc nulls last) as place
      from (
        select p.id, p.published_at from products p where s.rule = 'newest' and ${visible}
        order by p.published_at desc nulls last, p.id desc nulls last ${first}
      ) f
    ) n
    where n.place <= s.most
    union all
    select n.id, n.place from (
      select b.id, row_number() over (order by b.rank, b.id) as place
      from categories c
      cross join lateral (
        select p.id, p.rank from products p where p.main_category_id = c.id and ${visible}
        order by p.rank, p.id ${first}
      ) b
      where s.rule = 'category' and c.path @> array[s.category_id]
    ) n
    where n.place <= s.most`
}

function notHidden(visitor: Visitor): SQL {
  return visitor.kind === 'member'
    ? sql`not exists (
        select from hidden_showcases h where h.user_id = ${visitor.user.userId} and h.showcase_id = s.id)`
    : sql`true`
}

/** Sets the showcases that a member has hidden to exactly these. False, without a change, when one of them is not active. */
export async function replaceHidden(
  db: Transaction,
  { user }: Member,
  showcaseIds: readonly number[],
): Promise<boolean> {
  const ids = sql`${sql.param([...new Set(showcaseIds)])}::int[]`
  const { rows } = await db.execute<{ known: number }>(
    sql`select count(*)::int as known from showcases s where ${isShown} and id = any(${ids})`,
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
