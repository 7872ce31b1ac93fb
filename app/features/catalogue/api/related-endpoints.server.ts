import { z } from 'zod'
import type { Db } from '~/db/connection.server'
import { compatibility } from '~/http/calls/compatibility'
import { actorOf, revisionOf } from '~/http/calls/editing.server'
import { notFound } from '~/http/calls/failures.server'
import { changedMeanwhile } from '~/http/calls/resource.server'
import { type ApiRoute, type Policy, route } from '~/http/calls/route.server'
import { Problem } from '~/http/answering/problem.server'
import { line } from '~/http/reading/fields'
import { editingText, text as httpText } from '~/http/text'
import { readNamedProducts } from '../reading/named-products.server'
import { mostRelated, readRelatedCodes, saveRelated } from '../write/write-related.server'
import { text } from '../text'
import * as inputs from './inputs.server'

// The products that a product names as related, as the staff edit them.

const policy: Policy = { staff: 'products.write' }
const tag = 'Ürünler'
const params = inputs.byId
const codes = z
  .array(line(1, 60))
  .max(mostRelated)
  .describe('Ürün kodları, gösterilecekleri sırayla; en çok 30 ürün.')
const revision = z.string().min(1).max(40).describe(editingText.revision)
const answer = z.strictObject({ codes: z.array(z.string()), revision: z.string() })
const example = { codes: ['KPD-NATO', 'KPD-TOKA'], revision: 'Zk3mP0aXq81LwT7c' }

export const relatedEndpoints: ApiRoute[] = [
  route({
    method: 'get',
    path: '/products/{id}/related',
    tag,
    summary: 'Bir ürünün ilgili ürünlerinin kodları, düzenlendikleri hâliyle',
    policy,
    params,
    failures: [notFound],
    answer,
    example: { params: { id: '1042' }, data: example },
    run: async ({ db }, { params: { id } }) => ({ data: await read(db, id) }),
  }),
  route({
    method: 'put',
    path: '/products/{id}/related',
    tag,
    summary: 'İlgili ürünleri değiştirir',
    description: editingText.update,
    policy,
    params,
    body: z.strictObject({ ...compatibility, codes, revision }),
    failures: [notFound, changedMeanwhile],
    answer,
    example: { params: { id: '1042' }, body: example, data: example },
    run: async ({ db, visitor }, { params: { id: productId }, body }) => {
      const before = await read(db, productId)
      const related = { productId, codes: body.codes, seen: before.codes }
      const actor = actorOf(visitor, { table: 'product_relations' })
      const saved = before.revision === body.revision ? await saveRelated(db, related, actor) : 'stale'
      if (saved === 'stale') throw new Problem(409, changedMeanwhile.code, editingText.changedMeanwhile)
      if (saved !== 'saved') {
        const errors = saved.unknown.map((code) => ({
          path: `codes.${body.codes.indexOf(code)}`,
          code: 'unknown_row',
          message: text.unknownRelated,
        }))
        throw new Problem(400, 'invalid_input', httpText.badInput, errors)
      }
      return { data: await read(db, productId) }
    },
  }),
]

/** The related codes of a product with their revision. Throws 404 for a product that does not exist. */
async function read(db: Db, productId: number) {
  const [product] = await readNamedProducts(db, [productId])
  if (!product) throw new Problem(404, 'not_found', httpText.notFound)
  const codes = await readRelatedCodes(db, productId)
  return { codes, revision: revisionOf(codes) }
}
