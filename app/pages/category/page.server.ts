import { type Category, pageLength } from '~/features/catalogue/catalogue'
import { getCategoryTree } from '~/features/catalogue/catalogue.server'
import { excerptClean } from '~/kernel/excerpt'
import type { RequestContext } from '~/server/shop.server'
import type { CategoryPageData } from './page'
import { breadcrumbData } from '../shared/structured-data'
import { loadProductList } from './product-list.server'
import { text } from '../shared/text'

/** A category with its list, at its own link. */
export async function loadCategoryPage(
  shop: RequestContext,
  request: Request,
  category: Category,
): Promise<CategoryPageData> {
  const list = await loadProductList(shop, request, { categoryId: category.id })
  const path = `/${category.link}`
  const number = pageNumber(list.query.start)
  const description =
    category.seoDescription ||
    excerptClean(category.description, 155) ||
    text.category.description(category.name)
  return {
    kind: 'category',
    ...list,
    path,
    heading: category.name,
    description: category.description,
    steps: category.breadcrumb.slice(0, -1).map(({ name, link }) => ({ name, to: `/${link}` })),
    children: category.children.map(({ name, link }) => ({ name, to: `/${link}` })),
    page: {
      title: titleOf(category.seoTitle || category.name, number),
      description,
      canonical: shop.origin + path + (number > 1 ? `?sayfa=${number}` : ''),
      noindex: isFiltered(list.query),
      data: [
        breadcrumbData(
          shop.origin,
          category.breadcrumb.map(({ name, link }) => ({ name, path: `/${link}` })),
        ),
      ],
    },
  }
}

/** All products visible to this visitor. */
export async function loadAllProducts(shop: RequestContext, request: Request): Promise<CategoryPageData> {
  const [list, tree] = await Promise.all([loadProductList(shop, request, {}), getCategoryTree(shop.db)])
  const number = pageNumber(list.query.start)
  return {
    kind: 'category',
    ...list,
    path: '/category/list',
    heading: text.category.all,
    description: '',
    steps: [],
    children: tree.map(({ name, link }) => ({ name, to: `/${link}` })),
    page: {
      title: titleOf(text.category.all, number),
      description: text.home.description,
      canonical: `${shop.origin}/category/list${number > 1 ? `?sayfa=${number}` : ''}`,
      noindex: isFiltered(list.query),
    },
  }
}

const pageNumber = (start: number) => Math.floor(start / pageLength) + 1
const titleOf = (title: string, number: number) => (number > 1 ? text.category.pageOf(title, number) : title)

// True for a filtered list. There are too many of them, so search engines index only unfiltered ones.
function isFiltered({
  details,
  inStock,
  packageSize,
  priceFrom,
  priceTo,
}: CategoryPageData['query']): boolean {
  return details.length > 0 || Boolean(inStock ?? packageSize ?? priceFrom ?? priceTo)
}
