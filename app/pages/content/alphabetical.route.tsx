import { showsNoGoods } from '~/http/stored/for-store.server'
import { shop } from '~/server/shop.server'
import { ShopLink } from '~/ui/links/shop-link'
import { compareTr, upperTr } from '~/kernel/turkish'
import type { Route } from './+types/alphabetical.route'
import { type CategoryCard, loadCategories } from './categories.server'
import { metaOf } from '../shared/page-meta'
import { text } from './text'

/** The content categories in Turkish alphabetical order, by their first letter. */
export async function loader({ context }: Route.LoaderArgs) {
  const visit = context.get(shop)
  showsNoGoods(visit.stored)
  const categories = await loadCategories(visit)
  const page = {
    title: text.alphabetical,
    description: text.alphabeticalLead,
    canonical: `${visit.origin}/content-categories/a`,
  }
  return { categories: categories.toSorted((a, b) => compareTr(a.title, b.title)), page }
}

export const meta = metaOf

export default function Alphabetical({ loaderData: { categories } }: Route.ComponentProps) {
  const letters = Map.groupBy(categories, ({ title }: CategoryCard) => upperTr(title.slice(0, 1)))
  return (
    <div className="page grid max-w-read gap-6 pt-6 pb-16">
      <header className="grid gap-2">
        <h1 className="text-4xl" tabIndex={-1}>
          {text.alphabetical}
        </h1>
        <p className="text-ink-2">{text.alphabeticalLead}</p>
        <p className="text-sm">
          <ShopLink to="/content-categories" className="link inline-block py-1.5">
            {text.toCategories}
          </ShopLink>
        </p>
      </header>
      {[...letters].map(([letter, group]) => (
        <section key={letter} aria-label={letter} className="grid grid-cols-[3rem_minmax(0,1fr)]">
          <h2 className="text-2xl text-tan">{letter}</h2>
          <ul className="divide-y divide-line border-y border-line">
            {group.map(({ id, to, title, note, count }) => (
              <li key={id} className="relative py-3">
                <ShopLink to={to} className="font-semibold after:absolute after:inset-0 hover:text-brand">
                  {title}
                </ShopLink>
                <p className="text-sm text-ink-2">{[note, text.pages(count)].filter(Boolean).join(' · ')}</p>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}
