import { BannerGroupView } from '~/features/banners/ui/banner-group'
import type { Slots } from '~/features/content/ui/content-blocks'
import type { BlockParts } from './page-blocks.server'
import { ShowcaseBlock } from './showcase-row'

/** Shows the blocks that other features own, from what `loadBlockParts` has asked them. */
export function slotsOf(parts: BlockParts): Slots {
  return {
    showcase: (block) => <ShowcaseBlock block={block} parts={parts} />,
    banner: ({ id }) => parts.banners[id] && <BannerGroupView group={parts.banners[id]} />,
  }
}
