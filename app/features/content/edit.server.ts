import { eq, sql } from 'drizzle-orm'
import type { Transaction } from '~/db/connection.server'
import type { Editor, Refusal } from '~/http/calls/editing.server'
import { findPictures } from '~/features/media/media.server'
import { claimLink, isInMenus, releaseLink } from '~/features/settings/settings.server'
import { dayInIstanbul } from '~/kernel/dates'
import { fold, slug } from '~/kernel/turkish'
import { contentPath, linkedByPages } from './content'
import { findPictureMistake, pictureKeys } from './markdown-picture'
import * as store from './store.server'
import { contentCategories, contents, faqs } from './tables.server'
import { text } from './text'

export type ContentCategoryRow = typeof contentCategories.$inferSelect
export type ContentCategoryInput = { title: string; link?: string; position: number }

/** Without a link, the title gives one. */
export const contentCategoryEditor: Editor<ContentCategoryRow, ContentCategoryInput> = {
  table: 'content_categories',
  read: async (db, id) => {
    const [row] = await db.select().from(contentCategories).where(eq(contentCategories.id, id))
    return row ?? null
  },
  add: async (db, input) => {
    const values = withLink(input)
    if (values.link === '') return noLink
    const [row] = await db.insert(contentCategories).values(values).returning()
    return row!.id
  },
  change: async (db, { id }, input) => {
    const values = withLink(input)
    if (values.link === '') return noLink
    await db.update(contentCategories).set(values).where(eq(contentCategories.id, id))
  },
  remove: async (db, { id }) => {
    await db.delete(contentCategories).where(eq(contentCategories.id, id))
    return 'removed'
  },
}

const noLink: Refusal = {
  refused: 'invalid',
  errors: [{ path: 'link', code: 'no_link', message: text.noLink }],
}

const withLink = ({ link, ...input }: ContentCategoryInput) => ({ ...input, link: slug(link ?? input.title) })

export type ContentInput = {
  title: string
  /** Optional wish, made unique. Without it the title gives one. */
  link?: string
  categoryId: number | null
  summary: string
  /** Markdown. */
  body: string
  seoTitle: string
  seoDescription: string
  /** YYYY-MM-DD. Without it a changed text gets today's date and an unchanged one keeps its own. */
  version?: string
}

export const contentEditor: Editor<store.ContentRow, ContentInput> = {
  table: 'contents',
  read: async (db, id) => (await store.readContents(db, { id }))[0] ?? null,
  add: async (db, input, now) => {
    const refusal = await refusePictures(db, 'body_markdown', input.body)
    if (refusal) return refusal
    const id = await nextContentId(db)
    const version = input.version ?? dayInIstanbul(now)
    await db.insert(contents).values({ ...(await columns(db, id, input)), id, version, updatedAt: now })
    return id
  },
  change: async (db, row, input, now) => {
    const refusal = await refusePictures(db, 'body_markdown', input.body)
    if (refusal) return refusal
    const version = input.version ?? (input.body === row.body ? row.version : dayInIstanbul(now))
    const changed = { ...(await columns(db, row.id, input)), version, updatedAt: now }
    await db.update(contents).set(changed).where(eq(contents.id, row.id))
  },
  remove: async (db, row): Promise<'removed' | Refusal> => {
    // A removed content must leave no dead link in the shop's menus.
    const paths = [contentPath(row), `/contents/${row.link}`, `/${row.link}`]
    if (linkedByPages.has(row.link) || (await isInMenus(db, paths))) return { refused: 'in_use', errors: [] }
    await db.delete(contents).where(eq(contents.id, row.id))
    await releaseLink(db, 'content', row.id)
    return 'removed'
  },
}

/** The first mistake in a text's pictures as a problem, or null. `path` is the text's field. */
async function refusePictures(db: Transaction, path: string, markdown: string): Promise<Refusal | null> {
  const known = await findPictures(db, pictureKeys(markdown))
  const mistake = findPictureMistake(markdown, (key) => known.has(key))
  if (!mistake) return null
  const { code } = mistake
  const message =
    code === 'picture_form'
      ? text.pictureForm(mistake.line)
      : code === 'picture_alt'
        ? text.pictureAlt(mistake.key)
        : text.unknownPicture(mistake.key)
  return { refused: 'invalid', errors: [{ path, code, message }] }
}

async function columns(db: Transaction, id: number, { link, ...input }: ContentInput) {
  return {
    ...input,
    link: await claimLink(db, 'content', id, link ?? input.title),
    nameFolded: fold(input.title),
  }
}

async function nextContentId(db: Transaction): Promise<number> {
  const { rows } = await db.execute<{ id: number }>(
    sql`select nextval(pg_get_serial_sequence('contents', 'id'))::int as id`,
  )
  return rows[0]!.id
}

export type FaqRow = Awaited<ReturnType<typeof store.readFaq>>
export type FaqInput = { group: string; question: string; answer: string; position: number }

export const faqEditor: Editor<NonNullable<FaqRow>, FaqInput> = {
  table: 'faqs',
  read: store.readFaq,
  add: async (db, input) => {
    const refusal = await refusePictures(db, 'answer_markdown', input.answer)
    if (refusal) return refusal
    const [row] = await db.insert(faqs).values(withFolded(input)).returning({ id: faqs.id })
    return row!.id
  },
  change: async (db, { id }, input) => {
    const refusal = await refusePictures(db, 'answer_markdown', input.answer)
    if (refusal) return refusal
    await db.update(faqs).set(withFolded(input)).where(eq(faqs.id, id))
  },
  remove: async (db, { id }) => {
    await db.delete(faqs).where(eq(faqs.id, id))
    return 'removed'
  },
}

const withFolded = (input: FaqInput) => ({ ...input, questionFolded: fold(input.question) })
