import type { ShownBlock } from '~/features/content/content'
import { getCategoryHead } from '~/features/content/content.server'
import type { RequestContext } from '~/server/shop.server'
import { type BlockParts, loadBlockParts } from '../shared/page-blocks.server'

export type CategoryHead = { blocks: ShownBlock[]; parts: BlockParts }

/** The blocks that staff has put at the head of a category of goods; null for a category without them. */
export async function loadCategoryHead(
  shop: RequestContext,
  categoryId: number,
): Promise<CategoryHead | null> {
  const head = await getCategoryHead(shop.db, categoryId, shop.clock())
  return head && { blocks: head.blocks, parts: await loadBlockParts(shop, head.blocks) }
}
