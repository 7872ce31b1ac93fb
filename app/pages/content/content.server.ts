import { outlineOf } from '~/features/content/blocks/outline'
import type { Content } from '~/features/content/content'
import type { RequestContext } from '~/server/shop.server'
import { loadBlockParts } from '../shared/page-blocks.server'

/** The data of a page that shows a content at an address. */
export async function contentPageOf(shop: RequestContext, content: Content, path: string) {
  const { seoTitle, seoDescription, title, summary, blocks, version } = content
  return {
    content: { title, summary, blocks, version },
    outline: outlineOf(blocks),
    parts: await loadBlockParts(shop, blocks),
    category: content.category,
    page: {
      title: seoTitle || title,
      description: seoDescription || summary,
      canonical: shop.origin + path,
    },
  }
}
