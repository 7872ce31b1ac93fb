import { asc, eq } from 'drizzle-orm'
import type { Db, Transaction } from '~/db/connection.server'
import type { Editor } from '~/http/calls/editing.server'
import { showcaseProducts, showcases } from '../tables.server'
import { text } from '../text'
import type { ShowcaseChange } from './showcase-input.server'

type ShowcaseRow = typeof showcases.$inferSelect
export type ShowcaseRecord = ShowcaseRow & { productIds: number[] }

/** Showcases as staff edit them, each with its chosen products in their order. Pages name a showcase by its code, so it stays. */
export const showcaseEditor: Editor<ShowcaseRecord, ShowcaseChange> = {
  table: 'showcases',
  read: readShowcaseRecord,
  add: async (db, { productIds, ...values }) => {
    const [row] = await db.insert(showcases).values(values).returning({ id: showcases.id })
    await insertProducts(db, row!.id, productIds)
    return row!.id
  },
  change: async (db, row, { productIds, ...values }) => {
    if (values.code !== row.code) return codeIsFixed
    await db.update(showcases).set(values).where(eq(showcases.id, row.id))
    await db.delete(showcaseProducts).where(eq(showcaseProducts.showcaseId, row.id))
    await insertProducts(db, row.id, productIds)
  },
  remove: async (db, { id }) => {
    await db.delete(showcases).where(eq(showcases.id, id))
    return 'removed'
  },
}

/** All showcases in the shop's order, without their products. */
export function listShowcaseRecords(db: Db): Promise<ShowcaseRow[]> {
  return db.select().from(showcases).orderBy(asc(showcases.position), asc(showcases.id))
}

async function readShowcaseRecord(db: Db, id: number): Promise<ShowcaseRecord | null> {
  const [row] = await db.select().from(showcases).where(eq(showcases.id, id))
  if (!row) return null
  const chosen = await db
    .select({ productId: showcaseProducts.productId })
    .from(showcaseProducts)
    .where(eq(showcaseProducts.showcaseId, id))
    .orderBy(asc(showcaseProducts.position), asc(showcaseProducts.productId))
  return { ...row, productIds: chosen.map(({ productId }) => productId) }
}

async function insertProducts(db: Transaction, showcaseId: number, productIds: readonly number[]) {
  const rows = [...new Set(productIds)].map((productId, position) => ({ showcaseId, productId, position }))
  if (rows.length > 0) await db.insert(showcaseProducts).values(rows)
}

const codeIsFixed = {
  refused: 'invalid' as const,
  errors: [{ path: 'code', code: 'fixed', message: text.showcaseCodeIsFixed }],
}
