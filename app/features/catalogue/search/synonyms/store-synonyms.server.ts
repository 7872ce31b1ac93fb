import { asc, eq, sql } from 'drizzle-orm'
import type { Db, Transaction } from '~/db/connection.server'
import { searchSynonyms } from '../../tables.server'
import type { Synonym } from '../understanding/synonyms'

export type SynonymRow = Synonym & { id: number; meanings: string[] }
type Written = Synonym & { phraseWords: string }

const { id, phrase, meanings, bothWays } = searchSynonyms
const columns = { id, phrase, meanings, bothWays }

/** All synonyms, by phrase. There are at most a thousand. */
export function readSynonyms(db: Db): Promise<SynonymRow[]> {
  return db.select(columns).from(searchSynonyms).orderBy(asc(searchSynonyms.phraseWords))
}

export async function readSynonym(db: Db, wanted: number): Promise<SynonymRow | null> {
  const [row] = await db.select(columns).from(searchSynonyms).where(eq(id, wanted))
  return row ?? null
}

/** Writers wait for each other, so that two of them cannot close a circle together. Readers go on. */
export async function lockSynonyms(db: Transaction): Promise<void> {
  await db.execute(sql`lock table ${searchSynonyms} in share row exclusive mode`)
}

export async function insertSynonym(db: Transaction, input: Written): Promise<number> {
  const [row] = await db.insert(searchSynonyms).values(toRow(input)).returning({ id })
  return row!.id
}

export async function updateSynonym(db: Transaction, wanted: number, input: Written): Promise<void> {
  await db.update(searchSynonyms).set(toRow(input)).where(eq(id, wanted))
}

export async function deleteSynonym(db: Transaction, wanted: number): Promise<void> {
  await db.delete(searchSynonyms).where(eq(id, wanted))
}

const toRow = ({ phrase, phraseWords, meanings, bothWays }: Written) => ({
  phrase,
  phraseWords,
  meanings: [...meanings],
  bothWays,
})
