import { getCategoryTree, getRecommended } from '~/features/catalogue/catalogue.server'
import { shownCards } from '~/features/catalogue/shown-cards'
import { ProductGrid } from '~/features/catalogue/ui/product-grid'
import { shop } from '~/server/shop.server'
import { SectionHead } from '~/ui/stitch'
import type { Route } from './+types/shop.route'
import { CategoryTree } from './category-tree'
import { metaOf } from '../shared/page-meta'
import { quickAddOf } from '../shared/product-buttons'
import { SearchForm } from './form'
import { searchText as text } from './text'

/** Shop search: a search box, the categories, and popular products. */
export async function loader({ context }: Route.LoaderArgs) {
  const { db, visitor, origin } = context.get(shop)
  const [tree, popular] = await Promise.all([
    getCategoryTree(db),
    getRecommended(db, visitor, { length: 10 }),
  ])
  return {
    tree,
    popular: shownCards(popular),
    page: { title: text.shop, canonical: `${origin}/search-shop`, noindex: true },
  }
}

export const meta = metaOf

export default function SearchShop({ loaderData: { tree, popular } }: Route.ComponentProps) {
  return (
    <div className="page grid gap-8 pt-6 pb-16">
      <h1 className="text-3xl" tabIndex={-1}>
        {text.shop}
      </h1>
      <SearchForm q="" />
      <CategoryTree tree={tree} />
      <section aria-labelledby="one-cikanlar">
        <SectionHead id="one-cikanlar" title={text.popular} />
        <ProductGrid products={popular} label={text.popular} heading={3} row buy={quickAddOf} />
      </section>
    </div>
  )
}
