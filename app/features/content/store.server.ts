import { and, asc, eq, inArray, or, sql, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Db } from '~/db/connection.server'
import { readNextMoment } from '~/db/next-moment.server'
import { fold } from '~/kernel/turkish'
import type { ContentKind } from './content'
import { contentCategories, contents, contentVersions, faqs } from './tables.server'

export type Page = { start: number; length: number }

const category = { id: contentCategories.id, link: contentCategories.link, title: contentCategories.title }
const card = {
  id: contents.id,
  kind: sql<ContentKind>`${contents.kind}`,
  link: sql<string>`coalesce(${contents.link}, '')`,
  title: contentVersions.title,
  summary: contentVersions.summary,
  category,
}
const full = {
  ...card,
  categoryId: contents.categoryId,
  shopCategoryId: contents.shopCategoryId,
  number: contentVersions.number,
  blocks: contentVersions.blocks,
  seoTitle: contentVersions.seoTitle,
  seoDescription: contentVersions.seoDescription,
  version: contentVersions.version,
  status: contentVersions.status,
  publishAt: contentVersions.publishAt,
  savedBy: contentVersions.savedBy,
  updatedAt: contentVersions.savedAt,
}

const isNewest = sql`${contentVersions.number} = (
  select max(v.number) from content_versions v where v.content_id = ${contents.id})`

export type ContentRow = Awaited<ReturnType<typeof readShown>>[number]
export type Wanted = { link: string } | { id: number } | { kind: ContentKind } | { shopCategoryId: number }

/** The shown version of the wanted content at a moment, as a list of at most one. */
export function readShown(db: Db, wanted: Wanted, now: Date) {
  return db
    .select(full)
    .from(contents)
    .innerJoin(contentVersions, shownAt(now))
    .leftJoin(contentCategories, inCategory())
    .where(which(wanted))
}

/** The newest version of a content, shown or not, or the version with a number; null when there is none. */
export async function readVersion(db: Db, id: number, number?: number): Promise<ContentRow | null> {
  const which = number === undefined ? isNewest : eq(contentVersions.number, number)
  const [row] = await db
    .select(full)
    .from(contents)
    .innerJoin(contentVersions, and(eq(contentVersions.contentId, contents.id), which))
    .leftJoin(contentCategories, inCategory())
    .where(eq(contents.id, id))
  return row ?? null
}

/** The newest version of every content, without its blocks; the contents that were saved last come first. */
export function readNewest(db: Db) {
  return db
    .select({ ...full, blocks: sql<unknown>`null` })
    .from(contents)
    .innerJoin(contentVersions, and(eq(contentVersions.contentId, contents.id), isNewest))
    .leftJoin(contentCategories, inCategory())
    .orderBy(sql`${contentVersions.savedAt} desc`, sql`${contents.id} desc`)
}

/** All published and withdrawn versions of a kind that exists once, the newest first. */
export function readPublished(db: Db, kind: ContentKind) {
  return db
    .select(full)
    .from(contents)
    .innerJoin(contentVersions, eq(contentVersions.contentId, contents.id))
    .leftJoin(contentCategories, inCategory())
    .where(and(eq(contents.kind, kind), sql`${contentVersions.publishAt} is not null`))
    .orderBy(sql`${contentVersions.number} desc`)
    .limit(20)
}

/** Shown contents with links, category by category; those without a category last. `categoryId`: of one category. */
export function readCards(db: Db, now: Date, categoryId?: number) {
  return db
    .select(card)
    .from(contents)
    .innerJoin(contentVersions, shownAt(now))
    .leftJoin(contentCategories, inCategory())
    .where(
      and(
        eq(contents.kind, 'page'),
        categoryId === undefined ? undefined : eq(contents.categoryId, categoryId),
      ),
    )
    .orderBy(
      sql`${contentCategories.position} nulls last`,
      asc(contentCategories.id),
      inTurkish(contentVersions.title),
    )
}

