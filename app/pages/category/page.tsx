import { lazy, Suspense } from 'react'
import { FilteredProducts } from '~/features/catalogue/ui/product-list'
import { listText as text } from '~/features/catalogue/ui/list.text'
import { Breadcrumb } from '~/ui/links/breadcrumb'
import { EmptyState } from '~/ui/messages/empty-state'
import { ShopLink } from '~/ui/links/shop-link'
import type { PageFacts } from '../shared/page-meta'
import { compactSlots } from './compact-part'
import type { CategoryHead } from './head.server'
import { favouriteOf, quickAddOf } from '../shared/product-buttons'
import type { ListData } from './product-list.server'
import { useListAddress } from './use-list-address'

// Few categories have blocks.
const HeadBlocks = lazy(async () => ({ default: (await import('./head-blocks')).HeadBlocks }))

type Step = { name: string; to: string }
export type CategoryPageData = ListData & {
  kind: 'category'
  path: string
  heading: string
  description: string
  /** Blocks above the cards, on the first page; a table for buyers who know the goods has none. */
  head: CategoryHead | null
  steps: Step[]
  children: Step[]
  page: PageFacts
}

/** Links of the products that a category page lists; for `metaOf`. */
export function linksOf({ list }: Pick<CategoryPageData, 'list'>): string[] {
  return list.products.map(({ link }) => link)
}

/** A category: its path, its subcategories and its products. */
export function CategoryPage({
  list,
  query,
  favourites,
  rows,
  path,
  heading,
  description,
  head,
  steps,
  children,
}: CategoryPageData) {
  const address = useListAddress(path, list, query)
  const lead = description && query.start === 0 && <p className="max-w-read text-ink-2">{description}</p>
  return (
    <div className="page list-page">
      <header className="list-head">
        <Breadcrumb steps={steps} current={heading} />
        <h1 tabIndex={-1}>{heading}</h1>
        {!rows && lead}
        {children.length > 0 && (
          <nav aria-label={text.subcategories}>
            <ul className="list-children">
              {children.map((child) => (
                <li key={child.to}>
                  <ShopLink to={child.to}>{child.name}</ShopLink>
                </li>
              ))}
            </ul>
          </nav>
        )}
      </header>
      {head && (
        <div className="pb-8">
          <Suspense>
            <HeadBlocks {...head} />
          </Suspense>
        </div>
      )}
      <FilteredProducts
        label={heading}
        list={list}
        query={query}
        address={address}
        favourite={favouriteOf(favourites)}
        buy={quickAddOf}
        first={!head}
        {...compactSlots(heading, list.products, rows)}
        empty={<EmptyState icon="grid" title={text.categoryEmpty} />}
      />
      {rows && lead}
    </div>
  )
}
