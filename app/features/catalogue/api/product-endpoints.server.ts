import { Problem } from '~/http/answering/problem.server'
import { type ApiRequest, type ApiRoute, route } from '~/http/calls/route.server'
import { showsGoods } from '~/http/stored/for-store.server'
import { wholeList } from '~/http/calls/whole-list'
import { hitsAnswer, productAnswer } from './answers.server'
import { hitExample, productExample } from './examples.server'
import * as inputs from './inputs.server'
import type { ProductCard } from '../catalogue'
import { getProducts, getRecommended, getRelated } from '../catalogue.server'
import type { ProductKey } from '../reading/read-product.server'
import { getHits, getWholeProduct } from '../search/hits.server'
import { failures } from './failures.server'
import { text } from '../text'
import { hitToWire, productToWire } from './product-wire.server'

const common = { tag: 'Ürünler', policy: 'anyone' } as const
const list = { ...common, method: 'post', answer: hitsAnswer, list: true } as const

export const productEndpoints: ApiRoute[] = [
  route({
    ...common,
    method: 'get',
    path: '/products/link/{link}',
    summary: 'Bağlantısıyla bir ürün',
    params: inputs.byLink,
    keep: { by: 'visitor' },
    stored: true,
    failures: [failures.productNotFound],
    answer: productAnswer,
    example: { params: { link: 'kapadokya-deri-kordon' }, data: productExample },
    run: (api, { params }) => whole(api, { link: params.link }),
  }),
  route({
    ...common,
    method: 'get',
    path: '/products/{id}',
    summary: 'Numarasıyla bir ürün',
    params: inputs.byId,
    keep: { by: 'visitor' },
    stored: true,
    failures: [failures.productNotFound],
    answer: productAnswer,
    example: { params: { id: '1042' }, data: productExample },
    run: (api, { params }) => whole(api, { id: params.id }),
  }),
  route({
    ...list,
    path: '/products/get-multiple',
    summary: 'Numaralarıyla ürünler, verilen sırada; görünmeyenler yoktur',
    body: inputs.productIds,
    example: { body: { ids: [1042, 1043] }, data: [hitExample] },
    run: async (api, { body }) =>
      several(api, await getProducts(api.db, api.visitor, [...new Set(body.ids)])),
  }),
  route({
    ...list,
    path: '/products/recommended',
    summary: 'Önerilen ürünler; verilen ürünlerle iyi gidenler önce',
    body: inputs.recommendedFor,
    example: { body: { product_ids: [1042] }, data: [hitExample] },
    run: async (api, { body }) =>
      several(api, await getRecommended(api.db, api.visitor, { productIds: body.product_ids })),
  }),
  route({
    ...list,
    path: '/products/related/{id}',
    summary: 'Bir ürünle birlikte iyi giden ürünler',
    params: inputs.byId,
    body: inputs.nothing,
    failures: [failures.productNotFound],
    example: { params: { id: '1042' }, body: {}, data: [hitExample] },
    run: async (api, { params }) => {
      const [product] = await getProducts(api.db, api.visitor, [params.id])
      if (!product) throw productNotFound()
      return several(api, await getRelated(api.db, api.visitor, params.id))
    },
  }),
]

async function whole({ db, visitor, stored }: ApiRequest, key: ProductKey) {
  const found = await getWholeProduct(db, visitor, key)
  if (!found) throw productNotFound()
  showsGoods(stored, { amounts: [found.product.id] })
  return { data: productToWire(visitor.priceKey, found.hit, found.product) }
}

async function several({ db, visitor }: ApiRequest, cards: readonly ProductCard[]) {
  const hits = await getHits(db, visitor, cards)
  return wholeList(hits.map((hit) => hitToWire(visitor.priceKey, hit)))
}

const productNotFound = () => new Problem(404, 'product_not_found', text.productNotFound)
