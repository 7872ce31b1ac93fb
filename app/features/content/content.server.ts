import { briefly } from '~/db/brief-cache.server'
import type { Db } from '~/db/connection.server'
import { findPictures } from '~/features/media/media.server'
import { dayInIstanbul } from '~/kernel/dates'
import { placeholders, showVersion } from './blocks/ready-blocks.server'
import { type Content, type ContentCard, type ContentKind, type Faq, linkedByPages } from './content'
import { type Block as MarkdownBlock, parseMarkdown, plainText } from './markdown'
import { pictureKeys } from './markdown-picture'
import * as store from './store.server'

type Part<T> = { rows: T[]; total: number }

export { fillBlock, readStored } from './blocks/read-blocks.server'
export { placeholders } from './blocks/ready-blocks.server'
export { plainText } from './markdown'
export { contentEditor, type ContentInput, inputOf } from './edit.server'
export { faqEditor } from './edit-others.server'
export { openPreview, previewLink } from './preview/preview.server'
export {
  readFaqRecords as listFaqRecords,
  readNewest as listNewestContents,
  readVersion,
} from './store.server'
export { listContentsLinkingTo, listShowcaseBlocks } from './store-uses.server'
export { stateOf } from './versions/state'
export { compareVersions, listVersions } from './versions/versions.server'

/** The shown content at this link, ready to be shown; null when there is none at this moment. */
export async function getContentByLink(db: Db, link: string, now: Date): Promise<Content | null> {
  return showRow(db, await store.readShown(db, { link }, now))
}

/** The shown content of an id, as `/contents/{link}/{id}` names it. */
export async function getContent(db: Db, id: number, now: Date): Promise<Content | null> {
  return showRow(db, await store.readShown(db, { id }, now))
}

/**
 * The shown content of a kind that exists once: the home page or a brand page. The process keeps its versions for a
 * second, so that the page of every visitor costs no query; the moment of publication is exact nevertheless.
 */
export async function getContentOfKind(db: Db, kind: ContentKind, now: Date): Promise<Content | null> {
  const versions = await briefly(db, `contents of kind ${kind}`, () => store.readPublished(db, kind))
  const newest = versions.find(({ publishAt }) => publishAt! <= now)
  if (newest?.status !== 'published') return null
  return briefly(db, `content ${newest.id} version ${newest.number}`, () => showVersion(db, newest))
}

/** The shown head of a category of goods; null for the many categories without one, mostly without a query. */
export async function getCategoryHead(db: Db, shopCategoryId: number, now: Date): Promise<Content | null> {
  const headed = await briefly(db, 'headed categories', () => store.readHeadedCategories(db))
  if (!headed.has(shopCategoryId)) return null
  return showRow(db, await store.readShown(db, { shopCategoryId }, now))
}

/** The next moment at which a content appears, changes or disappears by its date; null without one. */
export function nextContentMoment(db: Db): Promise<Date | null> {
  return store.readNextContentMoment(db)
}

/** All shown contents without their texts, category by category. */
export function listContents(db: Db, now: Date): Promise<ContentCard[]> {
  return store.readCards(db, now)
}

/** Links of contents that pages link to in code and that are not shown at this moment, as in a new shop. */
export function listMissingContents(db: Db, now: Date): Promise<string[]> {
  return briefly(db, 'missing contents', async () => {
    const shown = new Set((await store.readCards(db, now)).map(({ link }) => link))
    return [...linkedByPages].filter((link) => !shown.has(link))
  })
}

/** The shown contents of one content category. */
export function listContentsOf(db: Db, categoryId: number, now: Date): Promise<ContentCard[]> {
  return store.readCards(db, now, categoryId)
}

/** All content categories, in the shop's order. */
export { readCategories as listContentCategories } from './store.server'
export { contentNames } from './row-names.server'

/** Shown contents and brand pages for search engines, in the order of their ids; `changedOn` is YYYY-MM-DD. */
export async function listIndexedContents(
  db: Db,
  now: Date,
): Promise<{ id: number; kind: ContentKind; link: string; changedOn: string }[]> {
  const rows = await store.readIndexed(db, now)
  return rows.map(({ updatedAt, ...row }) => ({ ...row, changedOn: dayInIstanbul(updatedAt) }))
}

/** Contents that hold every word of the text; matches in the title first. */
export function findContents(db: Db, text: string, page: store.Page, now: Date): Promise<Part<ContentCard>> {
  return store.searchContents(db, text, page, now)
}

/** Answered questions that hold every word of the text. */
export async function findFaqs(db: Db, text: string, page: store.Page): Promise<Part<Faq>> {
  const { rows, total } = await store.searchFaqs(db, text, page)
  return { rows: await withAnswers(db, rows), total }
}

/** All answered questions, in the shop's order. */
export async function listFaqs(db: Db): Promise<Faq[]> {
  return withAnswers(db, await store.readFaqs(db))
}

/** The plain words of a Markdown text. */
export async function readAsText(db: Db, markdown: string): Promise<string> {
  const [blocks] = await readTexts(db, [markdown])
  return plainText(blocks!)
}

async function showRow(db: Db, [row]: readonly store.ContentRow[]): Promise<Content | null> {
  return row ? showVersion(db, row) : null
}

async function withAnswers<Row extends { answer: string }>(db: Db, rows: readonly Row[]) {
  const answers = await readTexts(
    db,
    rows.map(({ answer }) => answer),
  )
  return rows.map((row, i) => ({ ...row, answer: answers[i]! }))
}

/** Parses texts with the settings and the pictures they name. One query reads the pictures of all texts. */
async function readTexts(db: Db, texts: readonly string[]): Promise<MarkdownBlock[][]> {
  const fillIn = await placeholders(db)
  const found = await findPictures(db, texts.flatMap(pictureKeys))
  return texts.map((text) => parseMarkdown(text, fillIn, (key) => found.get(key) ?? null))
}
