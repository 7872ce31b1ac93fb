import type { Db } from '~/db/connection.server'
import { getSettings } from '~/features/settings/settings.server'
import type { Content, ContentCard, Faq } from './content'
import { type FillIn, parseMarkdown, plainText } from './markdown'
import * as store from './store.server'

type Page = { start: number; length: number }
type Part<T> = { rows: T[]; total: number }

/** The content that has this link, its text read and filled with the settings; null when there is none. */
export async function getContentByLink(db: Db, link: string): Promise<Content | null> {
  const [row] = await store.readContents(db, { link })
  return row ? readBody(db, row) : null
}

/** The same by id, as `/contents/{link}/{id}` names it. */
export async function getContent(db: Db, id: number): Promise<Content | null> {
  const [row] = await store.readContents(db, { id })
  return row ? readBody(db, row) : null
}

/** All contents without their texts, category by category. */
export function listContents(db: Db): Promise<ContentCard[]> {
  return store.readCards(db)
}

/** Contents that hold every word of the text; those with the words in their title first. */
export function findContents(db: Db, text: string, page: Page): Promise<Part<ContentCard>> {
  return store.searchContents(db, text, page)
}

/** Answered questions that hold every word of the text. */
export async function findFaqs(db: Db, text: string, page: Page): Promise<Part<Faq>> {
  const { rows, total } = await store.searchFaqs(db, text, page)
  const fillIn = await placeholders(db)
  return { rows: rows.map((row) => ({ ...row, answer: parseMarkdown(row.answer, fillIn) })), total }
}

/** All answered questions, in the shop's order. */
export async function listFaqs(db: Db): Promise<Faq[]> {
  const [rows, fillIn] = [await store.readFaqs(db), await placeholders(db)]
  return rows.map((row) => ({ ...row, answer: parseMarkdown(row.answer, fillIn) }))
}

/** What visitors read of a text, without its form. */
export async function readAsText(db: Db, markdown: string): Promise<string> {
  return plainText(parseMarkdown(markdown, await placeholders(db)))
}

async function readBody(db: Db, row: store.ContentRow): Promise<Content> {
  return { ...row, body: parseMarkdown(row.body, await placeholders(db)) }
}

/** `{{company.phone}}` stands for the setting `phone` of the group `company`; no other group is shown in texts. */
async function placeholders(db: Db): Promise<FillIn> {
  const settings = await getSettings(db)
  return (name) => {
    const [group, key] = name.split('.')
    return group === 'company' && key ? settings.get(group, key) : ''
  }
}
