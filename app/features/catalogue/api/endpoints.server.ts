import { z } from 'zod'
import { Problem } from '~/http/answering/problem.server'
import { type ApiRoute, route } from '~/http/calls/route.server'
import { wholeList } from '~/http/calls/whole-list'
import { categoryAnswer, featureAnswer } from './answers.server'
import { categoryExample, featureExample } from './examples.server'
import * as inputs from './inputs.server'
import { listEndpoints } from './list-endpoints.server'
import { productEndpoints } from './product-endpoints.server'
import { recordEndpoints } from './record-endpoints.server'
import { relatedEndpoints } from './related-endpoints.server'
import { searchEndpoints } from './search-endpoints.server'
import { showcaseEndpoints } from './showcase-endpoints.server'
import { vocabularyEndpoints } from './vocabulary-endpoints.server'
import { getCategory, getCategoryTree, getFeatures, getFeaturesOfCategories } from '../catalogue.server'
import { failures } from './failures.server'
import { text } from '../text'
import { categoryToWire, featureToWire } from './product-wire.server'

const common = { method: 'get', tag: 'Kategoriler ve özellikler', policy: 'anyone', list: true } as const
const shared = { by: 'everybody', seconds: 60 } as const

const categoryEndpoints: ApiRoute[] = [
  route({
    ...common,
    path: '/product-categories',
    summary: 'Kategori ağacı',
    keep: shared,
    stored: true,
    failures: [failures.categoriesNotFound],
    answer: z.array(categoryAnswer),
    example: { data: [categoryExample] },
    run: async ({ db }) => {
      const tree = await getCategoryTree(db)
      if (tree.length === 0) throw new Problem(404, 'categories_not_found', text.categoriesNotFound)
      return wholeList(tree.map((root) => categoryToWire(root)))
    },
  }),
  route({
    ...common,
    path: '/product-features',
    summary: 'Ürün özellikleri ve değerleri',
    keep: shared,
    stored: true,
    failures: [failures.featuresNotFound],
    answer: z.array(featureAnswer),
    example: { data: [featureExample] },
    run: async ({ db }) => {
      const features = await getFeatures(db)
      if (features.length === 0) throw new Problem(404, 'features_not_found', text.featuresNotFound)
      return wholeList(features.map(featureToWire))
    },
  }),
  route({
    ...common,
    path: '/product-categories-to-features',
    summary: 'Kategorilerin ürünlerinde geçen, süzmeye açık özellikler',
    query: inputs.categories,
    keep: { by: 'visitor' },
    stored: true,
    failures: [failures.categoryNotFound],
    answer: z.array(featureAnswer),
    example: { query: { categories: '2,11' }, data: [featureExample] },
    run: async ({ db, visitor }, { query }) => {
      const known = await Promise.all(query.categories.map((id) => getCategory(db, id)))
      if (known.includes(null)) throw new Problem(404, 'category_not_found', text.categoryNotFound)
      return wholeList((await getFeaturesOfCategories(db, visitor, query.categories)).map(featureToWire))
    },
  }),
]

/** The first path that matches answers, so fixed paths come before those with a parameter in the same place. */
export const catalogueEndpoints: ApiRoute[] = [
  ...categoryEndpoints,
  ...listEndpoints,
  ...showcaseEndpoints,
  ...productEndpoints,
  ...recordEndpoints,
  ...relatedEndpoints,
  ...searchEndpoints,
  ...vocabularyEndpoints,
]
