import { type Category, type Feature, type FeatureDetail, pageLength } from '~/features/catalogue/catalogue'
import { getCategoryTree, getFeatures } from '~/features/catalogue/catalogue.server'
import { listAddress } from '~/features/catalogue/listing/list-address'
import { sharePath } from '~/features/media/media'
import { getSettings } from '~/features/settings/settings.server'
import { excerptClean } from '~/kernel/excerpt'
import type { RequestContext } from '~/server/shop.server'
import { loadCategoryHead } from './head.server'
import type { CategoryPageData } from './page'
import type { PageFacts } from '../shared/page-meta'
import { describePage } from '../shared/page-titles.server'
import { breadcrumbData } from '../shared/structured-data'
import { type ListData, loadProductList } from './product-list.server'
import { text } from './text'

/** A category with its list, at its own link. */
export async function loadCategoryPage(
  shop: RequestContext,
  request: Request,
  category: Category,
): Promise<CategoryPageData> {
  const [list, settings, features, head] = await Promise.all([
    loadProductList(shop, request, { categoryId: category.id }),
    getSettings(shop.db),
    getFeatures(shop.db),
    loadCategoryHead(shop, category.id),
  ])
  const path = `/${category.link}`
  const shown = shownPart(list, features)
  return {
    kind: 'category',
    ...list,
    path,
    heading: category.name,
    description: category.description,
    head: isWhole(list) && !list.rows ? head : null,
    steps: category.breadcrumb.slice(0, -1).map(({ name, link }) => ({ name, to: `/${link}` })),
    children: category.children.map(({ name, link }) => ({ name, to: `/${link}` })),
    page: {
      ...describePage(
        settings,
        'category',
        { name: shown.titleOf(category.name) },
        {
          title: category.seoTitle && shown.titleOf(category.seoTitle),
          description: category.seoDescription,
        },
        {
          description: excerptClean(category.description, 155) || text.description(category.name),
        },
      ),
      canonical: shop.origin + path + shown.address,
      noindex: shown.noindex,
      image: shareImage(shop, list),
      data: [
        breadcrumbData(
          shop.origin,
          category.breadcrumb.map(({ name, link }) => ({ name, path: `/${link}` })),
        ),
      ],
      listedFrom: listedFrom(shop, list),
    },
  }
}

/** All products visible to this visitor. */
export async function loadAllProducts(shop: RequestContext, request: Request): Promise<CategoryPageData> {
  const [list, tree, settings, features] = await Promise.all([
    loadProductList(shop, request, {}),
    getCategoryTree(shop.db),
    getSettings(shop.db),
    getFeatures(shop.db),
  ])
  const shown = shownPart(list, features)
  return {
    kind: 'category',
    ...list,
    path: '/category/list',
    heading: text.all,
    description: '',
    head: null,
    steps: [],
    children: tree.map(({ name, link }) => ({ name, to: `/${link}` })),
    page: {
      ...describePage(
        settings,
        'all_products',
        { name: shown.titleOf(text.all) },
        {},
        {
          description: text.allDescription,
        },
      ),
      canonical: `${shop.origin}/category/list${shown.address}`,
      noindex: shown.noindex,
      image: shareImage(shop, list),
      listedFrom: listedFrom(shop, list),
    },
  }
}

/** The part of a list that an address shows, for search engines. */
type ShownPart = { titleOf: (name: string) => string; address: string; noindex: boolean }

/**
 * Search engines index whole lists, page by page, and lists of one feature value. Every other filter makes too many lists, so
 * those are not indexed. The order changes no address.
 */
function shownPart({ query, list }: ListData, features: readonly Feature[]): ShownPart {
  const { details, inStock, packageSize, priceFrom, priceTo, start } = query
  const hasOthers = Boolean(inStock ?? packageSize ?? priceFrom ?? priceTo)
  const noindex = details.length > 1 || hasOthers || (details.length === 1 && list.total === 0)
  const number = Math.floor(start / pageLength) + 1
  const value = valueFor(details[0], features)
  const named = (name: string) => (value && !noindex ? text.valueOf(name, value) : name)
  return {
    titleOf: (name) => (number > 1 ? text.pageOf(named(name), number) : named(name)),
    address: listAddress(
      {
        details: noindex ? [] : details,
        sort: 'onerilen',
        start: (number - 1) * pageLength,
        length: pageLength,
      },
      features,
    ),
    noindex,
  }
}

/** The words for a feature value; those that an earlier feature uses too are followed by the name of the feature. */
function valueFor(id: number | undefined, features: readonly Feature[]): string | undefined {
  const of = (test: (detail: FeatureDetail) => boolean) => features.find(({ details }) => details.some(test))
  const feature = of((detail) => detail.id === id)
  const value = feature?.details.find((detail) => detail.id === id)?.value
  if (!feature || value === undefined) return undefined
  return of((detail) => detail.value === value) === feature ? value : text.valueOfFeature(value, feature.name)
}

// Members get no list: search engines are guests.
function listedFrom({ visitor }: RequestContext, { list, query }: ListData): number | undefined {
  return visitor.kind === 'guest' && list.products.length > 0 ? query.start + 1 : undefined
}

function shareImage({ origin }: RequestContext, { list }: ListData): PageFacts['image'] {
  const picture = list.products[0]?.pictures[0]
  return picture && origin + sharePath(picture.hash)
}

/** True for the first page of a list without filters. */
function isWhole({ query }: ListData): boolean {
  const { details, inStock, packageSize, priceFrom, priceTo, start } = query
  return start === 0 && details.length === 0 && !(inStock ?? packageSize ?? priceFrom ?? priceTo)
}
