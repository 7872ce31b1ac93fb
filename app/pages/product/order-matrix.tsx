import type { ReactNode } from 'react'
import type { RowOffer } from '~/features/basket/quick-order/quick-order'
import { AmountBox, RowTotal } from '~/features/basket/ui/sheet/amount-box'
import { moveInGrid } from '~/features/basket/ui/sheet/move-focus'
import { shownUnit, StockNote } from '~/features/basket/ui/sheet/offer-facts'
import { OrderSheet } from '~/features/basket/ui/sheet/order-sheet'
import { text } from '~/features/basket/ui/sheet/order.text'
import type { ProductDetail, ProductVariant } from '~/features/catalogue/catalogue'
import { CompactMatrix } from '~/features/catalogue/ui/compact-matrix'
import { SectionHead } from '~/ui/stitch'

/** The matrix of a product: a box for every variant, with its deviating price, and one button for all. */
export function OrderMatrix({ product }: { product: ProductDetail }) {
  const offers = product.variants.flatMap((variant) => offerOf(product, variant) ?? [])
  const byId = new Map(offers.map((offer) => [offer.variantId, offer]))
  const usual = usualPrice(offers)
  return (
    <OrderSheet id="matrix" offers={offers} onArrow={moveInGrid} keys={text.gridKeys}>
      <div>
        <SectionHead title={text.matrix} />
        <p className="-mt-2 text-ink-2">{text.matrixWhy}</p>
      </div>
      <CompactMatrix
        product={product}
        cell={(variant, column) => cellOf({ variant, column, usual, offer: byId.get(variant.id) ?? null })}
      />
      {usual && <p className="text-sm text-ink-2">{text.usualPrice(usual)}</p>}
    </OrderSheet>
  )
}

type CellProps = {
  variant: ProductVariant
  column: string
  /** Null without a price. */
  offer: RowOffer | null
  usual: string | null
}

function cellOf({ variant, column, offer, usual }: CellProps): ReactNode {
  if (!offer) return <StockNote available={variant.available} packageSize={variant.price?.packageSize} />
  const price = shownUnit(offer.price)
  return (
    <>
      <AmountBox bare offer={offer} label={variant.name} column={column} />
      <span className="cell-facts">
        <StockNote available={variant.available} packageSize={variant.price?.packageSize} />
        {offer.price.packageSize > 1 && <span>{text.packageOf(offer.price.packageSize)}</span>}
        {price !== usual && <span>{price}</span>}
        <strong>
          <RowTotal offer={offer} />
        </strong>
      </span>
    </>
  )
}

function offerOf(product: ProductDetail, variant: ProductVariant): RowOffer | null {
  const { id, code, name, price, available } = variant
  if (!price) return null
  const { id: productId, name: productName, link } = product
  return { productId, variantId: id, code, productName, variantName: name, link, price, available }
}

/** The price of most variants, shown once; cells show only deviating prices. */
function usualPrice(offers: readonly RowOffer[]): string | null {
  const groups = [...Map.groupBy(offers, ({ price }) => shownUnit(price))]
  const [most] = groups.toSorted(([, a], [, b]) => b.length - a.length)
  return most && most[1].length > 1 ? most[0] : null
}
