import { type KeyboardEvent, type ReactNode, useState } from 'react'
import type { RowOffer } from '~/features/basket/quick-order/quick-order'
import { AmountBox, RowTotal, stepAmount } from '~/features/basket/ui/sheet/amount-box'
import { isBox } from '~/features/basket/ui/sheet/move-focus'
import { type OrderDraft, useDraftOf } from '~/features/basket/ui/sheet/order-draft'
import { text } from '~/features/basket/ui/sheet/order.text'
import { OrderSheet } from '~/features/basket/ui/sheet/order-sheet'
import { stockState, type VariantRow } from '~/features/catalogue/catalogue'
import type { ShownCard } from '~/features/catalogue/shown-cards'
import { CompactTable } from '~/features/catalogue/ui/compact-table'
import { SectionHead } from '~/ui/stitch'

export type CompactListProps = {
  groups: readonly { label: string; title?: string; products: readonly ShownCard[] }[]
  rows: readonly VariantRow[]
  favourite?: (product: ShownCard) => ReactNode
}

/** Products as a table with a box for every variant and one button for all. */
export function CompactList({ groups, rows, favourite }: CompactListProps) {
  const byId = new Map(groups.flatMap(({ products }) => products.map((product) => [product.id, product])))
  const offers = rows.flatMap((row) => offerOf(row, byId.get(row.productId)) ?? [])
  const offerBy = new Map(offers.map((offer) => [offer.variantId, offer]))
  const withOffer = (row: VariantRow, show: (offer: RowOffer, label: string) => ReactNode) => {
    const offer = offerBy.get(row.variantId)
    return offer && show(offer, `${offer.productName}, ${offer.variantName}`)
  }
  return (
    <OrderSheet id="list" offers={offers} onArrow={changeByArrow} keys={text.listKeys}>
      {groups.map(({ label, title, products }) => (
        <section key={label} aria-label={label} className="compact-part">
          {title && <SectionHead title={title} />}
          <CompactTable
            {...{ products, rows, label, favourite }}
            amount={(row) => withOffer(row, (offer, name) => <RowAmount offer={offer} label={name} />)}
            total={(row) => withOffer(row, (offer) => isSellable(offer) && <RowTotal offer={offer} />)}
          />
        </section>
      ))}
    </OrderSheet>
  )
}

/**
 * The box of a sellable variant. A sold-out one has none, unless an amount was typed before: then it stays, with the
 * reason.
 */
function RowAmount({ offer, label }: { offer: RowOffer; label: string }) {
  const { amount } = useDraftOf(offer)
  const [wasWritten, setWritten] = useState(amount !== '')
  if (!wasWritten && amount !== '') setWritten(true)
  return isSellable(offer) || wasWritten ? <AmountBox {...{ offer, label }} /> : null
}

const isSellable = ({ available, price }: RowOffer) => stockState(available, price.packageSize) !== 'none'

function offerOf(row: VariantRow, product: ShownCard | undefined): RowOffer | null {
  const { productId, variantId, code, name, available, price } = row
  if (!product || !price) return null
  return {
    productId,
    variantId,
    code,
    available,
    price,
    link: product.link,
    productName: product.name,
    variantName: name,
  }
}

function changeByArrow(event: KeyboardEvent<HTMLFormElement>, draft: OrderDraft): void {
  const by = event.key === 'ArrowUp' ? 1 : event.key === 'ArrowDown' ? -1 : null
  if (by === null || !isBox(event.target)) return
  event.preventDefault()
  stepAmount(draft, event.target.dataset['code']!, by)
}
