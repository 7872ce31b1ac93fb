import { z } from 'zod'
import { type ContentCard, contentPath, type Faq } from '../content'
import { plainText } from '../markdown'

const category = z.strictObject({ link: z.string(), title: z.string() })

/** A content as lists show it. */
export const contentCard = z.strictObject({
  id: z.int(),
  link: z.string(),
  path: z.string().describe('Sayfanın adresi.'),
  title: z.string(),
  summary: z.string(),
  category: category.nullable(),
})

/** A content with its text as Markdown. */
export const contentAnswer = contentCard.extend({
  content_category_id: z.int().nullable(),
  body_markdown: z.string().describe('Yazıldığı hâliyle.'),
  text: z.string().describe('Ziyaretçinin okuduğu sözcükler, biçimsiz.'),
  seo_title: z.string(),
  seo_description: z.string(),
  version: z.string().describe('Metnin tarihi, YYYY-AA-GG.'),
  updated_at: z.string(),
})

export const faqAnswer = z.strictObject({
  id: z.int(),
  group: z.string(),
  question: z.string(),
  answer: z.string().describe('Ziyaretçinin okuduğu sözcükler, biçimsiz.'),
})

export function toCard({ id, link, title, summary, category }: ContentCard): z.infer<typeof contentCard> {
  const path = contentPath({ id, link })
  return {
    id,
    link,
    path,
    title,
    summary,
    category: category && { link: category.link, title: category.title },
  }
}

export function toFaq({ id, group, question, answer }: Faq): z.infer<typeof faqAnswer> {
  return { id, group, question, answer: plainText(answer) }
}
