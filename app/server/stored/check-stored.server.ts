import { setTimeout as pause } from 'node:timers/promises'
import { forgetBriefly } from '~/db/brief-cache.server'
import type { Db } from '~/db/connection.server'
import type { Entry } from '~/http/stored/answer-store.server'
import type { MadeAnswer } from './make-answer.server'
import type { StoredAnswers } from './stored-answers.server'
import { requestOfKey } from './stored-key.server'
import { plainBytes } from '~/http/stored/stored-answer.server'

/** A stored answer that is not what the shop says now, with the texts around the first difference. */
export type StaleAnswer = { key: string; status: number; stored: string; now: string }

/** ms: a change shows everywhere within this time. */
const settling = 1_000

/**
 * Compares every stored answer that is older than a second with one that is made anew beside the store, from the database rather
 * than from what the process remembers. A difference counts when the answer is still stored a second later: then no message named
 * what has changed.
 */
export async function checkStored(
  { store, makeAnswer }: Pick<StoredAnswers, 'store' | 'makeAnswer'>,
  db: Db,
): Promise<StaleAnswer[]> {
  const stale: StaleAnswer[] = []
  const suspects: { key: string; entry: Entry; made: MadeAnswer; at: number }[] = []
  for (const [key, entry] of Array.from(store.entries())) {
    if (performance.now() - entry.madeAt < settling || store.peek(key)?.madeAt !== entry.madeAt) continue
    forgetBriefly(db)
    const made = await makeAnswer(requestOfKey(key), { remote: undefined, forwarded: null })
    // Nothing is said about the shop's data by a limit or an outage.
    if (made.status === 429 || made.status >= 500) continue
    if (made.status !== 200 || !isSame(entry, made))
      suspects.push({ key, entry, made, at: performance.now() })
  }
  for (const { key, entry, made, at } of suspects) {
    await pause(Math.max(at + settling - performance.now(), 0))
    if (store.peek(key)?.madeAt === entry.madeAt)
      stale.push({ key, status: made.status, ...differenceOf(entry, made) })
  }
  return stale
}

const textOf = ({ answer }: Entry) => plainBytes(answer)

function isSame(entry: Entry, made: MadeAnswer): boolean {
  return entry.answer.etag === made.etag && textOf(entry).equals(made.bytes)
}

const around = 80

function differenceOf(entry: Entry, made: MadeAnswer): Pick<StaleAnswer, 'stored' | 'now'> {
  const [stored, now] = [textOf(entry).toString(), made.bytes.toString()]
  let at = 0
  while (at < stored.length && stored[at] === now[at]) at++
  const part = (text: string) => text.slice(Math.max(at - around, 0), at + around)
  return { stored: part(stored), now: part(now) }
}
