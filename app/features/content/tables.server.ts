import { sql } from 'drizzle-orm'
import { check, integer, jsonb, pgTable, primaryKey, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'
import { moment } from '~/db/columns'
import { categories } from '~/features/catalogue/tables.server'

export const contentCategories = pgTable('content_categories', {
  id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
  link: text('link').notNull().unique(),
  title: text('title').notNull(),
  summary: text('summary').notNull().default(''),
  seoTitle: text('seo_title').notNull().default(''),
  seoDescription: text('seo_description').notNull().default(''),
  position: integer('position').notNull().default(0),
})

/**
 * A page made of blocks; its texts are in its versions. `page` has a link of its own; `home`, the brand pages (`brand`,
 * `feature`, `prices`, `referance`) exist once; `category` is the head of a category of goods.
 */
export const contents = pgTable(
  'contents',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    kind: text('kind').notNull().default('page'),
    link: text('link').unique(),
    categoryId: integer('category_id').references(() => contentCategories.id),
    shopCategoryId: integer('shop_category_id')
      .unique()
      .references(() => categories.id, { onDelete: 'cascade' }),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [
    check(
      'contents_kind',
      sql`${t.kind} in ('page', 'home', 'brand', 'feature', 'prices', 'referance', 'category')`,
    ),
    check('contents_link', sql`(${t.kind} = 'page') = (${t.link} is not null)`),
    check('contents_shop_category', sql`(${t.kind} = 'category') = (${t.shopCategoryId} is not null)`),
    uniqueIndex('contents_once')
      .on(t.kind)
      .where(sql`kind not in ('page', 'category')`),
  ],
)

/**
 * Every saved state of a content. Visitors see the newest one whose `publish_at` has come, unless it is withdrawn.
 * `{{company.…}}` in its texts is filled from the settings when it is shown.
 */
export const contentVersions = pgTable(
  'content_versions',
  {
    contentId: integer('content_id')
      .notNull()
      .references(() => contents.id, { onDelete: 'cascade' }),
    number: integer('number').notNull(),
    title: text('title').notNull(),
    summary: text('summary').notNull().default(''),
    blocks: jsonb('blocks').notNull().default([]),
    /** The text of a shop that had Markdown, until the start has made blocks of it. */
    markdown: text('markdown'),
    seoTitle: text('seo_title').notNull().default(''),
    seoDescription: text('seo_description').notNull().default(''),
    /** YYYY-MM-DD. Identifies the text that somebody accepted. */
    version: text('version').notNull(),
    status: text('status', { enum: ['draft', 'published', 'withdrawn'] }).notNull(),
    publishAt: moment('publish_at'),
    /** `user 12`, as in the audit log. */
    savedBy: text('saved_by').notNull().default(''),
    savedAt: moment('saved_at').notNull(),
    nameFolded: text('name_folded').notNull().default(''),
    /** The words of the blocks. */
    words: text('words').notNull().default(''),
    searchText: text('search_text').generatedAlwaysAs(sql`tr_fold(title || ' ' || summary || ' ' || words)`),
  },
  (t) => [
    primaryKey({ columns: [t.contentId, t.number] }),
    check('content_versions_status', sql`${t.status} in ('draft', 'published', 'withdrawn')`),
    check('content_versions_published', sql`(${t.status} = 'draft') = (${t.publishAt} is null)`),
  ],
)

export const faqs = pgTable('faqs', {
  id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
  group: text('group_title').notNull(),
  question: text('question').notNull(),
  answer: text('answer').notNull(),
  position: integer('position').notNull().default(0),
  questionFolded: text('question_folded').notNull().default(''),
  searchText: text('search_text').generatedAlwaysAs(sql`tr_fold(question || ' ' || answer)`),
})
