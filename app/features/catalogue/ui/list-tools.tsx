import { Form, useSubmit } from 'react-router'
import { Icon } from '~/ui/icons/icon'
import { formatPrice } from '~/kernel/turkish'
import { isByPrice, type ListQuery, sorts } from '../catalogue'
import type { ShownList } from '../shown-cards'
import { listText as text } from './list.text'

type Address = (change: Partial<ListQuery>) => string
type Props = { list: ShownList; query: ListQuery; address: Address }

/** The sort order as a form: with scripts it changes at once, without scripts by a button. */
export function SortSelect({ list, query, address }: Props) {
  const submit = useSubmit()
  // A list without prices has no order by price.
  const offered = list.priceRange || list.total === 0 ? sorts : sorts.filter((sort) => !isByPrice(sort))
  const [path, search] = address({}).split('?')
  const others = [...new URLSearchParams(search)].filter(([name]) => name !== 'siralama')
  return (
    <Form
      method="get"
      action={path}
      preventScrollReset
      className="flex min-w-0 items-center gap-2"
      onChange={(event) => submit(event.currentTarget, { preventScrollReset: true })}
    >
      {others.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <label htmlFor="siralama" className="text-sm text-ink-2 max-sm:sr-only">
        {text.sort}
      </label>
      <span className="select min-w-0" data-size="small">
        <select
          id="siralama"
          name="siralama"
          defaultValue={query.sort}
          key={query.sort}
          className="input text-sm"
        >
          {offered.map((sort) => (
            <option key={sort} value={sort}>
              {text.sorts[sort]}
            </option>
          ))}
        </select>
        <Icon name="chevron-down" />
      </span>
      <button className="button without-script" data-look="secondary" data-size="small">
        {text.apply}
      </button>
    </Form>
  )
}

/** A chosen filter with the address of the list without it. */
export type Chip = { name: string; to: string; color?: string | null }

/** The chosen filters of a list. */
export function chosenChips(list: ShownList, query: ListQuery, address: Address): Chip[] {
  const details = list.facets.flatMap((facet) =>
    facet.values
      .filter((value) => value.chosen)
      .map((value) => ({
        name: value.value,
        color: facet.kind === 'swatch' ? value.color : undefined,
        to: address({ details: query.details.filter((id) => id !== value.id) }),
      })),
  )
  const price = query.priceFrom !== undefined || query.priceTo !== undefined
  return [
    ...details,
    ...(query.inStock ? [{ name: text.inStockOnly, to: address({ inStock: undefined }) }] : []),
    ...(query.packageSize
      ? [{ name: text.package(query.packageSize), to: address({ packageSize: undefined }) }]
      : []),
    ...(price ? [{ name: priceName(query), to: address({ priceFrom: undefined, priceTo: undefined }) }] : []),
  ]
}

function priceName({ priceFrom, priceTo }: ListQuery): string {
  if (priceTo === undefined) return text.priceAtLeast(formatPrice(priceFrom ?? 0))
  return priceFrom === undefined
    ? text.priceAtMost(formatPrice(priceTo))
    : text.priceRange(formatPrice(priceFrom), formatPrice(priceTo))
}
