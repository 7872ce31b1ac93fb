import { QuickAdd } from '~/features/basket/ui/add-to-basket'
import type { ProductCard } from '~/features/catalogue/catalogue'
import { FavouriteButton } from '~/features/lists/ui/favourite-button'
import { openMiniCart } from '~/shell/moving/open'
import { useFavourites } from '~/shell/own/use-own'

/** The heart of a card. */
export function favouriteOf(favourites: readonly number[]) {
  return (product: ProductCard) => <Heart product={product} favourites={favourites} />
}

/** The same inside another form: the page contains its form (`FavouriteForm`). */
export function favouriteApartOf(favourites: readonly number[]) {
  return (product: ProductCard) => <Heart product={product} favourites={favourites} apart />
}

type HeartProps = {
  product: Pick<ProductCard, 'id' | 'name'>
  favourites: readonly number[]
  apart?: boolean
}

/** The heart of a product; on a stored page it is filled once the visitor's own data have come. */
export function Heart({ product: { id, name }, favourites, apart }: HeartProps) {
  const kept = useFavourites(favourites).includes(id)
  return <FavouriteButton productId={id} name={name} kept={kept} apart={apart} />
}

/** The add button of a card; the variants of a product are chosen on its own page. */
export function quickAddOf(product: ProductCard) {
  const { onlyVariant, price } = product
  if (!onlyVariant || !price || onlyVariant.available < price.packageSize) return null
  return (
    <QuickAdd
      productId={product.id}
      variantId={onlyVariant.id}
      name={product.name}
      packageSize={price.packageSize}
      onAdded={() => openMiniCart()}
    />
  )
}
