import { sql } from 'drizzle-orm'
import type { Db } from '~/db/connection.server'
import { allowLongStatements, transaction } from '~/db/transaction.server'
import { findPictures } from '~/features/media/media.server'
import { normalizeText } from '~/kernel/turkish'
import type { Block } from './blocks/blocks'
import { wordsOf } from './blocks/blocks'
import { blocksOfMarkdown } from './blocks/from-markdown'
import { readStored } from './blocks/read-blocks.server'
import { docOf } from './blocks/rich-text'
import { parseMarkdown, plainText } from './markdown'
import { type PictureOf, pictureKeys } from './markdown-picture'

/**
 * Turns the Markdown texts of an older version of the shop into blocks, once: a taken-over text is marked by an empty
 * `markdown`. Processes that start together wait for each other. Returns the number of texts.
 */
export async function takeOverTexts(db: Db): Promise<number> {
  return transaction(db, async (db) => {
    await allowLongStatements(db)
    const { rows } = await db.execute<{ contentId: number; number: number; markdown: string }>(sql`
      select content_id as "contentId", number, markdown from content_versions
      where markdown is not null order by content_id, number for update`)
    const pictures = await findPictures(
      db,
      rows.flatMap(({ markdown }) => pictureKeys(markdown)),
    )
    for (const { contentId, number, markdown } of rows) {
      const blocks = blocksOfText(markdown, (key) => pictures.get(key) ?? null)
      await db.execute(sql`
        update content_versions
        set blocks = ${JSON.stringify(blocks)}::jsonb, words = ${wordsOf(blocks)}, markdown = null
        where content_id = ${contentId} and number = ${number}`)
    }
    return rows.length
  })
}

/** The blocks of a Markdown text. Placeholders stay; every word is kept, if need be without its form. */
export function blocksOfText(markdown: string, pictureOf: PictureOf): Block[] {
  const read = parseMarkdown(guarded(markdown), (name) => `{{${name}}}`, pictureOf)
  const written = letters(plainText(read))
  const blocks = unguarded(blocksOfMarkdown(read))
  const known = readStored(blocks)
  if (known.length === blocks.length && letters(wordsOf(known)) === written) return known
  return plainBlocks(normalizeText(plainText(read)))
}

const letters = (text: string) => normalizeText(text).replaceAll(' ', '')

/** Paragraphs of plain words, for a text that exceeds the limits of blocks. */
function plainBlocks(words: string): Block[] {
  const parts = words.match(/[^]{1,9000}(?:\s|$)|[^]{1,9000}/g) ?? []
  return [{ id: 'b1', kind: 'text', heading: '', text: docOf(...parts.map((part) => part.trim())) }]
}

// A link whose whole address is a placeholder has no readable address yet. It is read behind this path.
const guard = '/yer-tutucu/'
const guarded = (markdown: string) => markdown.replace(/\]\((\{\{[\w.]{1,80}\}\})\)/g, `](${guard}$1)`)
const unguarded = (blocks: Block[]): Block[] =>
  JSON.parse(JSON.stringify(blocks).replaceAll(`"href":"${guard}{{`, '"href":"{{')) as Block[]
