import { FilteredProducts } from '~/features/catalogue/ui/product-list'
import { text as catalogue } from '~/features/catalogue/ui/text'
import { text as messages } from '~/features/catalogue/text'
import { Breadcrumb } from '~/ui/breadcrumb'
import { EmptyState } from '~/ui/empty-state'
import { ShopLink } from '~/ui/shop-link'
import type { PageFacts } from '../shared/page-meta'
import { compactSlots } from './compact-part'
import { favouriteOf, quickAddOf } from '../shared/product-buttons'
import type { ListData } from './product-list.server'
import { useListAddress } from './use-list-address'

type Step = { name: string; to: string }
export type CategoryPageData = ListData & {
  kind: 'category'
  path: string
  heading: string
  description: string
  steps: Step[]
  children: Step[]
  page: PageFacts
}

/** A category: where it is, what is below it, and its products. */
export function CategoryPage({
  list,
  query,
  favourites,
  rows,
  path,
  heading,
  description,
  steps,
  children,
}: CategoryPageData) {
  const address = useListAddress(path, list, query)
  return (
    <div className="page grid gap-6 pb-16">
      <header className="grid gap-3 pt-4">
        <Breadcrumb steps={steps} current={heading} />
        <h1 className="text-4xl" tabIndex={-1}>
          {heading}
        </h1>
        {description && query.start === 0 && <p className="max-w-read text-ink-2">{description}</p>}
        {children.length > 0 && (
          <nav aria-label={catalogue.subcategories}>
            <ul className="flex gap-2 overflow-x-auto pb-1">
              {children.map((child) => (
                <li key={child.to}>
                  <ShopLink
                    to={child.to}
                    className="inline-flex min-h-11 items-center rounded-full border border-line-strong bg-surface px-4 text-sm whitespace-nowrap hover:border-ink"
                  >
                    {child.name}
                  </ShopLink>
                </li>
              ))}
            </ul>
          </nav>
        )}
      </header>
      <FilteredProducts
        label={heading}
        list={list}
        query={query}
        address={address}
        favourite={favouriteOf(favourites)}
        buy={quickAddOf}
        {...compactSlots(heading, list.products, rows)}
        empty={<EmptyState icon="grid" title={messages.categoryEmpty} />}
      />
    </div>
  )
}
