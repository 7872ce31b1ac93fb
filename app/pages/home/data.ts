import type { VariantRow } from '~/features/catalogue/catalogue'
import type { ShownCard } from '~/features/catalogue/shown-cards'
import type { ShownBlock, ShownOf } from '~/features/content/content'
import type { Picture as StoredPicture } from '~/features/media/media'
import type { BlockParts } from '../shared/page-blocks.server'
import type { PageFacts } from '../shared/page-meta'
import type { Intro } from './intro-video'

/** Most showcases of the home page's block without a code. */
export const mostShowcases = 6

export type HeroBlock = ShownOf<'picture_text'>

/** The block that is the head of the page: the first one, if it is made for that. */
export function heroOf([first]: readonly ShownBlock[]): HeroBlock | null {
  return first?.kind === 'picture_text' && first.look === 'hero' ? first : null
}

export type HomePageData = {
  isGuest: boolean
  intro: Intro | null
  /** Title of the home page's content. */
  title: string
  blocks: ShownBlock[]
  /** Addresses of the blocks' headings, by the id of the block. */
  anchors: Record<string, readonly string[]>
  /** The product in the head when its block has no picture. */
  lead: { name: string; link: string; picture: StoredPicture } | null
  parts: BlockParts
  /** Rows of the first showcase as a compact list; null for cards. */
  rows: VariantRow[] | null
  materials: { name: string; link: string; picture: StoredPicture | null }[]
  widths: { code: string; value: string }[]
  lastSeen: ShownCard[]
  page: PageFacts
}
