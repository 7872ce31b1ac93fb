import { sql } from 'drizzle-orm'
import { integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

export const contentCategories = pgTable('content_categories', {
  id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
  link: text('link').notNull().unique(),
  title: text('title').notNull(),
  position: integer('position').notNull().default(0),
})

/** body is Markdown; `{{company.…}}` is filled from the settings when it is shown. */
export const contents = pgTable('contents', {
  id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
  link: text('link').notNull().unique(),
  title: text('title').notNull(),
  categoryId: integer('category_id').references(() => contentCategories.id),
  summary: text('summary').notNull().default(''),
  body: text('body').notNull(),
  seoTitle: text('seo_title').notNull().default(''),
  seoDescription: text('seo_description').notNull().default(''),
  version: text('version').notNull(),
  nameFolded: text('name_folded').notNull().default(''),
  /** All words, folded for search. */
  searchText: text('search_text').generatedAlwaysAs(sql`tr_fold(title || ' ' || summary || ' ' || body)`),
  updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
})

export const faqs = pgTable('faqs', {
  id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
  group: text('group_title').notNull(),
  question: text('question').notNull(),
  answer: text('answer').notNull(),
  position: integer('position').notNull().default(0),
  questionFolded: text('question_folded').notNull().default(''),
  searchText: text('search_text').generatedAlwaysAs(sql`tr_fold(question || ' ' || answer)`),
})
