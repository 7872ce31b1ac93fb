import { sql } from 'drizzle-orm'
import type { RowName } from '~/db/name-rows.server'
import { contentCategories, contents, faqs } from './tables.server'

/** The names by which people know this feature's rows. */
export const contentNames: readonly RowName[] = [
  {
    id: contents.id,
    name: sql`(
      select v.title from content_versions v where v.content_id = ${contents.id} order by v.number desc limit 1)`,
  },
  { id: contentCategories.id, name: contentCategories.title },
  { id: faqs.id, name: faqs.question },
]
