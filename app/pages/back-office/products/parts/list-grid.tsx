import type { ReactNode } from 'react'
import type { ProductRecord } from '~/features/catalogue/catalogue.server'
import type { CheckCell } from '../../shared/grid/grid'
import { GridParts } from '../../shared/grid/grid-parts'
import { useGrid } from '../../shared/grid/use-grid'
import type { ProductAnswer } from '../product-actions.server'
import { text } from '../product.text'
import { GridKeys, nameOf, typedIn } from './part-form'

export type List = { id: number; name: string; parentId: number | null; kdvIncluded: boolean }
export type Offer = ProductRecord['variants'][number]['offers'][number]

/**
 * A table with one fact of each variant in each price list. Fields are named `prefix-variant-list`. `shown` writes the fact of an own
 * offer, `inherited` that of the nearest list above, which stands in an empty field.
 */
export function ListGrid({
  product,
  lists,
  revision,
  answer,
  verb,
  prefix,
  check,
  inputMode,
  heading,
  shown,
  inherited,
  labelOf,
}: {
  product: ProductRecord
  lists: readonly List[]
  revision: string
  answer: ProductAnswer | undefined
  verb: string
  prefix: string
  check: CheckCell
  inputMode: 'decimal' | 'numeric' | 'text'
  /** A second line in the heading of a list. */
  heading?: (list: List) => ReactNode
  shown: (offer: Offer) => string
  inherited: (offer: Offer, list: List) => string
  labelOf: (variant: string, list: string) => string
}) {
  const typed = typedIn(answer, verb)
  const grid = useGrid({ version: revision, check })
  return (
    <>
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
                {heading && <span className="block font-normal">{heading(list)}</span>}
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
              const { own, above } = offersOf(variant.offers, list, lists)
              const name = `${prefix}-${variant.id}-${list.id}`
              const stored = own ? shown(own) : ''
              return (
                <td key={list.id} data-number>
                  <input
                    type="text"
                    className="input"
                    name={name}
                    inputMode={inputMode}
                    maxLength={300}
                    defaultValue={typed?.[name] ?? stored}
                    data-stored={stored}
                    aria-invalid={answer?.faults?.[name] ? true : undefined}
                    title={answer?.faults?.[name]}
                    placeholder={own ? undefined : (above && inherited(above.offer, above.list)) || text.none}
                    aria-label={labelOf(nameOf(variant), list.name)}
                  />
                </td>
              )
            })}
          </tr>
        )}
      </GridParts>
    </>
  )
}

/** The own offer of a list, or the one of the nearest list above. */
function offersOf(
  offers: readonly Offer[],
  list: List,
  lists: readonly List[],
): { own?: Offer; above?: { offer: Offer; list: List } } {
  for (let at: List | undefined = list; at; at = lists.find(({ id }) => id === at!.parentId)) {
    const offer = offers.find(({ priceListId }) => priceListId === at!.id)
    if (offer) return at === list ? { own: offer } : { above: { offer, list: at } }
  }
  return {}
}
