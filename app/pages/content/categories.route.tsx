import { showsNoGoods } from '~/http/stored/for-store.server'
import { shop } from '~/server/shop.server'
import { ShopLink } from '~/ui/links/shop-link'
import type { Route } from './+types/categories.route'
import { Cards } from './cards'
import { loadCategories } from './categories.server'
import { metaOf } from '../shared/page-meta'
import { text } from './text'

/** The content categories, in the shop's order. */
export async function loader({ context }: Route.LoaderArgs) {
  const visit = context.get(shop)
  showsNoGoods(visit.stored)
  const page = {
    title: text.categories,
    description: text.categoriesLead,
    canonical: `${visit.origin}/content-categories`,
  }
  return { categories: await loadCategories(visit), page }
}

export const meta = metaOf

export default function ContentCategories({ loaderData: { categories } }: Route.ComponentProps) {
  return (
    <div className="page grid gap-6 pt-6 pb-16">
      <header className="grid gap-2">
        <h1 className="text-4xl" tabIndex={-1}>
          {text.categories}
        </h1>
        <p className="text-ink-2">{text.categoriesLead}</p>
        <p className="text-sm">
          <ShopLink to="/content-categories/a" className="link inline-block py-1.5">
            {text.toAlphabetical}
          </ShopLink>
        </p>
      </header>
      <Cards heading={2} cards={categories.map((card) => ({ ...card, small: text.pages(card.count) }))} />
    </div>
  )
}
