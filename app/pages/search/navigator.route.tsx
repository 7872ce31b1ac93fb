import { getCategoryTree } from '~/features/catalogue/catalogue.server'
import { shop } from '~/server/shop.server'
import type { Route } from './+types/navigator.route'
import { CategoryTree } from './category-tree'
import { metaOf } from '../shared/page-meta'
import { searchText as text } from './text'

export async function loader({ context }: Route.LoaderArgs) {
  const { db, origin } = context.get(shop)
  const page = {
    title: text.navigator,
    description: text.navigatorLead,
    canonical: `${origin}/navigator`,
  }
  return { tree: await getCategoryTree(db), page }
}

export const meta = metaOf

export default function SearchNavigator({ loaderData: { tree } }: Route.ComponentProps) {
  return (
    <div className="page grid gap-6 pt-6 pb-16">
      <h1 className="text-4xl" tabIndex={-1}>
        {text.navigator}
      </h1>
      <p className="text-ink-2">{text.navigatorLead}</p>
      <CategoryTree tree={tree} />
    </div>
  )
}
