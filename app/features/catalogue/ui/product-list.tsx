import { lazy, type ReactNode, Suspense } from 'react'
import { useNavigation } from 'react-router'
import { Icon } from '~/ui/icons/icon'
import { ShopLink } from '~/ui/links/shop-link'
import { ShowMore } from '~/ui/links/show-more'
import { type ListQuery, mostShown, pageLength } from '../catalogue'
import type { ShownCard, ShownList } from '../shown-cards'
import { chosenChips, SortSelect } from './list-tools'
import { ProductGrid } from './product-grid'
import { listText as text } from './list.text'

// The panel consists of links and forms and works without its code, which is loaded after the list's.
const FacetPanel = lazy(async () => ({ default: (await import('./facet-panel')).FacetPanel }))
// Rendered without filters too, so that their code is there before one is chosen.
const ChosenFilters = lazy(async () => ({ default: (await import('./chosen-filters')).ChosenFilters }))
const NothingFound = lazy(async () => ({ default: (await import('./chosen-filters')).NothingFound }))

type Props = {
  label: string
  list: ShownList
  query: ListQuery
  /** Address of this list with a changed query. */
  address: (change: Partial<ListQuery>) => string
  /** Shown when the list is empty and has no filter to remove. */
  empty?: ReactNode
  favourite?: (product: ShownCard) => ReactNode
  buy?: (product: ShownCard) => ReactNode
  /** The list begins in the first view. */
  first?: boolean
  /** Beside the sort order. */
  tools?: ReactNode
  /** Shown instead of the cards: the same products as a table. */
  compact?: ReactNode
}

/** A list with filters and sort order; the filters are a sidebar on wide screens and a sheet on narrow ones. */
export function FilteredProducts({
  label,
  list,
  query,
  address,
  empty,
  favourite,
  buy,
  first = true,
  ...slots
}: Props) {
  const chips = chosenChips(list, query, address)
  const cleared = address({
    details: [],
    inStock: undefined,
    packageSize: undefined,
    priceFrom: undefined,
    priceTo: undefined,
  })
  const last = query.start + list.products.length
  const before = Math.max(query.start - pageLength, 0)
  const tools = { list, query, address }
  const isCompact = Boolean(slots.compact)
  return (
    <div className="filtered" data-compact={isCompact || undefined}>
      <aside aria-label={text.filters}>
        <details className="filter-sheet">
          <summary className="button" data-look="secondary">
            <Icon name="filters" />
            <span>{chips.length > 0 ? text.filtersChosen(chips.length) : text.filters}</span>
            <span className="filter-close">
              {text.close}
              <Icon name="x" />
            </span>
          </summary>
          <div className="filter-body">
            <Suspense>
              <FacetPanel {...tools} />
            </Suspense>
          </div>
        </details>
      </aside>
      <div className="list-body">
        <div className="list-tools">
          <p className="text-sm text-ink-2 tabular-nums" role="status">
            {text.productCount(list.total)}
          </p>
          <div className="flex min-w-0 flex-wrap items-center gap-3">
            {slots.tools}
            <SortSelect {...tools} />
          </div>
        </div>
        <Suspense>
          <ChosenFilters chips={chips} cleared={cleared} />
        </Suspense>
        {query.start > 0 && (
          <ShopLink
            to={address({ start: before, length: pageLength })}
            className="link justify-self-center py-2 text-sm"
          >
            {text.previous(pageLength)}
          </ShopLink>
        )}
        {list.products.length > 0 ? (
          slots.compact || (
            <ProductGrid
              products={list.products}
              label={label}
              first={first}
              favourite={favourite}
              buy={buy}
            />
          )
        ) : (
          <Suspense fallback={<div className="h-64" />}>
            <NothingFound chips={chips} cleared={cleared}>
              {empty}
            </NothingFound>
          </Suspense>
        )}
        {list.total > pageLength && <More query={query} last={last} total={list.total} address={address} />}
      </div>
    </div>
  )
}

function More({
  query,
  last,
  total,
  address,
}: {
  query: ListQuery
  last: number
  total: number
  address: Props['address']
}) {
  const { state } = useNavigation()
  const more = query.length + pageLength
  const anew = more > mostShown
  const next = anew ? { start: last, length: pageLength } : { start: query.start, length: more }
  const to = last < total ? address(next) : null
  return <ShowMore to={to} shown={last} total={total} anew={anew} pending={state === 'loading'} />
}
