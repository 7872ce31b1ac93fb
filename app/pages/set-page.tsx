import { data, redirect, type ShouldRevalidateFunctionArgs } from 'react-router'
import { getCategory } from '~/features/catalogue/catalogue.server'
import { contentPath } from '~/features/content/content'
import { getContent } from '~/features/content/content.server'
import { findLink, findRedirect } from '~/features/settings/settings.server'
import { type Shop, shop } from '~/shop.server'
import type { Route } from './+types/set-page'
import { CategoryPage } from './category-page'
import { loadCategoryPage } from './category-page.server'
import { metaOf } from './page-meta'
import { ProductPage } from './product-page'
import { loadProductPage } from './product-page.server'
import { unlessPosted } from './unless-posted'

/** SetPage: any other path is the link of a category, product or content, a stored redirect, or nothing (404). */
export async function loader({ request, context, params }: Route.LoaderArgs) {
  const visit = context.get(shop)
  const path = `/${params['*']}`
  const link = path.slice(1).replace(/\/$/, '').toLowerCase()
  const found = /^[\w-]{1,200}$/.test(link) ? await findLink(visit.db, link) : null
  const page = found && (await loadPage(visit, request, found))
  if (page) return page
  const stored = await findRedirect(visit.db, path)
  if (stored) throw redirect(stored.to, stored.status)
  throw data(null, 404)
}

async function loadPage(
  visit: Shop,
  request: Request,
  { kind, id }: NonNullable<Awaited<ReturnType<typeof findLink>>>,
) {
  if (kind === 'category') {
    const category = await getCategory(visit.db, id)
    return category && loadCategoryPage(visit, request, category)
  }
  if (kind === 'product') return loadProductPage(visit, request, id)
  const content = await getContent(visit.db, id)
  if (content) throw redirect(contentPath(content), 301)
  return null
}

export const meta = metaOf

// Choosing a variant changes only the address: everything about the variants is here already.
export function shouldRevalidate(call: ShouldRevalidateFunctionArgs) {
  const { currentUrl, nextUrl } = call
  const sameProduct =
    currentUrl.pathname === nextUrl.pathname && document.querySelector('[data-product]') !== null
  return sameProduct ? false : unlessPosted(call)
}

export default function SetPage({ loaderData }: Route.ComponentProps) {
  return loaderData.kind === 'category' ? (
    <CategoryPage {...loaderData} />
  ) : (
    <ProductPage key={loaderData.product.id} {...loaderData} />
  )
}
