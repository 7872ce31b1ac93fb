import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, primaryKey, smallint, text, timestamp } from 'drizzle-orm/pg-core'

/** Settings as (group, key) → text, as in the specification's AppData. */
export const settings = pgTable(
  'settings',
  {
    group: text('group').notNull(),
    key: text('key').notNull(),
    value: text('value').notNull(),
    /** Only public settings leave the server with `site/start`. */
    isPublic: smallint('is_public').notNull().default(1),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [primaryKey({ columns: [t.group, t.key] })],
)

/** Header and footer menus. link_type: 1 category, 2 product, 3 content, 4 external, 5 page of the shop. */
export const menuItems = pgTable(
  'menu_items',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    menu: text('menu').notNull(),
    parentId: integer('parent_id'),
    title: text('title').notNull(),
    link: text('link').notNull().default(''),
    linkType: smallint('link_type').notNull().default(5),
    position: integer('position').notNull().default(0),
  },
  (t) => [
    index('menu_items_by_menu').on(t.menu, t.position),
    check('menu_items_menu', sql`${t.menu} in ('header', 'footer')`),
    check('menu_items_link_type', sql`${t.linkType} between 1 and 5`),
  ],
)

/** The link of every category, product or content. One namespace, so that SetPage finds exactly one target. */
export const links = pgTable(
  'links',
  {
    link: text('link').primaryKey(),
    kind: text('kind').notNull(),
    targetId: integer('target_id').notNull(),
  },
  (t) => [
    index('links_by_target').on(t.kind, t.targetId),
    check('links_kind', sql`${t.kind} in ('category', 'product', 'content')`),
    check('links_form', sql`${t.link} ~ '^[a-z0-9_]([a-z0-9_-]*[a-z0-9_])?$'`),
  ],
)

/** Old addresses: they lead to a page, or are gone (410). `fromPath` is in the form of `oldAddress`. */
export const redirects = pgTable(
  'redirects',
  {
    id: integer('id').notNull().generatedByDefaultAsIdentity().unique('redirects_by_id'),
    fromPath: text('from_path').primaryKey(),
    toPath: text('to_path'),
    status: smallint('status').notNull().default(301),
  },
  (t) => [
    index('redirects_by_target').on(t.toPath),
    check('redirects_inside', sql`${t.toPath} ~ '^/([^/\\\\]|$)'`),
    check('redirects_status', sql`${t.status} in (301, 302, 308, 410)`),
    check('redirects_gone', sql`(${t.status} = 410) = (${t.toPath} is null)`),
  ],
)
