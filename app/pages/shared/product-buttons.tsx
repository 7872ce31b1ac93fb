import { QuickAdd } from '~/features/basket/ui/add-to-basket'
import type { ShownCard } from '~/features/catalogue/shown-cards'
import { FavouriteButton } from '~/features/lists/ui/favourite-button'
import { openMiniCart } from '~/shell/moving/open'
import { useFavourites } from '~/shell/own/use-own'

/** The heart of a card. */
export function favouriteOf(favourites: readonly number[]) {
  return (product: ShownCard) => <Heart product={product} favourites={favourites} />
}

type HeartProps = { product: { id: number; name: string }; favourites: readonly number[] }

/** The heart of a product; on a stored page it is filled once the visitor's own data have come. */
export function Heart({ product: { id, name }, favourites }: HeartProps) {
  const kept = useFavourites(favourites).includes(id)
  return <FavouriteButton productId={id} name={name} kept={kept} />
}

/** The add button of a card; the variants of a product are chosen on its own page. */
export function quickAddOf({ id, name, add }: ShownCard) {
  if (!add) return null
  return (
    <QuickAdd
      productId={id}
      variantId={add.variantId}
      name={name}
      packageSize={add.packageSize ?? 1}
      onAdded={() => openMiniCart()}
    />
  )
}
