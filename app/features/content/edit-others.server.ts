import { eq } from 'drizzle-orm'
import type { Transaction } from '~/db/connection.server'
import type { Editor, Refusal } from '~/http/calls/editing.server'
import { findPictures } from '~/features/media/media.server'
import { fold, slug } from '~/kernel/turkish'
import { findPictureMistake, pictureKeys } from './markdown-picture'
import * as store from './store.server'
import { contentCategories, faqs } from './tables.server'
import { text } from './editing.text'

export type ContentCategoryRow = typeof contentCategories.$inferSelect
export type ContentCategoryInput = {
  title: string
  link?: string
  summary: string
  seoTitle: string
  seoDescription: string
  position: number
}

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

export type FaqRow = Awaited<ReturnType<typeof store.readFaq>>
export type FaqInput = { group: string; question: string; answer: string; position: number }

export const faqEditor: Editor<NonNullable<FaqRow>, FaqInput> = {
  table: 'faqs',
  read: store.readFaq,
  add: async (db, input) => {
    const refusal = await refusePictures(db, input.answer)
    if (refusal) return refusal
    const [row] = await db.insert(faqs).values(withFolded(input)).returning({ id: faqs.id })
    return row!.id
  },
  change: async (db, { id }, input) => {
    const refusal = await refusePictures(db, input.answer)
    if (refusal) return refusal
    await db.update(faqs).set(withFolded(input)).where(eq(faqs.id, id))
  },
  remove: async (db, { id }) => {
    await db.delete(faqs).where(eq(faqs.id, id))
    return 'removed'
  },
}

const withFolded = (input: FaqInput) => ({ ...input, questionFolded: fold(input.question) })

/** The first mistake in an answer's pictures as a problem, or null. */
async function refusePictures(db: Transaction, markdown: string): Promise<Refusal | null> {
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
  return { refused: 'invalid', errors: [{ path: 'answer_markdown', code, message }] }
}
