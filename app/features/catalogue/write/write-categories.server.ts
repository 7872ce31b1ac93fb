import { sql } from 'drizzle-orm'
import type { Transaction } from '~/db/connection.server'
import { recordset } from '~/db/recordset.server'
import { claimLinks } from '~/features/settings/settings.server'
import { fold } from '~/kernel/turkish'
import { lockCatalogue } from './write-lock.server'

export type CategoryInput = {
  parentId: number | null
  name: string
  /** Wanted link, made unique; when left out, it comes from the name. */
  link?: string
  description?: string
  seoTitle?: string
  seoDescription?: string
  position?: number
}

/** Adds categories whose parents exist already. Returns their ids in the order given. */
export async function addCategories(db: Transaction, inputs: readonly CategoryInput[]): Promise<number[]> {
  await lockCatalogue(db)
  const ids = await newIds(db, inputs.length)
  const links = await claimLinks(
    db,
    'category',
    inputs.map((input, place) => ({ id: ids[place]!, desired: input.link ?? input.name })),
  )
  const rows = inputs.map((input, place) => ({
    description: '',
    seoTitle: '',
    seoDescription: '',
    position: 0,
    ...input,
    id: ids[place]!,
    link: links.get(ids[place]!),
    folded: fold(input.name),
  }))
  await db.execute(sql`
    insert into categories (id, parent_id, path, name, link, description, seo_title, seo_description, position, name_folded)
    select i.id, i."parentId", coalesce(parent.path, '{}') || i.id, i.name, i.link, i.description, i."seoTitle",
      i."seoDescription", i.position, i.folded
    from ${recordset(rows, columns)} left join categories parent on parent.id = i."parentId"`)
  return ids
}

const columns = `id int, "parentId" int, name text, link text, description text, "seoTitle" text, "seoDescription" text,
  position int, folded text`

async function newIds(db: Transaction, count: number): Promise<number[]> {
  const { rows } = await db.execute<{ id: number }>(sql`
    select nextval(pg_get_serial_sequence('categories', 'id'))::int as id from generate_series(1, ${count})`)
  return rows.map(({ id }) => id)
}
