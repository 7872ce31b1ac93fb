import type { ShownBlock } from './blocks/blocks'
import type { Block as MarkdownBlock } from './markdown'

export type { Block as PageBlock, ShownBlock, ShownOf } from './blocks/blocks'
export type { Block } from './blocks/blocks'
export { wordsOf } from './blocks/blocks'
export { mayBeWritten } from './blocks/address'
export { docOfTyped, isHeldByDoc, markdownOf, writeMarkdown } from './blocks/to-markdown'
export { previewHours } from './preview/preview'
export type { Doc, DocNode, Running } from './blocks/rich-text'
export { docOf } from './blocks/rich-text'

/** The kinds of contents; all but `page` and `category` exist once. */
export const contentKinds = ['page', 'home', 'brand', 'feature', 'prices', 'referance', 'category'] as const
export type ContentKind = (typeof contentKinds)[number]

/** Addresses of the brand pages, spelt as in the specification. */
export const brandPaths = {
  brand: '/page',
  feature: '/page/feature',
  prices: '/page/prices',
  referance: '/page/referance',
} as const
export type BrandKind = keyof typeof brandPaths

export type ContentCategory = { id: number; link: string; title: string }

/** A content as lists show it. Its address is `contentPath`. */
export type ContentCard = {
  id: number
  kind: ContentKind
  /** Empty for every kind but `page`. */
  link: string
  title: string
  summary: string
  category: ContentCategory | null
}

export type Content = ContentCard & {
  blocks: ShownBlock[]
  seoTitle: string
  seoDescription: string
  /** YYYY-MM-DD. Identifies the text that somebody accepted. */
  version: string
  updatedAt: Date
}

/** `scheduled` is published at a moment that has not come; `withdrawn` was published and is no longer shown. */
export const contentStates = ['draft', 'published', 'scheduled', 'withdrawn'] as const
export type ContentState = (typeof contentStates)[number]

/** An answered question; `group` is its heading. */
export type Faq = { id: number; group: string; question: string; answer: MarkdownBlock[] }

/** Address of a content: `/contents/gizlilik/11`, as the specification writes it, or the place of its kind. */
export function contentPath({
  id,
  kind = 'page',
  link,
}: {
  id: number
  kind?: ContentKind
  link: string
}): string {
  if (kind === 'page' || kind === 'category') return `/contents/${link}/${id}`
  return kind === 'home' ? '/' : brandPaths[kind]
}

/** Address of a content category: `/content-categories/rehberler/3`. */
export function contentCategoryPath({ id, link }: { id: number; link: string }): string {
  return `/content-categories/${link}/${id}`
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
