import { eq, sql } from 'drizzle-orm'
import { audit } from '~/db/audit.server'
import { briefly, forgetBriefly } from '~/db/brief-cache.server'
import type { Db, Transaction } from '~/db/connection.server'
import { transaction } from '~/db/transaction.server'
import type { MailText, MailTextKey, Words } from './mail-texts'
import { wordsFrom } from './mail-texts'
import { mailTexts } from './tables.server'

export type MailTextRow = typeof mailTexts.$inferSelect

/** The texts that staff wrote, by their email. */
export async function listMailTexts(db: Db): Promise<ReadonlyMap<MailTextKey, MailTextRow>> {
  const rows = await db.select().from(mailTexts)
  return new Map(rows.map((row) => [row.key, row]))
}

/** The words of the shop's emails; each process keeps them for a second. */
export function readWords(db: Db): Promise<Words> {
  return briefly(db, 'mail-words', async () => wordsFrom(Object.fromEntries(await listMailTexts(db))))
}

type By = { actor: string; now: Date }

/**
 * Replaces the words of an email; null for the usual ones. `seen`: the revision that the editor has read, empty for the usual
 * words; the answer is false when somebody else has changed them since.
 */
export function saveMailText(
  db: Db,
  { key, seen, words }: { key: MailTextKey; seen: string; words: MailText | null },
  { actor, now }: By,
): Promise<boolean> {
  return transaction(db, async (db) => {
    const before = await lock(db, key)
    if (revisionOfText(before) !== seen) return false
    if (words)
      await db
        .insert(mailTexts)
        .values({ key, ...words, updatedAt: now })
        .onConflictDoUpdate({ target: mailTexts.key, set: { ...words, updatedAt: now } })
    else await db.delete(mailTexts).where(eq(mailTexts.key, key))
    forgetBriefly(db)
    const told = before && { subject: before.subject, body: before.body }
    await audit(db, {
      actor,
      action: 'mail_texts change',
      subject: `mail_texts ${key}`,
      before: told,
      after: words,
    })
    return true
  })
}

/** The revision of a text; empty for the usual one. */
export const revisionOfText = (row: MailTextRow | null | undefined): string =>
  row ? String(row.updatedAt.getTime()) : ''

async function lock(db: Transaction, key: MailTextKey): Promise<MailTextRow | null> {
  // A text that was never written has no row to lock.
  await db.execute(sql`select pg_advisory_xact_lock(hashtext(${`mail_texts ${key}`}))`)
  const [row] = await db.select().from(mailTexts).where(eq(mailTexts.key, key))
  return row ?? null
}
