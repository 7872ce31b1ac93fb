import type { Block } from './markdown'

export type ContentCategory = { link: string; title: string }

/** A content as lists show it. Its address is `contentPath`. */
export type ContentCard = {
  id: number
  link: string
  title: string
  summary: string
  category: ContentCategory | null
}

export type Content = ContentCard & {
  body: Block[]
  seoTitle: string
  seoDescription: string
  /** YYYY-MM-DD. Identifies the text that somebody accepted. */
  version: string
  updatedAt: Date
}

/** An answered question; `group` is its heading. */
export type Faq = { id: number; group: string; question: string; answer: Block[] }

/** Address of a content, in the specification's form: `/contents/gizlilik/11`. */
export function contentPath({ id, link }: { id: number; link: string }): string {
  return `/contents/${link}/${id}`
}

/** Contents that pages link to in code, so they must exist. */
export const linkedByPages: ReadonlySet<string> = new Set([
  'hakkimizda',
  'gizlilik',
  'cerez-politikasi',
  'kvkk-aydinlatma-metni',
  'teslimat-ve-iade',
  'kordon-olcusu-nasil-alinir',
])
