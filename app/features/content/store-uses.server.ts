import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '~/db/connection.server'
import type { ContentKind } from './content'

/** A content that uses something of another feature, as lists of staff name it. */
type ContentUse = { id: number; title: string }

/** Contents that link to an address of the shop, in their shown version or a newer one. */
export async function listContentsLinkingTo(db: Db, path: string, now: Date): Promise<ContentUse[]> {
  const { rows } = await db.execute<ContentUse>(sql`
    select distinct on (v.content_id) v.content_id as id, v.title
    from content_versions v
    where ${isCurrent(now)} and strpos(lower(v.blocks::text), ${`${path.toLowerCase()}"`}) > 0
    order by v.content_id, v.number desc`)
  return rows
}

type ShowcaseUse = ContentUse & { kind: ContentKind; codes: (string | null)[] }

/**
 * Contents with blocks of showcases in their shown version or a newer one, with the codes that the blocks name; null for a block
 * of all showcases that the content does not name.
 */
export async function listShowcaseBlocks(db: Db, now: Date): Promise<ShowcaseUse[]> {
  const { rows } = await db.execute<ShowcaseUse>(sql`
    select c.id, c.kind, (array_agg(v.title order by v.number desc))[1] as title,
      jsonb_agg(distinct block -> 'code') as codes
    from contents c
    join content_versions v on v.content_id = c.id
    cross join lateral jsonb_path_query(v.blocks, '$[*] ? (@.kind == "showcase")') block
    where ${isCurrent(now)}
    group by c.id
    order by c.id`)
  return rows
}

/** Condition: version `v` is shown at this moment, or is newer than the shown one. */
const isCurrent = (now: Date): SQL => sql`v.number >= coalesce((
  select max(s.number) from content_versions s
  where s.content_id = v.content_id and s.publish_at <= ${now.toISOString()}::timestamptz), 0)`
