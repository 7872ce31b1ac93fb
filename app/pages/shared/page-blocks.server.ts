import type { BannerGroup } from '~/features/banners/banners'
import { getBanners } from '~/features/banners/banners.server'
import type { Showcase } from '~/features/catalogue/catalogue'
import { type ShownCard, shownCards } from '~/features/catalogue/shown-cards'
import { getShowcases } from '~/features/catalogue/catalogue.server'
import type { ShownBlock } from '~/features/content/content'
import type { RequestContext } from '~/server/shop.server'
import { showsGoods, showsNoGoods } from '~/http/stored/for-store.server'
import { favouritesOf } from '~/shell/favourites.server'

/** A showcase with its cards as browsers get them. */
export type ShownShowcase = Omit<Showcase, 'products'> & { products: ShownCard[] }

/** The parts of a page's blocks that other features own. */
export type BlockParts = {
  /** The products of each showcase block, by the id of the block. */
  showcases: Record<string, ShownShowcase[]>
  /** The banners of each banner block, by the id of the block. */
  banners: Record<string, BannerGroup>
  favourites: number[]
}

/** The data of other features that the blocks of a page need: one question to each owner, and none when no block asks. */
export async function loadBlockParts(
  shop: RequestContext,
  blocks: readonly ShownBlock[],
): Promise<BlockParts> {
  const hasGoods = blocks.some(({ kind }) => kind === 'showcase')
  const [showcases, banners, favourites] = await Promise.all([
    hasGoods ? getShowcases(shop.db, shop.visitor) : [],
    loadBanners(shop, blocks),
    hasGoods ? favouritesOf(shop) : [],
  ])
  const shared = shareShowcases(blocks, showcases)
  if (hasGoods) showsGoods(shop.stored, { cards: cardsOf(shared) })
  else showsNoGoods(shop.stored)
  return { showcases: shownShowcases(shared), banners, favourites }
}

/** The products on the cards of these showcases. */
export function cardsOf(
  showcases: Record<string, readonly { products: readonly { id: number }[] }[]>,
): number[] {
  return Object.values(showcases).flatMap((shown) =>
    shown.flatMap(({ products }) => products.map(({ id }) => id)),
  )
}

/** Showcases with their cards as browsers get them. */
export function shownShowcases(shared: Record<string, readonly Showcase[]>): BlockParts['showcases'] {
  const shown = ({ products, ...showcase }: Showcase) => ({ ...showcase, products: shownCards(products) })
  return Object.fromEntries(Object.entries(shared).map(([id, showcases]) => [id, showcases.map(shown)]))
}

/** The banners that the visitor may see now, of the groups that banner blocks name. */
export async function loadBanners(
  { db, visitor }: RequestContext,
  blocks: readonly ShownBlock[],
): Promise<Record<string, BannerGroup>> {
  const asking = blocks.filter((block) => block.kind === 'banner')
  const groups = await getBanners(
    db,
    visitor,
    asking.map(({ group }) => group),
  )
  return Object.fromEntries(
    asking.flatMap(({ id, group }) => {
      const found = groups.find((one) => one.id === group || one.code === group)
      return found ? [[id, found] as const] : []
    }),
  )
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
