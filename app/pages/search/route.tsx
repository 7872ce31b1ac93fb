import {
  type CategoryLink,
  type ListQuery,
  searchMaximum,
  searchMinimum,
} from '~/features/catalogue/catalogue'
import {
  countMissed,
  getCategoryTree,
  getRecommended,
  searchCategories,
} from '~/features/catalogue/catalogue.server'
import { type ShownCard, shownCards } from '~/features/catalogue/shown-cards'
import { ProductGrid } from '~/features/catalogue/ui/product-grid'
import { FilteredProducts } from '~/features/catalogue/ui/product-list'
import { whatsappLink } from '~/kernel/identity-numbers'
import { normalizeText } from '~/kernel/turkish'
import type { PageHandle } from '~/shell/layout'
import { isFetchedAhead } from '~/shell/moving/ahead.server'
import { shop } from '~/server/shop.server'
import { useShell } from '~/shell/use-shell'
import { EmptyState } from '~/ui/messages/empty-state'
import { ShopLink } from '~/ui/links/shop-link'
import { SectionHead } from '~/ui/stitch'
import type { Route } from './+types/route'
import { packPage, unpackPage } from '../shared/packed-page'
import { metaOf } from '../shared/page-meta'
import { compactSlots } from '../category/compact-part'
import { favouriteOf, quickAddOf } from '../shared/product-buttons'
import { type ListData, loadProductList } from '../category/product-list.server'
import { SearchForm } from './form'
import { SearchNoteLine } from './search-note'
import { searchText as text } from './text'
import { useListAddress } from '../category/use-list-address'
import { unlessPosted } from '../shared/unless-posted'

const path = '/search-results'

/** Search results; under /ProductsFound those of the last submitted search, whose query the address holds too. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const visit = context.get(shop)
  const q = normalizeText(new URL(request.url).searchParams.get('q') ?? '').slice(0, searchMaximum)
  const isLongEnough = [...q].length >= searchMinimum
  const [listed, categories] = isLongEnough
    ? await Promise.all([loadProductList(visit, request, { search: q }), searchCategories(visit.db, q, 8)])
    : [null, []]
  // A search without letters and digits is none.
  const result = listed?.list.note ? listed : null
  const isFound = result !== null && result.list.total > 0
  // Every search that finds nothing, or something else, is counted.
  if (visit.stored && !(isFound && result.list.note?.asTyped)) visit.stored.mayKeep = false
  if (result && !isFiltered(result.query) && !isFetchedAhead(request))
    countMissed(visit.db, { typed: q, note: result.list.note, total: result.list.total }, (err) =>
      visit.log.warn({ err }, 'a search without results was not counted'),
    )
  const [popular, tree] = isFound
    ? [[], []]
    : await Promise.all([getRecommended(visit.db, visit.visitor, { length: 10 }), getCategoryTree(visit.db)])
  const browse = tree.map(({ id, name, link }) => ({ id, name, link }))
  const page = {
    title: q ? text.of(q) : text.title,
    description: text.description,
    canonical: visit.origin + path,
    noindex: true,
  }
  return packPage({
    q,
    isLongEnough,
    result,
    categories,
    browse,
    popular: shownCards(popular),
    page,
  })
}

export const meta = metaOf

export const handle: PageHandle = { membership: true }

export const shouldRevalidate = unlessPosted

export default function SearchResults({ loaderData }: Route.ComponentProps) {
  const { q, isLongEnough, result, categories, browse, popular } = unpackPage(loaderData)
  return (
    <div className="page list-page">
      <header className="list-head">
        <h1 tabIndex={-1}>{q ? text.of(q) : text.shop}</h1>
        <div className="list-search">
          <SearchForm q={q} />
        </div>
        {q && !result && (
          <p role="status" className="font-semibold text-warn">
            {isLongEnough ? text.noWords : text.tooShort}
          </p>
        )}
        {result?.list.note && result.list.total > 0 && <SearchNoteLine q={q} note={result.list.note} />}
        <CategoryHits label={text.categories} categories={categories} />
      </header>
      {result && result.list.total > 0 && <Found result={result} q={q} />}
      {result && result.list.total === 0 && <NothingFound result={result} q={q} />}
      {browse.length > 0 && (
        <section className="grid gap-3" aria-labelledby="kategoriler">
          <SectionHead id="kategoriler" title={text.browse} />
          <CategoryHits label={text.browse} categories={browse} />
        </section>
      )}
      {popular.length > 0 && <Popular products={popular} />}
    </div>
  )
}

function CategoryHits({ label, categories }: { label: string; categories: CategoryLink[] }) {
  if (categories.length === 0) return null
  return (
    <nav aria-label={label}>
      <ul className="list-children">
        {categories.map(({ id, name, link }) => (
          <li key={id}>
            <ShopLink to={`/${link}`}>{name}</ShopLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function Found({ result, q }: { result: ListData; q: string }) {
  const address = useListAddress(path, result.list, result.query)
  return (
    <FilteredProducts
      label={text.of(q)}
      list={result.list}
      query={result.query}
      address={address}
      favourite={favouriteOf(result.favourites)}
      buy={quickAddOf}
      {...compactSlots(text.of(q), result.list.products, result.rows)}
    />
  )
}

function NothingFound({ result, q }: { result: ListData; q: string }) {
  const address = useListAddress(path, result.list, result.query)
  const filtered = isFiltered(result.query)
  const { whatsapp = '', seller } = useShell()?.shop ?? {}
  const ask = whatsappLink(whatsapp, text.askMessage(q))
  const mail = seller?.email && `mailto:${seller.email}?subject=${encodeURIComponent(text.askMessage(q))}`
  const action = (
    <>
      {filtered && (
        <ShopLink
          to={address({
            details: [],
            inStock: undefined,
            packageSize: undefined,
            priceFrom: undefined,
            priceTo: undefined,
          })}
          className="button"
          data-look="primary"
        >
          {text.clear}
        </ShopLink>
      )}
      {ask ? (
        <a href={ask} className="button" data-look="whatsapp" target="_blank" rel="noopener">
          {text.askUs}: {text.askWhatsapp}
        </a>
      ) : (
        <a href={mail || '/contact'} className="button">
          {text.askUs}
        </a>
      )}
    </>
  )
  return (
    <EmptyState icon="search" title={text.none} action={action}>
      {filtered ? text.noneForFilters : text.noneWhy}
    </EmptyState>
  )
}

const isFiltered = ({ details, inStock, packageSize, priceFrom, priceTo }: ListQuery) =>
  details.length > 0 || [inStock, packageSize, priceFrom, priceTo].some((asked) => asked !== undefined)

function Popular({ products }: { products: ShownCard[] }) {
  return (
    <section aria-labelledby="one-cikanlar">
      <SectionHead id="one-cikanlar" title={text.popular} />
      <ProductGrid products={products} label={text.popular} heading={3} row buy={quickAddOf} />
    </section>
  )
}
