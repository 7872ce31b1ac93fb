import { QuickAdd } from '~/features/basket/ui/add-to-basket'
import type { ProductCard } from '~/features/catalogue/catalogue'
import { FavouriteButton } from '~/features/lists/ui/favourite-button'
import { openMiniCart } from '~/shell/moving/open'

/** The heart of a card. */
export function favouriteOf(favourites: readonly number[]) {
  return (product: ProductCard) => (
    <FavouriteButton productId={product.id} name={product.name} kept={favourites.includes(product.id)} />
  )
}

/** The same inside another form: the page contains its form (`FavouriteForm`). */
export function favouriteApartOf(favourites: readonly number[]) {
  return (product: ProductCard) => (
    <FavouriteButton
      productId={product.id}
      name={product.name}
      kept={favourites.includes(product.id)}
      apart
    />
  )
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
