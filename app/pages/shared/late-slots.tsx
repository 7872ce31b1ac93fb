import { lazy, Suspense } from 'react'
import type { Slots } from '~/features/content/ui/content-blocks'
import type { BlockParts } from './page-blocks.server'

const BannerGroupView = lazy(async () => ({
  default: (await import('~/features/banners/ui/banner-group')).BannerGroupView,
}))
const ShowcaseBlock = lazy(async () => ({ default: (await import('./showcase-row')).ShowcaseBlock }))

/** The same slots as `slotsOf` for pages that seldom have products: their code loads when a block asks for it. */
export function lateSlotsOf(parts: BlockParts): Slots {
  return {
    showcase: (block) => (
      <Suspense>
        <ShowcaseBlock block={block} parts={parts} />
      </Suspense>
    ),
    banner: ({ id }) =>
      parts.banners[id] && (
        <Suspense>
          <BannerGroupView group={parts.banners[id]} />
        </Suspense>
      ),
  }
}
