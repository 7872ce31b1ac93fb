import { lazy, Suspense } from 'react'
import { AddToBasket } from '~/features/basket/ui/add-to-basket'
import { type ProductDetail, stockState } from '~/features/catalogue/catalogue'
import { ProductCode, StockLine } from '~/features/catalogue/ui/product-facts'
import { ProductPrice } from '~/features/catalogue/ui/product-price'
import { productText as text } from '~/features/catalogue/ui/product.text'
import { VariantOptions } from '~/features/catalogue/ui/variant-options'
import { openMiniCart } from '~/shell/moving/open'
import { ShopLink } from '~/ui/links/shop-link'

const QuantityBreaks = lazy(async () => ({
  default: (await import('~/features/catalogue/ui/quantity-breaks')).QuantityBreaks,
}))
const AskForStock = lazy(async () => ({ default: (await import('./ask-for-stock')).AskForStock }))

type Chosen = ProductDetail['variants'][number]

/** Choice of the variant, its stock, and the button that buys it, or the stock alert when it is sold out. */
export function Buy({
  product,
  chosen,
  takesCards,
}: {
  product: ProductDetail
  chosen: Chosen
  takesCards: boolean
}) {
  const { price, available } = chosen
  const isSoldOut = stockState(available, price?.packageSize) === 'none'
  return (
    <>
      <VariantOptions product={product} chosen={chosen} />
      <div className="grid gap-2">
        <StockLine available={chosen.available} price={chosen.price} />
        <ProductCode code={chosen.code} />
      </div>
      {price && (
        <>
          {price.breaks.length > 0 && (
            <Suspense fallback={<div style={{ height: `${1.75 + 2.3 * price.breaks.length}rem` }} />}>
              <QuantityBreaks price={price} />
            </Suspense>
          )}
          {takesCards && (
            <ShopLink to={`/taksit/${chosen.id}`} className="link justify-self-start py-1 text-sm">
              {text.installments}
            </ShopLink>
          )}
          {isSoldOut ? (
            <Suspense fallback={<div className="h-64" />}>
              <AskForStock variantId={chosen.id} />
            </Suspense>
          ) : (
            <div className="buy-bar">
              <div className="buy-price">
                <ProductPrice price={price} size="small" />
              </div>
              <AddToBasket
                productId={product.id}
                variantId={chosen.id}
                name={`${product.name}, ${chosen.name}`}
                packageSize={price.packageSize}
                onAdded={() => openMiniCart()}
              />
            </div>
          )}
        </>
      )}
    </>
  )
}
