import { z } from 'zod'
import type { Db } from '~/db/connection.server'
import { pageLength } from '~/features/catalogue/catalogue'
import { getProducts } from '~/features/catalogue/catalogue.server'
import type { Visitor } from '~/features/identity/identity'
import { compatibility } from '~/http/calls/compatibility'
import { pageQuery } from '~/http/calls/list-query'
import { Problem } from '~/http/answering/problem.server'
import { type ApiRoute, route } from '~/http/calls/route.server'
import { keptAnswer, keptToWire } from './list-wire.server'
import { keptExample } from './examples.server'
import { productGone } from './failures.server'
import { kept, type KeptProduct } from '../lists'
import { listKept, replaceFavourites } from '../lists.server'
import { text } from '../text'

const common = { tag: 'Listeler', policy: 'anyone' } as const
const ids = z
  .array(z.int().min(1).max(2_147_483_647))
  .max(100)
  .describe('Ürün numaraları, başta görünecek olan önce.')

/** Calls below `site/{x}`: always the caller's own favourites, guest or member. */
export const favouriteEndpoints: ApiRoute[] = [
  route({
    ...common,
    method: 'get',
    path: '/site/favorites',
    summary: 'Kendi favorileri, son eklenen önce',
    query: z.strictObject({ ...compatibility, ...pageQuery }),
    answer: z.array(keptAnswer),
    list: true,
    example: { query: {}, data: [keptExample], meta: { total: 1, start: 0, length: pageLength } },
    run: async ({ db, visitor }, { query: { start, length } }) => {
      const all = await listKept(db, visitor, kept.favourite)
      const rows = all.slice(start, start + length)
      return { data: await toWire(db, visitor, rows), meta: { total: all.length, start, length } }
    },
  }),
  route({
    ...common,
    method: 'get',
    path: '/site/favorites/get-last',
    summary: 'Son eklenen favori; yoksa null',
    query: z.strictObject(compatibility),
    answer: keptAnswer.nullable(),
    example: { query: {}, data: keptExample },
    run: async ({ db, visitor }) => {
      const rows = (await listKept(db, visitor, kept.favourite)).slice(0, 1)
      return { data: (await toWire(db, visitor, rows))[0] ?? null }
    },
  }),
  route({
    ...common,
    method: 'put',
    path: '/site/favorites',
    summary: 'Favorileri verilen ürünlerle değiştirir',
    description:
      'En çok 100 ürün; listede olmayanlar çıkarılır, ziyaretçiye gösterilmeyen bir ürün varsa hiçbir şey değişmez.',
    limit: 'basket',
    failures: [productGone],
    body: z.strictObject({ ...compatibility, product_ids: ids }),
    answer: z.strictObject({ product_ids: z.array(z.int()) }),
    example: { body: { product_ids: [1042, 77] }, data: { product_ids: [1042, 77] } },
    run: async ({ db, visitor }, { body: { product_ids: wanted } }) => {
      const written = await replaceFavourites(db, visitor, wanted)
      if (!written) throw new Problem(404, 'product_not_found', text.productNotFound)
      return { data: { product_ids: written } }
    },
  }),
]

async function toWire(db: Db, visitor: Visitor, rows: readonly KeptProduct[]) {
  const cards = await getProducts(
    db,
    visitor,
    rows.map(({ productId }) => productId),
  )
  return keptToWire(kept.favourite, rows, cards, new Map())
}
