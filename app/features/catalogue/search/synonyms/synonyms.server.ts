import { briefly, forgetBriefly } from '~/db/brief-cache.server'
import type { Db, Transaction } from '~/db/connection.server'
import type { Editor, Refusal } from '~/http/calls/editing.server'
import { text } from '../../text'
import { type Dictionary, type Synonym, synonymLimits, toDictionary } from '../understanding/synonyms'
import { tokensOf } from '../understanding/typed-words'
import { defaultSynonyms } from './default-synonyms'
import * as store from './store-synonyms.server'

export type SynonymRow = store.SynonymRow
export { readSynonyms } from './store-synonyms.server'

/** Words of a phrase or meaning, as searches split it. */
export const synonymWords = (text: string): string[] => tokensOf(text).flatMap(({ any }) => any)

/** The synonyms of the shop; each process keeps them for a second. */
export function getDictionary(db: Db): Promise<Dictionary> {
  return briefly(db, 'search-synonyms', async () => toDictionary(await store.readSynonyms(db), synonymWords))
}

/** The generic verbs of a synonym. A change counts at once in this process, and within a second in others. */
export const synonymEditor: Editor<SynonymRow, Synonym> = {
  table: 'search_synonyms',
  read: store.readSynonym,
  add: async (db, input) => {
    const refusal = await refuse(db, input, null)
    if (refusal) return refusal
    const id = await store.insertSynonym(db, withWords(input))
    forgetBriefly(db)
    return id
  },
  change: async (db, { id }, input) => {
    const refusal = await refuse(db, input, id)
    if (refusal) return refusal
    await store.updateSynonym(db, id, withWords(input))
    forgetBriefly(db)
  },
  remove: async (db, { id }) => {
    await store.deleteSynonym(db, id)
    forgetBriefly(db)
    return 'removed'
  },
}

/** Adds the synonyms of an opening shop. */
export const openSearch = (db: Transaction): Promise<void> => addSynonyms(db, defaultSynonyms)

/** Adds synonyms to a shop that has none. Throws for one that staff could not enter. */
export async function addSynonyms(db: Transaction, synonyms: readonly Synonym[]): Promise<void> {
  for (const synonym of synonyms) {
    const refusal = await refuse(db, synonym, null)
    if (refusal) throw new Error(`"${synonym.phrase}" is no synonym: ${refusal.errors[0]?.message}`)
    await store.insertSynonym(db, withWords(synonym))
  }
  forgetBriefly(db)
}

const withWords = (input: Synonym) => ({
  ...input,
  phraseWords: synonymWords(input.phrase).join(' '),
})

const invalid = (path: string, message: string): Refusal => ({
  refused: 'invalid',
  errors: [{ path, code: 'invalid_synonym', message }],
})

/** The reason why a synonym cannot be used; null: it can. `id` is the row that it replaces. */
async function refuse(db: Transaction, input: Synonym, id: number | null): Promise<Refusal | null> {
  const { phrase, meanings } = input
  const sizes = [phrase, ...meanings].map((each) => synonymWords(each).length)
  const wrong = sizes.findIndex((size) => size === 0 || size > synonymLimits.words)
  if (wrong >= 0)
    return invalid(wrong === 0 ? 'phrase' : `meanings.${wrong - 1}`, text.synonymWords(synonymLimits.words))
  const own = synonymWords(phrase).join(' ')
  const same = meanings.findIndex((meaning) => synonymWords(meaning).join(' ') === own)
  if (same >= 0) return invalid(`meanings.${same}`, text.synonymOfItself)
  await store.lockSynonyms(db)
  const others = (await store.readSynonyms(db)).filter((row) => row.id !== id)
  if (others.length >= synonymLimits.records)
    return invalid('phrase', text.tooManySynonyms(synonymLimits.records))
  const circle = meanings.findIndex((meaning) => leadsTo(synonymWords(meaning).join(' '), own, others))
  return circle >= 0 ? invalid(`meanings.${circle}`, text.synonymCircle(meanings[circle]!, phrase)) : null
}

/** Whether one phrase already means another one, over any number of records. */
function leadsTo(from: string, to: string, records: readonly Synonym[]): boolean {
  const next = new Map<string, string[]>()
  const add = (one: string, other: string) => next.set(one, [...(next.get(one) ?? []), other])
  for (const { phrase, meanings, bothWays } of records) {
    const own = synonymWords(phrase).join(' ')
    for (const meaning of meanings.map((each) => synonymWords(each).join(' '))) {
      add(own, meaning)
      if (bothWays) add(meaning, own)
    }
  }
  const seen = new Set([from])
  for (const phrase of seen) for (const other of next.get(phrase) ?? []) seen.add(other)
  return seen.has(to)
}
