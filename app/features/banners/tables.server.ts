import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, smallint, text } from 'drizzle-orm/pg-core'
import { moment } from '~/db/columns'
import { pictures } from '~/features/media/tables.server'
import type { BannerAudience, BannerLayout, LinkType } from './banners'

/** Places for banners; pages name a group by its id or code. */
export const bannerGroups = pgTable(
  'banner_groups',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    code: text('code').notNull().unique(),
    /** Read by screen readers as the name of the group. */
    title: text('title').notNull(),
    layout: text('layout').$type<BannerLayout>().notNull().default('grid'),
  },
  (t) => [
    check('banner_groups_code', sql`${t.code} ~ '^[a-z0-9]+(-[a-z0-9]+)*$'`),
    check('banner_groups_layout', sql`${t.layout} in ('grid', 'strip')`),
  ],
)

export const banners = pgTable(
  'banners',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    groupId: integer('group_id')
      .notNull()
      .references(() => bannerGroups.id),
    title: text('title').notNull().default(''),
    text: text('text').notNull().default(''),
    link: text('link').notNull().default(''),
    linkType: smallint('link_type').$type<LinkType>().notNull().default(5),
    wideHash: text('wide_hash')
      .notNull()
      .references(() => pictures.hash),
    /** Without it narrow screens show the middle of the wide picture. */
    narrowHash: text('narrow_hash').references(() => pictures.hash),
    alt: text('alt').notNull().default(''),
    /** Empty: everybody. */
    audiences: text('audiences').array().$type<BannerAudience[]>().notNull().default([]),
    beginsAt: moment('begins_at'),
    endsAt: moment('ends_at'),
    position: integer('position').notNull().default(0),
    active: boolean('active').notNull().default(true),
  },
  (t) => [
    index('banners_by_group').on(t.groupId, t.position, t.id),
    check('banners_link_type', sql`${t.linkType} between 1 and 5`),
    check(
      'banners_link',
      sql`case when ${t.linkType} = 4 then ${t.link} ~* '^https?://' else ${t.link} = '' or ${t.link} ~ '^/([^/\\\\]|$)' end`,
    ),
    check('banners_dates', sql`${t.beginsAt} < ${t.endsAt}`),
    check('banners_audiences', sql`${t.audiences} <@ array['guests', 'retail', 'wholesale']`),
    check('banners_words', sql`${t.title} <> '' or ${t.alt} <> ''`),
  ],
)