/** Addresses of the shown contents and brand pages with the time of their last edit. */
export function readIndexed(db: Db, now: Date) {
  const { id, kind, link } = card
  return db
    .select({ id, kind, link, updatedAt: contentVersions.savedAt })
    .from(contents)
    .innerJoin(contentVersions, shownAt(now))
    .where(inArray(contents.kind, searched))
    .orderBy(asc(contents.id))
}

/** Shown contents that hold every word of the text after folding; matches in the title first. */
export async function searchContents(db: Db, text: string, page: Page, now: Date) {
  const found = and(inArray(contents.kind, searched), holdsWords(contentVersions.searchText, text))
  const query = db
    .select({ ...card, total: sql<number>`(count(*) over ())::int` })
    .from(contents)
    .innerJoin(contentVersions, shownAt(now))
    .leftJoin(contentCategories, inCategory())
    .where(found)
    .orderBy(sql`${holdsWords(contentVersions.nameFolded, text)} desc`, inTurkish(contentVersions.title))
  const rows = await query.offset(page.start).limit(page.length)
  const total = rows[0]?.total ?? (page.start > 0 ? await countFound(db, found, now) : 0)
  return { rows: rows.map(({ total: _, ...row }) => row), total }
}

async function countFound(db: Db, found: SQL | undefined, now: Date): Promise<number> {
  const [row] = await db
    .select({ total: sql<number>`count(*)::int` })
    .from(contents)
    .innerJoin(contentVersions, shownAt(now))
    .where(found)
  return row!.total
}

const searched: ContentKind[] = ['page', 'brand', 'feature', 'prices', 'referance']

/** Ids of the categories of goods that have a head made of blocks, published at any moment. */
export async function readHeadedCategories(db: Db): Promise<Set<number>> {
  const rows = await db
    .selectDistinct({ id: contents.shopCategoryId })
    .from(contents)
    .innerJoin(contentVersions, eq(contentVersions.contentId, contents.id))
    .where(and(eq(contents.kind, 'category'), eq(contentVersions.status, 'published')))
  return new Set(rows.flatMap(({ id }) => id ?? []))
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

/** All questions as they are edited, their answers as Markdown. */
export function readFaqRecords(db: Db) {
  return db
    .select({ ...faq, position: faqs.position })
    .from(faqs)
    .orderBy(asc(faqs.position), asc(faqs.id))
}

/** Questions with these ids or of these groups, in the shop's order. */
export function readSomeFaqs(db: Db, { ids, groups }: { ids: readonly number[]; groups: readonly string[] }) {
  return db
    .select(faq)
    .from(faqs)
    .where(or(inArray(faqs.id, [...ids]), inArray(faqs.group, [...groups])))
    .orderBy(asc(faqs.position), asc(faqs.id))
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

/** The next moment at which a version is published or withdrawn; null without one. */
export function readNextContentMoment(db: Db): Promise<Date | null> {
  return readNextMoment(db, contentVersions, [contentVersions.publishAt])
}

/** The newest version whose time has come, unless it withdraws the content. */
function shownAt(now: Date): SQL {
  return sql`${contentVersions.contentId} = ${contents.id} and ${contentVersions.status} = 'published'
    and ${contentVersions.number} = (
      select max(v.number) from content_versions v
      where v.content_id = ${contents.id} and v.publish_at <= ${now.toISOString()}::timestamptz)`
}

function which(wanted: Wanted): SQL {
  if ('id' in wanted) return eq(contents.id, wanted.id)
  if ('link' in wanted) return eq(contents.link, wanted.link)
  if ('kind' in wanted) return eq(contents.kind, wanted.kind)
  return eq(contents.shopCategoryId, wanted.shopCategoryId)
}

/** `strpos` treats % and _ as plain letters, unlike `like`. */
function holdsWords(folded: PgColumn, text: string): SQL {
  const words = fold(text).split(/\s+/).filter(Boolean)
  return sql`(select bool_and(strpos(${folded}, word) > 0) from unnest(${sql.param(words)}::text[]) word)`
}
