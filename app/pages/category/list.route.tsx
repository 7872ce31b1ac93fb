import { redirect } from 'react-router'
import { getCategoryByLink } from '~/features/catalogue/catalogue.server'
import type { PageHandle } from '~/shell/layout'
import { shop } from '~/server/shop.server'
import type { Route } from './+types/list.route'
import { CategoryPage, linksOf } from './page'
import { loadAllProducts, loadCategoryPage } from './page.server'
import { packPage, unpackPage } from '../shared/packed-page'
import { metaOf } from '../shared/page-meta'

/** `/category/list?kategori=…`: the category of the query; without one, all products. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const visit = context.get(shop)
  const url = new URL(request.url)
  const link = url.searchParams.get('kategori')
  if (!link) return packPage(await loadAllProducts(visit, request))
  const category = await getCategoryByLink(visit.db, link)
  if (!category) throw redirect('/category/list')
  return packPage(await loadCategoryPage(visit, request, category))
}

export const meta: Route.MetaFunction = (args) =>
  metaOf(args, args.loaderData && linksOf(unpackPage(args.loaderData)))

export const handle: PageHandle = { membership: true }

export default function CategoryList({ loaderData }: Route.ComponentProps) {
  return <CategoryPage {...unpackPage(loaderData)} />
}
