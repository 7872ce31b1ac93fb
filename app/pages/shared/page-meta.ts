import type { MetaDescriptor } from 'react-router'
import type { ShellData } from '~/shell/shell-data'
import { listData } from './structured-data'
import { text } from './text'

/** A page's facts for browsers and search engines; its loader returns them as `page`. */
export type PageFacts = {
  title: string
  /** Text of the browser's tab where the shop words it itself; by default the shop's name follows the title. */
  tab?: string
  description?: string
  /** The canonical absolute address of this page. */
  canonical?: string
  noindex?: boolean
  /** By default a page is a website (Open Graph). */
  kind?: 'product' | 'article'
  /** Absolute address of a picture of 1200 × 630 px, for links that people share. */
  image?: string
  /** Structured data (schema.org). */
  data?: Record<string, unknown>[]
  /** For a list that search engines are told of: the place of its first entry. `metaOf` is given the entries. */
  listedFrom?: number
}

type MetaArgs = {
  loaderData?: { page: PageFacts } | undefined
  matches: readonly ({ id: string; loaderData?: unknown } | undefined)[]
}

/** Text of the browser's tab: the titles of page and shop. */
export function titleOf({ loaderData, matches }: MetaArgs): string {
  const { titleSuffix } = shopOf(matches)
  const { title, tab } = loaderData?.page ?? {}
  if (tab) return tab
  if (!title) return titleSuffix
  return title.includes(titleSuffix) ? title : `${title} | ${titleSuffix}`
}

/**
 * `meta` of a route: `export const meta = metaOf`. `listed`: the links of the pages that the page lists, which its data has
 * already.
 */
export function metaOf(args: MetaArgs, listed: readonly string[] = []): MetaDescriptor[] {
  const page = args.loaderData?.page
  if (!page) return [{ title: titleOf(args) }]
  const { name: shopName } = shopOf(args.matches)
  return [
    { title: titleOf(args) },
    { property: 'og:title', content: page.title },
    { property: 'og:site_name', content: shopName },
    { property: 'og:locale', content: 'tr_TR' },
    { property: 'og:type', content: page.kind ?? 'website' },
    ...(page.description
      ? [
          { name: 'description', content: page.description },
          { property: 'og:description', content: page.description },
        ]
      : []),
    ...(page.canonical
      ? [
          { tagName: 'link', rel: 'canonical', href: page.canonical } as const,
          { property: 'og:url', content: page.canonical },
        ]
      : []),
    ...(page.image
      ? [
          { property: 'og:image', content: page.image },
          { property: 'og:image:width', content: '1200' },
          { property: 'og:image:height', content: '630' },
          { name: 'twitter:card', content: 'summary_large_image' },
        ]
      : []),
    ...(page.noindex ? [{ name: 'robots', content: 'noindex' }] : []),
    ...(page.data ?? []).map((data) => ({ 'script:ld+json': data })),
    ...(page.listedFrom && page.canonical
      ? [{ 'script:ld+json': listData(new URL(page.canonical).origin, listed, page.listedFrom) }]
      : []),
  ]
}

function shopOf(matches: MetaArgs['matches']) {
  const root = matches.find((match) => match?.id === 'root')?.loaderData as ShellData | undefined
  return root?.shop ?? unnamed
}

// For a page whose root loader failed.
const unnamed = { name: text.shopName, titleSuffix: text.shopName }
