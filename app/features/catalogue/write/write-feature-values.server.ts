import { inArray, sql } from 'drizzle-orm'
import type { Transaction } from '~/db/connection.server'
import { rowsFor } from '~/db/recordset.server'
import { fold, slug, uniqueSlug } from '~/kernel/turkish'
import { featureDetails, features } from '../tables.server'
import { lockCatalogue } from './write-lock.server'

export type FeatureValue = { feature: string; value: string }

// After the values that the shop has ordered itself.
const lastPosition = 1_000

/**
 * Finds feature details by their names, in upper or lower case, and adds missing features and details. Returns the ids in
 * the order given.
 */
export async function ensureFeatureValues(
  db: Transaction,
  wanted: readonly FeatureValue[],
): Promise<number[]> {
  if (wanted.length === 0) return []
  await lockCatalogue(db)
  const featureIds = await ensureFeatures(db, wanted)
  return ensureDetails(
    db,
    wanted.map(({ feature, value }) => ({ featureId: featureIds.get(fold(feature))!, value })),
  )
}

/** Ids of the features by folded name. */
async function ensureFeatures(
  db: Transaction,
  wanted: readonly FeatureValue[],
): Promise<Map<string, number>> {
  const rows = await db.select({ id: features.id, code: features.code, name: features.name }).from(features)
  const ids = new Map(rows.map(({ name, id }) => [fold(name), id]))
  const codes = new Set(rows.map(({ code }) => code))
  const missing = firstOfEach(wanted, ({ feature }) => fold(feature)).filter(
    ({ feature }) => !ids.has(fold(feature)),
  )
  if (missing.length === 0) return ids
  const added = await db
    .insert(features)
    .values(
      missing.map(({ feature: name }) => ({ code: freeCode(name, codes), name, position: lastPosition })),
    )
    .returning({ id: features.id, name: features.name })
  for (const { id, name } of added) ids.set(fold(name), id)
  return ids
}

async function ensureDetails(
  db: Transaction,
  wanted: readonly { featureId: number; value: string }[],
): Promise<number[]> {
  const { id, featureId, code, value } = featureDetails
  const rows = await db
    .select({ id, featureId, code, value })
    .from(featureDetails)
    .where(inArray(featureId, [...new Set(wanted.map((detail) => detail.featureId))]))
  const key = (detail: { featureId: number; value: string }) => `${detail.featureId} ${fold(detail.value)}`
  const ids = new Map(rows.map((row) => [key(row), row.id]))
  const codes = new Map(
    [...Map.groupBy(rows, (row) => row.featureId)].map(([id, own]) => [
      id,
      new Set(own.map((row) => row.code)),
    ]),
  )
  const codesOf = (id: number) => codes.get(id) ?? codes.set(id, new Set()).get(id)!
  const missing = firstOfEach(wanted, key).filter((detail) => !ids.has(key(detail)))
  if (missing.length > 0) {
    const { names, rows } = rowsFor(
      featureDetails,
      missing.map(({ featureId, value }) => ({
        featureId,
        value,
        code: freeCode(value, codesOf(featureId)),
        position: lastPosition,
      })),
    )
    const { rows: added } = await db.execute<{ id: number; featureId: number; value: string }>(sql`
      insert into feature_details (${names}) select i.* from ${rows}
      returning id, feature_id as "featureId", value`)
    for (const row of added) ids.set(key(row), row.id)
  }
  return wanted.map((detail) => ids.get(key(detail))!)
}

function firstOfEach<T>(rows: readonly T[], key: (row: T) => string): T[] {
  return [...new Map(rows.toReversed().map((row) => [key(row), row])).values()].toReversed()
}

function freeCode(name: string, taken: Set<string>): string {
  const code = uniqueSlug(slug(name), (desired) => taken.has(desired))
  taken.add(code)
  return code
}
