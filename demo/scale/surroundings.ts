import { sql } from 'drizzle-orm'
import type { Transaction } from '~/db/connection.server'
import { saveBrands } from '../../app/features/catalogue/write/write-brands.server'
import { addCategories } from '../../app/features/catalogue/write/write-categories.server'
import { saveFeatures } from '../../app/features/catalogue/write/write-features.server'
import { titleTr } from '~/kernel/turkish'

const rootCount = 20
const leafCount = 200
const brandCount = 300
const featureCount = 20
const valuesPerFeature = 12
/** The k-th largest of 200 leaves has k^-0.8 of the products of the largest, which then has a tenth of all. */
const zipfExponent = 0.8
const codePrefix = 'olcek-'

export type Surroundings = {
  /** Leaf category ids, largest first, and the cumulative share of all products up to each leaf but the last. */
  leaves: number[]
  reaches: number[]
  brands: number[]
}

/** Categories, brands and features for any number of products; created once and found again later. */
export async function prepareSurroundings(db: Transaction, words: readonly string[]): Promise<Surroundings> {
  const shares = leafShares()
  const known = await leafIds(db)
  const leaves = known.length > 0 ? known : await addTree(db, words, shares)
  const names = words.slice(leafCount + rootCount, leafCount + rootCount + brandCount).map(titleTr)
  const brands = await saveBrands(
    db,
    names.map((name) => ({ name })),
  )
  await fillUpFeatures(db, words.slice(1_000))
  let reached = 0
  const reaches = shares.slice(0, -1).map((share) => (reached += share))
  return { leaves, reaches, brands: names.map((name) => brands.get(name)!) }
}

function leafShares(): number[] {
  const weights = Array.from({ length: leafCount }, (_, place) => (place + 1) ** -zipfExponent)
  const total = weights.reduce((sum, weight) => sum + weight)
  return weights.map((weight) => weight / total)
}

async function leafIds(db: Transaction): Promise<number[]> {
  const { rows } = await db.execute<{ id: number }>(
    sql`select id from categories where link like ${`${codePrefix}yaprak-%`} order by link`,
  )
  return rows.map(({ id }) => id)
}

// Each leaf, the largest first, goes below the root with the smallest share so far, so the largest one stays alone.
async function addTree(
  db: Transaction,
  words: readonly string[],
  shares: readonly number[],
): Promise<number[]> {
  const roots = await addCategories(
    db,
    words.slice(0, rootCount).map((word, place) => ({
      parentId: null,
      name: titleTr(word),
      link: `${codePrefix}kok-${place}`,
      position: 1_000 + place,
    })),
  )
  const filled = roots.map(() => 0)
  return addCategories(
    db,
    shares.map((share, place) => {
      const lightest = filled.indexOf(Math.min(...filled))
      filled[lightest]! += share
      return {
        parentId: roots[lightest]!,
        name: titleTr(words[rootCount + place]!),
        link: `${codePrefix}yaprak-${String(place).padStart(3, '0')}`,
        position: place,
      }
    }),
  )
}

/** Adds features up to twenty beside the shop's own ones. */
async function fillUpFeatures(db: Transaction, words: readonly string[]): Promise<void> {
  const { rows } = await db.execute<{ count: number }>(
    sql`select count(*)::int as count from features where code not like ${`${codePrefix}%`}`,
  )
  const missing = Math.max(featureCount - rows[0]!.count, 0)
  await saveFeatures(
    db,
    Array.from({ length: missing }, (_, place) => ({
      code: `${codePrefix}${place}`,
      name: titleTr(words[place]!),
      kind: 'text' as const,
      position: 100 + place,
      details: Array.from({ length: valuesPerFeature }, (_, value) => ({
        code: `${codePrefix}${place}-${value}`,
        value: titleTr(words[100 + place * valuesPerFeature + value]!),
        position: value,
      })),
    })),
  )
}
