import { sql } from 'drizzle-orm'
import type { RowName } from '~/db/name-rows.server'
import { bannerGroups, banners } from './tables.server'

/** The names by which people know this feature's rows. */
export const bannerNames: readonly RowName[] = [
  { id: bannerGroups.id, name: bannerGroups.title },
  { id: banners.id, name: sql`coalesce(nullif(${banners.title}, ''), ${banners.alt})` },
]
