import { z } from 'zod'
import { toIsoIstanbul } from '~/kernel/dates'
import { wordsOf } from '../blocks/blocks'
import { block } from '../blocks/blocks-schema'
import type { FillIn } from '../blocks/address'
import { fillBlock, readStored } from '../blocks/read-blocks.server'
import { type ContentCard, contentKinds, contentPath, contentStates, type Faq } from '../content'
import { text } from '../editing.text'
import { plainText } from '../markdown'
import type { ContentRow } from '../store.server'
import { stateOf } from '../versions/state'

const category = z.strictObject({ link: z.string(), title: z.string() })
const kind = z.enum(contentKinds).describe(text.api.kind)

/** A content as lists show it. */
export const contentCard = z.strictObject({
  id: z.int(),
  kind,
  link: z.string(),
  path: z.string().describe(text.api.path),
  title: z.string(),
  summary: z.string(),
  category: category.nullable(),
})

const texts = {
  content_category_id: z.int().nullable(),
  blocks: z.array(block),
  text: z.string().describe(text.api.words),
  seo_title: z.string(),
  seo_description: z.string(),
  version: z.string().describe(text.api.version),
  updated_at: z.string(),
}

/** A shown content with its blocks. */
export const contentAnswer = contentCard.extend(texts)

/** The newest version of a content, shown or not, as its authors edit it. */
export const contentRecord = contentCard.extend({
  ...texts,
  category_id: z.int().nullable().describe(text.api.shopCategory),
  number: z.int().describe(text.api.number),
  status: z.enum(contentStates).describe(text.api.status),
  publish_at: z.string().nullable().describe(text.api.publishAt),
  saved_by: z.string().describe(text.api.savedBy),
})

export const faqAnswer = z.strictObject({
  id: z.int(),
  group: z.string(),
  question: z.string(),
  answer: z.string().describe(text.api.words),
})

export function toCard({
  id,
  kind,
  link,
  title,
  summary,
  category,
}: ContentCard): z.infer<typeof contentCard> {
  return {
    id,
    kind,
    link,
    path: contentPath({ id, kind, link }),
    title,
    summary,
    category: category && { link: category.link, title: category.title },
  }
}

/** A content with the blocks that this version of the shop knows, as visitors or (without `fillIn`) authors read it. */
export function toContent(row: ContentRow, fillIn?: FillIn): z.infer<typeof contentAnswer> {
  const stored = readStored(row.blocks)
  const blocks = fillIn ? stored.map((block) => fillBlock(block, fillIn)) : stored
  return {
    ...toCard(row),
    content_category_id: row.categoryId,
    blocks,
    text: wordsOf(blocks),
    seo_title: row.seoTitle,
    seo_description: row.seoDescription,
    version: row.version,
    updated_at: toIsoIstanbul(row.updatedAt),
  }
}

export function toRecord(row: ContentRow, now: Date): z.infer<typeof contentRecord> {
  return {
    ...toContent(row),
    category_id: row.shopCategoryId,
    number: row.number,
    status: stateOf(row, now),
    publish_at: row.publishAt && toIsoIstanbul(row.publishAt),
    saved_by: row.savedBy,
  }
}

export function toFaq({ id, group, question, answer }: Faq): z.infer<typeof faqAnswer> {
  return { id, group, question, answer: plainText(answer) }
}
