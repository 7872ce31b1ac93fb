import { z } from 'zod'
import { memberOf } from '~/features/identity/identity'
import { compatibility } from '~/http/calls/compatibility'
import { rowId } from '~/http/reading/fields'
import { Problem } from '~/http/answering/problem.server'
import { type ApiRequest, type ApiRoute, route } from '~/http/calls/route.server'
import { wholeList } from '~/http/calls/whole-list'
import { hitsAnswer, showcaseAnswer } from './answers.server'
import { hitExample, showcaseExample } from './examples.server'
import * as inputs from './inputs.server'
import { getShowcaseProducts, getShowcases, hideShowcases } from '../catalogue.server'
import { getHits } from '../search/hits.server'
import { failures } from './failures.server'
import { text } from '../text'
import { hitToWire } from './product-wire.server'

const common = { tag: 'Vitrinler', policy: 'anyone', list: true } as const

export const showcaseEndpoints: ApiRoute[] = [
  route({
    ...common,
    method: 'get',
    path: '/site/showcases',
    summary: 'Ana sayfa vitrinleri, ilk ürünleriyle; üyenin gizledikleri olmadan',
    keep: { by: 'visitor' },
    stored: true,
    answer: z.array(showcaseAnswer),
    example: { data: [showcaseExample] },
    run: async (api) => wholeList(await toAnswer(api, await getShowcases(api.db, api.visitor))),
  }),
  route({
    tag: common.tag,
    policy: common.policy,
    method: 'get',
    path: '/site/showcases/get-last',
    summary: 'En son eklenen vitrin, ilk ürünleriyle; yoksa null',
    keep: { by: 'visitor' },
    stored: true,
    answer: showcaseAnswer.nullable(),
    example: { data: showcaseExample },
    run: async (api) => {
      const newest = (await getShowcases(api.db, api.visitor)).toSorted((a, b) => b.id - a.id)[0]
      return { data: newest ? (await toAnswer(api, [newest]))[0]! : null }
    },
  }),
  route({
    tag: common.tag,
    policy: 'member',
    method: 'put',
    path: '/site/showcases',
    summary: 'Kendi ana sayfasında görünmeyecek vitrinler',
    description: 'Verilenler gizlenir, ötekiler yeniden görünür. Biri yoksa hiçbir şey değişmez.',
    limit: 'basket',
    failures: [failures.showcaseNotFound],
    body: z.strictObject({ ...compatibility, hidden_ids: z.array(rowId).max(100) }),
    answer: z.strictObject({ hidden_ids: z.array(z.int()) }),
    example: { body: { hidden_ids: [3] }, data: { hidden_ids: [3] } },
    run: async ({ db, visitor }, { body: { hidden_ids: ids } }) => {
      if (!(await hideShowcases(db, memberOf(visitor), ids)))
        throw new Problem(404, 'showcase_not_found', text.showcaseNotFound)
      return { data: { hidden_ids: [...new Set(ids)].toSorted((a, b) => a - b) } }
    },
  }),
  route({
    ...common,
    method: 'get',
    path: '/showcases/products/{id}',
    summary: 'Bir vitrinin ürünleri',
    params: inputs.byId,
    query: inputs.page,
    keep: { by: 'visitor' },
    stored: true,
    failures: [failures.showcaseNotFound],
    answer: hitsAnswer,
    example: {
      params: { id: '1' },
      query: { start: '0', length: '30' },
      data: [hitExample],
      meta: { total: 24, start: 0, length: 30 },
    },
    run: async ({ db, visitor }, { params, query: { start, length } }) => {
      const found = await getShowcaseProducts(db, visitor, params.id, { start, length })
      if (!found) throw new Problem(404, 'showcase_not_found', text.showcaseNotFound)
      const hits = await getHits(db, visitor, found.products)
      return {
        data: hits.map((hit) => hitToWire(visitor.priceKey, hit)),
        meta: { total: found.total, start, length },
      }
    },
  }),
  route({
    ...common,
    method: 'post',
    path: '/showcases/multi/products',
    summary: 'Birkaç vitrin, ilk ürünleriyle',
    body: inputs.productIds,
    answer: z.array(showcaseAnswer),
    example: { body: { ids: [1] }, data: [showcaseExample] },
    run: async (api, { body }) =>
      wholeList(await toAnswer(api, await getShowcases(api.db, api.visitor, body.ids))),
  }),
]

async function toAnswer({ db, visitor }: ApiRequest, found: Awaited<ReturnType<typeof getShowcases>>) {
  const hits = await getHits(
    db,
    visitor,
    found.flatMap(({ products }) => products),
  )
  const byCard = new Map(hits.map((hit) => [hit.card, hitToWire(visitor.priceKey, hit)]))
  return found.map((showcase) => ({
    ...showcase,
    products: showcase.products.map((card) => byCard.get(card)!),
  }))
}
