import { asc, eq, sql, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Db } from '~/db/connection.server'
import { fold } from '~/kernel/turkish'
import { contentCategories, contents, faqs } from './tables.server'

type Page = { start: number; length: number }

const category = { link: contentCategories.link, title: contentCategories.title }
const card = {
  id: contents.id,
  link: contents.link,
  title: contents.title,
  summary: contents.summary,
  category,
}
const full = {
  ...card,
  categoryId: contents.categoryId,
  body: contents.body,
  seoTitle: contents.seoTitle,
  seoDescription: contents.seoDescription,
  version: contents.version,
  updatedAt: contents.updatedAt,
}

export type ContentRow = Awaited<ReturnType<typeof readContents>>[number]

/** The content of a link or id, as a list of at most one. */
export function readContents(db: Db, by: { link: string } | { id: number }) {
  const wanted = 'id' in by ? eq(contents.id, by.id) : eq(contents.link, by.link)
  return db.select(full).from(contents).leftJoin(contentCategories, inCategory()).where(wanted)
}

/** All contents, category by category; those without a category last. */
export function readCards(db: Db) {
  return db
    .select(card)
    .from(contents)
    .leftJoin(contentCategories, inCategory())
    .orderBy(
      sql`${contentCategories.position} nulls last`,
      asc(contentCategories.id),
      inTurkish(contents.title),
    )
}

/** Contents that hold every word of the text after folding; matches in the title first. */
export async function searchContents(db: Db, text: string, page: Page) {
  const found = holdsWords(contents.searchText, text)
  const rows = await db
    .select(card)
    .from(contents)
    .leftJoin(contentCategories, inCategory())
    .where(found)
    .orderBy(sql`${holdsWords(contents.nameFolded, text)} desc`, inTurkish(contents.title))
    .offset(page.start)
    .limit(page.length)
  return { rows, total: await db.$count(contents, found) }
}

const faq = { id: faqs.id, group: faqs.group, question: faqs.question, answer: faqs.answer }

/** A question with its answer as Markdown, or null. */
export async function readFaq(db: Db, id: number) {
  const [row] = await db
    .select({ ...faq, position: faqs.position })
    .from(faqs)
    .where(eq(faqs.id, id))
  return row ?? null
}

/** All content categories, in the shop's order. */
export function readCategories(db: Db) {
  return db
    .select()
    .from(contentCategories)
    .orderBy(asc(contentCategories.position), asc(contentCategories.id))
}

export function readFaqs(db: Db) {
  return db.select(faq).from(faqs).orderBy(asc(faqs.position), asc(faqs.id))
}

/** Questions that hold every word in the question or its answer; matches in the question first. */
export async function searchFaqs(db: Db, text: string, page: Page) {
  const found = holdsWords(faqs.searchText, text)
  const rows = await db
    .select(faq)
    .from(faqs)
    .where(found)
    .orderBy(sql`${holdsWords(faqs.questionFolded, text)} desc`, asc(faqs.position), asc(faqs.id))
    .offset(page.start)
    .limit(page.length)
  return { rows, total: await db.$count(faqs, found) }
}

const inCategory = () => eq(contentCategories.id, contents.categoryId)
const inTurkish = (column: PgColumn): SQL => sql`${column} collate "tr-x-icu"`

/** `strpos` treats % and _ as plain letters, unlike `like`. */
function holdsWords(folded: PgColumn, text: string): SQL {
  const words = fold(text).split(/\s+/).filter(Boolean)
  return sql`(select bool_and(strpos(${folded}, word) > 0) from unnest(${sql.param(words)}::text[]) word)`
}
