import type { RefillAnswer } from '~/features/basket/basket'
import { refillBasket } from '~/features/basket/basket.server'
import { getProducts } from '~/features/catalogue/catalogue.server'
import { favouriteIds, toggleFavourite } from '~/features/lists/lists.server'
import type { RequestContext } from '~/server/shop.server'

/**
 * Adds one package of each chosen favourite to the basket and, if wanted, removes the added ones from the favourites.
 */
export async function favouritesToBasket(
  { db, visitor }: RequestContext,
  form: FormData,
): Promise<RefillAnswer | null> {
  const kept = await favouriteIds(db, visitor)
  const chosen = new Set(form.getAll('product').map(Number))
  const products = await getProducts(
    db,
    visitor,
    kept.filter((id) => chosen.has(id)),
  )
  const goods = products.flatMap(({ id, code, name, onlyVariant }) =>
    onlyVariant
      ? [
          {
            productId: id,
            variantId: onlyVariant.id,
            code,
            name,
            variantName: '',
            quantity: 1,
            unitPrice: null,
          },
        ]
      : [],
  )
  if (goods.length === 0) return null
  const answer = await refillBasket(db, visitor, goods)
  if (form.has('move'))
    for (const line of answer.lines) if (line.added > 0) await toggleFavourite(db, visitor, line.productId)
  return answer
}
