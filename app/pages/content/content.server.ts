import { outlineOf } from '~/features/content/blocks/outline'
import { wordsOfShown } from '~/features/content/blocks/shown-words'
import type { Content, ShownBlock } from '~/features/content/content'
import { type Picture, sharePath } from '~/features/media/media'
import { getSettings } from '~/features/settings/settings.server'
import { excerptClean } from '~/kernel/excerpt'
import type { RequestContext } from '~/server/shop.server'
import { loadBlockParts } from '../shared/page-blocks.server'
import { describePage } from '../shared/page-titles.server'
import { breadcrumbData } from '../shared/structured-data'
import { text } from './text'

/** The data of a page that shows a content at an address. */
export async function contentPageOf(shop: RequestContext, content: Content, path: string) {
  const { db, origin } = shop
  const { seoTitle, seoDescription, title, summary, blocks, version, category } = content
  const picture = blocks.flatMap((block) => pictureOf(block) ?? [])[0]
  return {
    content: { title, summary, blocks, version },
    outline: outlineOf(blocks),
    parts: await loadBlockParts(shop, blocks),
    category,
    page: {
      ...describePage(
        await getSettings(db),
        'content',
        { name: title, category: category?.title },
        { title: seoTitle, description: seoDescription },
        { description: summary || excerptClean(wordsOfShown(blocks), 155) },
      ),
      canonical: origin + path,
      kind: 'article' as const,
      image: picture && origin + sharePath(picture.hash),
      data: [
        breadcrumbData(origin, [
          ...(content.kind === 'page' ? [{ name: text.home, path: '/contents' }] : []),
          { name: title, path },
        ]),
      ],
    },
  }
}

function pictureOf(block: ShownBlock): Picture | null {
  return block.kind === 'picture' || block.kind === 'picture_text' ? block.picture : null
}
