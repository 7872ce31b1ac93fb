import { desc, eq, type SQL, sql } from 'drizzle-orm'
import type { Db } from '~/db/connection.server'
import { products, stockBalances, variants } from '../tables.server'
import type { StockCount, StockCountLine } from './stock-count'
import { stockCountLines as lines, stockCounts } from './tables.server'

/** Counts, newest first, and the number of all. */
export async function listStockCounts(
  db: Db,
  { start, length }: { start: number; length: number },
): Promise<{ counts: StockCount[]; total: number }> {
  const counts = await read(db).orderBy(desc(stockCounts.id)).offset(start).limit(length)
  return { counts, total: await db.$count(stockCounts) }
}

/** A count; null when there is none with this id. */
export async function readStockCount(db: Db, id: number): Promise<StockCount | null> {
  const [count] = await read(db).where(eq(stockCounts.id, id))
  return count ?? null
}

/** Lines of a count, last scanned first; with `differing` only those that differ from the books. `total`: the number of these. */
export async function listCountLines(
  db: Db,
  countId: number,
  { differing, start, length }: { differing: boolean; start: number; length: number },
): Promise<{ lines: StockCountLine[]; total: number }> {
  const which = sql`${lines.countId} = ${countId} and ${differing ? isDifferent : sql`true`}`
  const rows = await db
    .select({
      variantId: lines.variantId,
      productId: products.id,
      name: sql<string>`concat_ws(' ', ${products.name}, nullif(${variants.name}, ''))`,
      code: variants.code,
      barcode: variants.barcode,
      counted: lines.counted,
      expected: lines.expected,
      onHand: sql<number>`coalesce(${stockBalances.onHand}, 0)`,
      reserved: sql<number>`coalesce(${stockBalances.reserved}, 0)`,
      countedAt: lines.countedAt,
    })
    .from(lines)
    .innerJoin(variants, eq(variants.id, lines.variantId))
    .innerJoin(products, eq(products.id, variants.productId))
    .leftJoin(stockBalances, eq(stockBalances.variantId, lines.variantId))
    .where(which)
    .orderBy(desc(lines.countedAt), desc(lines.variantId))
    .offset(start)
    .limit(length)
  return { lines: rows, total: await db.$count(lines, which) }
}

const isDifferent: SQL = sql`${lines.counted} <> ${lines.expected}`

function read(db: Db) {
  const sums = db
    .select({
      lines: sql<number>`count(*)::int`.as('lines'),
      differing: sql<number>`(count(*) filter (where ${isDifferent}))::int`.as('differing'),
    })
    .from(lines)
    .where(eq(lines.countId, stockCounts.id))
    .as('sums')
  return db
    .select({
      id: stockCounts.id,
      name: stockCounts.name,
      state: stockCounts.state,
      actor: stockCounts.actor,
      startedAt: stockCounts.startedAt,
      finishedAt: stockCounts.finishedAt,
      lines: sql<number>`${sums.lines}`,
      differing: sql<number>`${sums.differing}`,
    })
    .from(stockCounts)
    .innerJoinLateral(sums, sql`true`)
    .$dynamic()
}
