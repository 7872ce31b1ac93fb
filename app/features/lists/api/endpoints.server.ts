import { z } from 'zod'
import { pageLength } from '~/features/catalogue/catalogue'
import { getOffers, getProducts } from '~/features/catalogue/catalogue.server'
import { Problem } from '~/http/answering/problem.server'
import { type ApiRoute, route } from '~/http/calls/route.server'
import { keptAnswer, keptToWire } from './list-wire.server'
import { keptExample } from './examples.server'
import { favouriteEndpoints } from './favourite-endpoints.server'
import { keptId, whichList, keptInput } from './inputs.server'
import { kept, type KeepOutcome, stockAlertType } from '../lists'
import { dropKept, keepProduct, listKept, saveForLater } from '../lists.server'
import { notKept, ofAlerts, ofKeeping } from './failures.server'
import type { StockAlertCalls } from '../stock-alert-calls.server'
import { text } from '../text'

const common = { tag: 'Listeler', policy: 'anyone' } as const

/** Calls of the lists; `alerts` serves type 3. */
export const listsEndpoints = (alerts: StockAlertCalls): ApiRoute[] => [
  route({
    ...common,
    method: 'get',
    path: '/site/bp-relation-products',
    summary:
      'Ziyaretçinin ürünleri; type 1 favori, 2 son görülen, 3 stok haberi, 5 sonra almak için saklanan',
    query: whichList,
    answer: z.array(keptAnswer),
    list: true,
    example: { query: { type: '1' }, data: [keptExample], meta: { total: 1, start: 0, length: 30 } },
    run: async ({ db, visitor }, { query: { type, start = 0 } }) => {
      const all = await (type === stockAlertType ? alerts.list(db, visitor) : listKept(db, visitor, type))
      const rows = all.slice(start, start + pageLength)
      const cards = await getProducts(
        db,
        visitor,
        rows.map(({ productId }) => productId),
      )
      const offers = await getOffers(
        db,
        visitor,
        rows.flatMap(({ variantId }) => variantId ?? []),
      )
      return {
        data: keptToWire(type, rows, cards, offers),
        meta: { total: all.length, start, length: pageLength },
      }
    },
  }),
  route({
    ...common,
    method: 'post',
    path: '/bp-relation-products',
    summary: 'Ürünü bir listeye ekler; 3 stok haberi ister, 5 sepetteki satırı listeye taşır',
    description: text.alertsForMembers,
    idempotency: 'optional',
    limit: 'basket',
    alsoLimit: ({ type }) => (type === stockAlertType ? 'alert' : null),
    failures: [...ofKeeping, ...ofAlerts],
    body: keptInput,
    answer: z.strictObject({ code: z.union([z.literal(200), z.literal(201)]), id: z.int() }),
    example: { body: { type: 1, product_id: 1042 }, data: { code: 201, id: 512 } },
    run: async ({ db, visitor, now }, { body: { type, product_id, product_variant_id } }) => {
      if (type === stockAlertType) {
        if (!product_variant_id) throw new Problem(400, 'choose_variant', text.chooseVariant)
        const goods = { productId: product_id, variantId: product_variant_id }
        const { id, isNew } = await alerts.add(db, visitor, { ...goods, now })
        return { data: { code: isNew ? (201 as const) : (200 as const), id } }
      }
      const outcome =
        type === kept.savedForLater
          ? await saveForLater(db, visitor, { productId: product_id, variantId: product_variant_id })
          : await keepProduct(db, visitor, type, product_id)
      const { id, isNew } = requireKept(outcome)
      return { data: { code: isNew ? (201 as const) : (200 as const), id } }
    },
  }),
  route({
    ...common,
    method: 'delete',
    path: '/bp-relation-products/{id}',
    summary: 'Kendi listesinden bir kaydı siler',
    params: keptId,
    limit: 'basket',
    failures: [notKept],
    answer: z.strictObject({ code: z.literal(200) }),
    example: { params: { id: '512' }, data: { code: 200 } },
    run: async ({ db, visitor }, { params }) => {
      const id = Number(params.id)
      if (!(await dropKept(db, visitor, id)) && !(await alerts.drop(db, visitor, id)))
        throw new Problem(404, 'not_kept', text.notFound)
      return { data: { code: 200 as const } }
    },
  }),
  ...favouriteEndpoints,
]

function requireKept(outcome: KeepOutcome): Extract<KeepOutcome, { status: 'kept' }> {
  switch (outcome.status) {
    case 'kept':
      return outcome
    case 'unknown_product':
      throw new Problem(404, 'product_not_found', text.productNotFound)
    case 'full':
      throw new Problem(409, 'list_full', text.full(outcome.limit))
    case 'disabled':
      throw new Problem(409, 'list_disabled', text.disabled)
    case 'choose_variant':
      throw new Problem(400, 'choose_variant', text.chooseVariant)
  }
}
