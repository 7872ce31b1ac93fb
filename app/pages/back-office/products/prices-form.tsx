import type { ProductRecord } from '~/features/catalogue/catalogue.server'
import { isAmbiguousAmount, readAmount } from '~/kernel/read-amount'
import { formatAmount, formatPrice } from '~/kernel/turkish'
import { GridParts } from '../shared/grid/grid-parts'
import { useGrid } from '../shared/grid/use-grid'
import { GridKeys, nameOf, PartForm, type PartProps, typedIn } from './part-form'
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
  const grid = useGrid({ version: revision, check: faultOf })
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
      <GridKeys />
      <GridParts
        grid={grid}
        rows={product.variants}
        columns={lists.length}
        headings={
          <>
            <th scope="col">{text.variants}</th>
            {lists.map((list) => (
              <th key={list.id} scope="col" data-number>
                {list.name}
                <span className="block font-normal">{list.kdvIncluded ? text.kdvIn : text.kdvOut}</span>
              </th>
            ))}
          </>
        }
      >
        {(variant) => (
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
                    data-stored={stored}
                    aria-invalid={answer?.faults?.[name] ? true : undefined}
                    title={answer?.faults?.[name]}
                    placeholder={own ? undefined : inheritedOf(variant, list, lists)}
                    aria-label={text.priceOf(nameOf(variant), list.name)}
                  />
                </td>
              )
            })}
          </tr>
        )}
      </GridParts>
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

/** The price of the nearest list above, with its name. */
function inheritedOf(variant: ProductRecord['variants'][number], list: List, lists: readonly List[]): string {
  for (let at: List | undefined = list; at; at = lists.find(({ id }) => id === at!.parentId)) {
    const found = variant.offers.find(({ priceListId }) => priceListId === at!.id)
    if (found) return text.inherited(formatPrice(found.amount), at.name)
  }
  return text.none
}
