import { redirect, type ShouldRevalidateFunctionArgs } from 'react-router'
import { getCategoryByLink } from '~/features/catalogue/catalogue.server'
import { contentPath } from '~/features/content/content'
import { getContent } from '~/features/content/content.server'
import { findLink, guessProduct } from '~/features/settings/settings.server'
import type { PageHandle } from '~/shell/layout'
import { type RequestContext, shop } from '~/server/shop.server'
import type { Route } from './+types/route'
import { CategoryPage, linksOf } from '../category/page'
import { loadCategoryPage } from '../category/page.server'
import { elsewhere } from '../shared/elsewhere.server'
import { packPage, unpackPage } from '../shared/packed-page'
import { metaOf } from '../shared/page-meta'
import { ProductPage } from '../product/page'
import { loadProductPage } from '../product/page.server'
import { unlessPosted } from '../shared/unless-posted'

/** SetPage: any other path is the link of a category, product or content, a stored redirect, or a 404. */
export async function loader({ request, context, params }: Route.LoaderArgs) {
  const visit = context.get(shop)
  const path = `/${params['*']}`
  const link = path.slice(1).replace(/\/$/, '').toLowerCase()
  const page = /^[\w-]{1,200}$/.test(link) ? await followLink(visit, request, link) : null
  if (page) return packPage(page)
  throw await elsewhere(visit, path, new URL(request.url).search)
}

async function followLink(visit: RequestContext, request: Request, link: string) {
  const { db } = visit
  const category = await getCategoryByLink(db, link)
  if (category) return loadCategoryPage(visit, request, category)
  // The loaded product has its link, so an outdated guess is noticed.
  const guess = guessProduct(db, link)
  const guessed = guess === null ? null : await loadProductPage(visit, request, guess)
  if (guessed?.product.link === link) return guessed
  const found = await findLink(db, link)
  if (found?.kind === 'product') {
    return found.id === guess ? guessed : loadProductPage(visit, request, found.id)
  }
  const content = found?.kind === 'content' ? await getContent(db, found.id, visit.clock()) : null
  if (content) throw redirect(contentPath(content), 301)
  return null
}

export const meta: Route.MetaFunction = (args) => {
  const data = args.loaderData && unpackPage(args.loaderData)
  return metaOf(args, data?.kind === 'category' ? linksOf(data) : [])
}

export const handle: PageHandle = { membership: true }

// Choosing a variant changes only the address, because the page has the data of all variants.
export function shouldRevalidate(call: ShouldRevalidateFunctionArgs) {
  const { currentUrl, nextUrl } = call
  const sameProduct =
    currentUrl.pathname === nextUrl.pathname && document.querySelector('[data-product]') !== null
  return sameProduct ? false : unlessPosted(call)
}

export default function SetPage({ loaderData }: Route.ComponentProps) {
  const data = unpackPage(loaderData)
  return data.kind === 'category' ? (
    <CategoryPage {...data} />
  ) : (
    <ProductPage key={data.product.id} {...data} />
  )
}
