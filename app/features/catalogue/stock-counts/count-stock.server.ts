import { and, asc, eq, or, sql } from 'drizzle-orm'
import { audit } from '~/db/audit.server'
import type { Db, Transaction } from '~/db/connection.server'
import { transaction } from '~/db/transaction.server'
import { comparableCode } from '../search/codes'
import { lockBalances, openBalances } from '../selling/balances.server'
import { countStock } from '../selling/stock.server'
import type { StockRow } from '../selling/stock-returned.server'
import { products, variants } from '../tables.server'
import { text } from '../text'
import { most, type ScanOutcome, type StockCountState } from './stock-count'
import { stockCountLines as lines, stockCounts } from './tables.server'

type By = { actor: string; now: Date }

/** Starts a count and returns its id. */
export async function startStockCount(db: Db, name: string, { actor, now }: By): Promise<number> {
  const [count] = await db
    .insert(stockCounts)
    .values({ name, actor, startedAt: now })
    .returning({ id: stockCounts.id })
  return count!.id
}

/**
 * Adds pieces (1 for a scanner) of the variant with this barcode or code to an open count. The first scan of a variant keeps the pieces
 * that the books have then, so that sales during the count are no difference.
 */
export function scanStock(
  db: Db,
  { countId, typed, pieces, now }: { countId: number; typed: string; pieces: number; now: Date },
): Promise<ScanOutcome> {
  return transaction(db, async (db): Promise<ScanOutcome> => {
    const state = await lockCount(db, countId)
    if (state !== 'open') return { status: state === null ? 'not_found' : 'closed' }
    const found = await findScanned(db, typed)
    if (found.length > 1) return { status: 'several', codes: found.map(({ code }) => code) }
    const variant = found[0]
    if (!variant) return { status: 'unknown' }
    const row = { variantId: variant.id, quantity: pieces }
    await openBalances(db, [row])
    const balance = (await lockBalances(db, [row])).get(variant.id)!
    const [line] = await db
      .insert(lines)
      .values({ countId, variantId: variant.id, counted: pieces, expected: balance.onHand, countedAt: now })
      .onConflictDoUpdate({
        target: [lines.countId, lines.variantId],
        set: { counted: sql`${lines.counted} + ${pieces}`, countedAt: now },
        setWhere: sql`${lines.counted} + ${pieces} <= ${most.pieces}`,
      })
      .returning({ counted: lines.counted })
    if (!line) return { status: 'too_many' }
    const { name, code } = variant
    return { status: 'counted', name, code, counted: line.counted }
  })
}

/** Sets the counted pieces of a line, or removes it with null. False when the count is closed or has no such line. */
export function correctCountLine(
  db: Db,
  { countId, variantId, counted }: { countId: number; variantId: number; counted: number | null },
): Promise<boolean> {
  return transaction(db, async (db) => {
    if ((await lockCount(db, countId)) !== 'open') return false
    const line = and(eq(lines.countId, countId), eq(lines.variantId, variantId))
    const changed =
      counted === null
        ? await db.delete(lines).where(line).returning({ id: lines.variantId })
        : await db.update(lines).set({ counted }).where(line).returning({ id: lines.variantId })
    return changed.length > 0
  })
}

/**
 * Corrects the stock by the differences of an open count, in one transaction, and closes it. `kept`: variants that keep their reserved
 * pieces, although fewer were counted. Null when the count is not open.
 */
export function applyStockCount(
  db: Db,
  countId: number,
  { actor, now }: By,
): Promise<{ moves: StockRow[]; kept: StockRow[] } | null> {
  return transaction(db, async (db) => {
    if ((await lockCount(db, countId)) !== 'open') return null
    const { variantId, counted, expected } = lines
    const rows = await db
      .select({ variantId, difference: sql<number>`${counted} - ${expected}` })
      .from(lines)
      .where(and(eq(lines.countId, countId), sql`${counted} <> ${expected}`))
      .orderBy(asc(variantId))
    const differing = rows.map((row) => ({ variantId: row.variantId, quantity: row.difference }))
    const balances = await lockBalances(db, differing)
    const targets = differing.map((row) => ({
      ...row,
      quantity: Math.max((balances.get(row.variantId)?.onHand ?? 0) + row.quantity, 0),
    }))
    const done = await countStock(db, targets, 'correction', text.stockCount(countId))
    await close(db, countId, 'applied', now)
    await audit(db, {
      actor,
      action: 'stock-count',
      subject: `stock_counts ${countId}`,
      after: { moves: done.moves.length, kept: done.kept.length },
    })
    return done
  })
}

/** Closes an open count without a change of stock. False when it is not open. */
export function dropStockCount(db: Db, countId: number, { actor, now }: By): Promise<boolean> {
  return transaction(db, async (db) => {
    if ((await lockCount(db, countId)) !== 'open') return false
    await close(db, countId, 'dropped', now)
    await audit(db, {
      actor,
      action: 'drop',
      subject: `stock_counts ${countId}`,
      after: { state: 'dropped' },
    })
    return true
  })
}

async function lockCount(db: Transaction, id: number): Promise<StockCountState | null> {
  const [count] = await db
    .select({ state: stockCounts.state })
    .from(stockCounts)
    .where(eq(stockCounts.id, id))
    .for('update')
  return count?.state ?? null
}

async function close(db: Transaction, id: number, state: StockCountState, now: Date): Promise<void> {
  await db.update(stockCounts).set({ state, finishedAt: now }).where(eq(stockCounts.id, id))
}

/** The variants with this barcode or code, at most three. */
function findScanned(db: Db, typed: string): Promise<{ id: number; code: string; name: string }[]> {
  const { id, code, barcode, codeNormalized } = variants
  return db
    .select({ id, code, name: sql<string>`concat_ws(' ', ${products.name}, nullif(${variants.name}, ''))` })
    .from(variants)
    .innerJoin(products, eq(products.id, variants.productId))
    .where(or(eq(barcode, typed), eq(codeNormalized, comparableCode(typed))))
    .orderBy(asc(id))
    .limit(3)
}
