import { useSearchParams } from 'react-router'
import { AddToBasket } from '~/features/basket/ui/add-to-basket'
import { type ProductDetail, stockState } from '~/features/catalogue/catalogue'
import { ProductCode, QuantityBreaks, StockLine } from '~/features/catalogue/ui/product-facts'
import { ProductPrice } from '~/features/catalogue/ui/product-price'
import { text } from '~/features/catalogue/ui/text'
import { VariantOptions } from '~/features/catalogue/ui/variant-options'
import { toldOf } from '~/features/stock-alerts/told'
import { StockAlertForm } from '~/features/stock-alerts/ui/stock-alert-form'
import { openMiniCart } from '~/shell/moving/open'
import { useShell } from '~/shell/shell-data'
import { ShopLink } from '~/ui/links/shop-link'

type Chosen = ProductDetail['variants'][number]

/** Choice of the variant, its stock, and the button that buys it, or the stock alert when it is sold out. */
export function Buy({ product, chosen }: { product: ProductDetail; chosen: Chosen }) {
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
          <QuantityBreaks price={price} />
          <ShopLink to={`/taksit/${chosen.id}`} className="link justify-self-start py-1 text-sm">
            {text.installments}
          </ShopLink>
          {isSoldOut ? (
            <AskForStock variantId={chosen.id} />
          ) : (
            <div className="buy-bar">
              <div className="buy-price">
                <ProductPrice price={price} size="small" sayKdv />
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

function AskForStock({ variantId }: { variantId: number }) {
  const [search] = useSearchParams()
  const isGuest = !useShell()?.account
  return <StockAlertForm variantId={variantId} isGuest={isGuest} told={toldOf(search)} key={variantId} />
}
