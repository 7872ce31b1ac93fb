import { sql } from 'drizzle-orm'
import { audit } from '~/db/audit.server'
import type { Db, Transaction } from '~/db/connection.server'
import { recordset } from '~/db/recordset.server'
import { transaction } from '~/db/transaction.server'

/** Most products that one product names as related. */
export const mostRelated = 30

/** Sets the related products of each product, in that order. */
export async function setRelated(
  db: Transaction,
  inputs: readonly { productId: number; relatedIds: number[] }[],
): Promise<void> {
  await db.execute(sql`
    delete from product_relations where product_id = any(${sql.param(inputs.map(({ productId }) => productId))}::int[])`)
  const rows = inputs.flatMap(({ productId, relatedIds }) =>
    relatedIds.map((relatedId, position) => ({ productId, relatedId, position })),
  )
  await db.execute(sql`
    insert into product_relations (product_id, related_id, position)
    select "productId", "relatedId", position from ${recordset(rows, '"productId" int, "relatedId" int, position int')}`)
}

/** The codes of the products that a product names as related, in their order. */
export async function readRelatedCodes(db: Db, productId: number): Promise<string[]> {
  const { rows } = await db.execute<{ code: string }>(sql`
    select p.code from product_relations r join products p on p.id = r.related_id
    where r.product_id = ${productId} order by r.position`)
  return rows.map(({ code }) => code)
}

type Related = { productId: number; codes: readonly string[]; seen: readonly string[] }

/**
 * Sets the related products of a product by their codes. Nothing is saved for unknown codes, which come back, and when the
 * codes differ from those that the editor has `seen`.
 */
export function saveRelated(
  db: Db,
  { productId, codes, seen }: Related,
  actor: string,
): Promise<'saved' | 'stale' | { unknown: string[] }> {
  return transaction(db, async (db) => {
    await db.execute(sql`select from products where id = ${productId} for update`)
    const before = await readRelatedCodes(db, productId)
    if (before.join('\n') !== seen.join('\n')) return 'stale'
    const { rows } = await db.execute<{ id: number; code: string }>(sql`
      select id, code from products where code = any(${sql.param([...codes])}::text[]) and id <> ${productId}`)
    const ids = new Map(rows.map(({ id, code }) => [code, id]))
    const unknown = codes.filter((code) => !ids.has(code))
    if (unknown.length > 0) return { unknown }
    const after = [...new Set(codes)]
    await setRelated(db, [{ productId, relatedIds: after.map((code) => ids.get(code)!) }])
    const subject = `products ${productId}`
    await audit(db, {
      actor,
      action: 'related',
      subject,
      before: { related: before },
      after: { related: after },
    })
    return 'saved'
  })
}
