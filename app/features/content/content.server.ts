import type { Db } from '~/db/connection.server'
import { getSettings } from '~/features/settings/settings.server'
import { findPictures } from '~/features/media/media.server'
import type { Content, ContentCard, Faq } from './content'
import { type Block, type FillIn, parseMarkdown, plainText } from './markdown'
import { pictureKeys } from './markdown-picture'
import * as store from './store.server'

type Page = { start: number; length: number }
type Part<T> = { rows: T[]; total: number }

/** The content at this link, parsed and with settings filled in; null when there is none. */
export async function getContentByLink(db: Db, link: string): Promise<Content | null> {
  const [row] = await store.readContents(db, { link })
  return row ? readBody(db, row) : null
}

/** The content of an id, as `/contents/{link}/{id}` names it. */
export async function getContent(db: Db, id: number): Promise<Content | null> {
  const [row] = await store.readContents(db, { id })
  return row ? readBody(db, row) : null
}

/** All contents without their texts, category by category. */
export function listContents(db: Db): Promise<ContentCard[]> {
  return store.readCards(db)
}

/** Contents that hold every word of the text; matches in the title first. */
export function findContents(db: Db, text: string, page: Page): Promise<Part<ContentCard>> {
  return store.searchContents(db, text, page)
}

/** Answered questions that hold every word of the text. */
export async function findFaqs(db: Db, text: string, page: Page): Promise<Part<Faq>> {
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

async function readBody(db: Db, row: store.ContentRow): Promise<Content> {
  const [body] = await readTexts(db, [row.body])
  return { ...row, body: body! }
}

async function withAnswers<Row extends { answer: string }>(db: Db, rows: readonly Row[]) {
  const answers = await readTexts(
    db,
    rows.map(({ answer }) => answer),
  )
  return rows.map((row, i) => ({ ...row, answer: answers[i]! }))
}

/** Parses texts with the settings and the pictures they name. One query reads the pictures of all texts. */
async function readTexts(db: Db, texts: readonly string[]): Promise<Block[][]> {
  const fillIn = await placeholders(db)
  const found = await findPictures(db, texts.flatMap(pictureKeys))
  return texts.map((text) => parseMarkdown(text, fillIn, (key) => found.get(key) ?? null))
}

/**
 * Values of placeholders: `{{company.phone}}` is the setting `phone` of the group `company`. Other groups are never
 * shown.
 */
async function placeholders(db: Db): Promise<FillIn> {
  const settings = await getSettings(db)
  return (name) => {
    const [group, key] = name.split('.')
    return group === 'company' && key ? settings.get(group, key) : ''
  }
}
