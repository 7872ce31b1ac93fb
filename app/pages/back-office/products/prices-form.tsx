import type { ProductRecord } from '~/features/catalogue/catalogue.server'
import { formatAmount, formatPrice } from '~/kernel/turkish'
import { nameOf, PartForm, type PartProps, typedIn } from './part-form'
import { text } from './product.text'

type List = { id: number; name: string; parentId: number | null; kdvIncluded: boolean }

/** The prices of all price lists on one screen. An empty price names the list that it comes from. */
export function PricesForm({
  product,
  lists,
  revision,
  answer,
  mayWrite,
}: PartProps<ProductRecord> & { lists: readonly List[] }) {
  const typed = typedIn(answer, 'fiyatlar')
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
      <div className="office-grid">
        <table>
          <thead>
            <tr>
              <th scope="col">{text.variants}</th>
              {lists.map((list) => (
                <th key={list.id} scope="col" data-number>
                  {list.name}
                  <span className="block font-normal">{list.kdvIncluded ? text.kdvIn : text.kdvOut}</span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {product.variants.map((variant) => (
              <tr key={variant.id}>
                <th scope="row">
                  {nameOf(variant)}
                  <span className="block font-normal text-ink-2">{variant.code}</span>
                </th>
                {lists.map((list) => {
                  const own = variant.offers.find(({ priceListId }) => priceListId === list.id)
                  const name = `fiyat-${variant.id}-${list.id}`
                  const stored = own ? formatAmount(own.amount) : ''
                  return (
                    <td key={list.id} data-number>
                      <input
                        type="text"
                        className="input"
                        name={name}
                        inputMode="decimal"
                        maxLength={15}
                        defaultValue={typed?.[name] ?? stored}
                        placeholder={own ? undefined : inheritedOf(variant, list, lists)}
                        aria-label={text.priceOf(nameOf(variant), list.name)}
                      />
                    </td>
                  )
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </PartForm>
  )
}

/** The price of the nearest list above, with its name. */
function inheritedOf(variant: ProductRecord['variants'][number], list: List, lists: readonly List[]): string {
  for (let at: List | undefined = list; at; at = lists.find(({ id }) => id === at!.parentId)) {
    const found = variant.offers.find(({ priceListId }) => priceListId === at!.id)
    if (found) return text.inherited(formatPrice(found.amount), at.name)
  }
  return text.none
}
