import type { PastPrice, ProductRecord } from '~/features/catalogue/catalogue.server'
import { isAmbiguousAmount, readAmount } from '~/kernel/read-amount'
import { formatAmount, formatPrice } from '~/kernel/turkish'
import { text } from '../product.text'
import { FallingPrices } from './falling-prices'
import { type List, ListGrid } from './list-grid'
import { PartForm, type PartProps } from './part-form'
import { PriceHistory } from './price-history'

/** The prices of all price lists on one screen. An empty price names the list that it comes from. */
export function PricesForm({
  product,
  lists,
  past,
  lowest,
  revision,
  answer,
  mayWrite,
}: PartProps<ProductRecord> & {
  lists: readonly List[]
  past: readonly PastPrice[]
  lowest: Readonly<Record<string, number>>
}) {
  return (
    <PartForm
      verb="fiyatlar"
      title={text.prices}
      label={text.save}
      revision={revision}
      answer={answer}
      mayWrite={mayWrite}
    >
      <p className="text-meta text-ink-2">{text.pricesHint}</p>
      <ListGrid
        product={product}
        lists={lists}
        revision={revision}
        answer={answer}
        verb="fiyatlar"
        prefix="fiyat"
        check={faultOf}
        inputMode="decimal"
        heading={({ kdvIncluded }) => (kdvIncluded ? text.kdvIn : text.kdvOut)}
        shown={({ amount }) => formatAmount(amount)}
        inherited={({ amount }, { name }) => text.inherited(formatPrice(amount), name)}
        labelOf={text.priceOf}
      />
      <FallingPrices lowest={lowest} />
      <PriceHistory prices={past} />
    </PartForm>
  )
}

/** The fault of a typed price, as the server would find it. */
function faultOf({ value }: HTMLInputElement): string {
  const typed = value.trim()
  if (typed === '') return ''
  if (isAmbiguousAmount(typed)) return text.wrong.ambiguousHere(typed)
  return readAmount(typed) > 0 ? '' : text.wrong.priceHere
}
