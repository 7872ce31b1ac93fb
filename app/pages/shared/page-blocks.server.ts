import type { Showcase } from '~/features/catalogue/catalogue'
import { getShowcases } from '~/features/catalogue/catalogue.server'
import type { ShownBlock } from '~/features/content/content'
import type { RequestContext } from '~/server/shop.server'
import { favouritesOf } from '~/shell/favourites.server'

/** The parts of a page's blocks that other features own. */
export type BlockParts = {
  /** The products of each showcase block, by the id of the block. */
  showcases: Record<string, Showcase[]>
  favourites: number[]
}

/** What the blocks of a page need of other features: one question to each owner, and none when no block asks. */
export async function loadBlockParts(
  shop: RequestContext,
  blocks: readonly ShownBlock[],
): Promise<BlockParts> {
  if (!blocks.some(({ kind }) => kind === 'showcase')) return { showcases: {}, favourites: [] }
  const [showcases, favourites] = await Promise.all([getShowcases(shop.db, shop.visitor), favouritesOf(shop)])
  return { showcases: shareShowcases(blocks, showcases), favourites }
}

/** The showcases of each showcase block. A block without a code has those that no other block names, at most so many. */
export function shareShowcases(
  blocks: readonly ShownBlock[],
  showcases: readonly Showcase[],
  most = Infinity,
): Record<string, Showcase[]> {
  const asking = blocks.filter((block) => block.kind === 'showcase')
  const named = new Set(asking.flatMap(({ code }) => code ?? []))
  const filled = showcases.filter(({ products }) => products.length > 0)
  return Object.fromEntries(
    asking.map(({ id, code }) => [
      id,
      filled
        .filter((showcase) => (code === null ? !named.has(showcase.code) : showcase.code === code))
        .slice(0, most),
    ]),
  )
}
