import { and, eq, isNotNull, isNull, lt, or, sql } from 'drizzle-orm'
import type { Db, Transaction } from '~/db/connection.server'
import { transaction } from '~/db/transaction.server'
import type { Visitor } from '~/features/identity/identity'
import { findShopper, openShopper } from '~/features/identity/identity.server'
import type { FilePlace, Storage } from '~/features/media/media.server'
import type { PartnerDocument } from '../documents/documents'
import {
  documentKey,
  documentsOfDraft,
  keepDocument,
  type KeptDocument,
  type Upload,
} from '../documents/documents.server'
import { applicationDrafts, partnerDocuments } from '../tables.server'

export type Draft = { values: Record<string, string>; documents: PartnerDocument[] }

/** What this visitor has entered into an application that was not sent yet. */
export async function readDraft(db: Db, visitor: Visitor): Promise<Draft> {
  const shopperId = visitor.isNew ? null : await findShopper(db, visitor)
  if (shopperId === null) return { values: {}, documents: [] }
  const [row] = await db
    .select({ values: applicationDrafts.values })
    .from(applicationDrafts)
    .where(and(eq(applicationDrafts.shopperId, shopperId), isNull(applicationDrafts.sentAt)))
  return row
    ? { values: row.values, documents: await documentsOfDraft(db, shopperId) }
    : { values: {}, documents: [] }
}

/** Most characters of a field that are kept: no field of the application takes more, however it is written. */
const mostKept = (name: string) => (name === 'satis' ? 4_000 : 2_000)

/** Keeps what a step says, as it was typed, wrong or not: fields of other steps stay as they are. */
export function saveDraft(db: Db, visitor: Visitor, values: Record<string, string>): Promise<void> {
  const kept = Object.fromEntries(
    // jsonb takes no half of a character, which a cut may leave.
    Object.entries(values).map(([name, value]) => [name, value.slice(0, mostKept(name)).toWellFormed()]),
  )
  return transaction(db, (db) => openDraft(db, visitor, kept).then(() => undefined))
}

/** Keeps a file with the visitor's draft; one of the same kind that was there before gives way. */
export function keepInDraft(
  { db, ...place }: { db: Db } & FilePlace,
  visitor: Visitor,
  upload: Upload,
): Promise<KeptDocument> {
  return keepDocument(place, upload, async (row) => {
    const replaced = await transaction(db, async (db) => {
      const shopperId = await openDraft(db, visitor, {})
      const before = await db
        .delete(partnerDocuments)
        .where(and(eq(partnerDocuments.shopperId, shopperId), eq(partnerDocuments.kind, upload.kind)))
        .returning({ id: partnerDocuments.id })
      await db.insert(partnerDocuments).values({ ...row, shopperId })
      return before
    })
    for (const { id } of replaced) await place.storage.remove(documentKey(id))
  })
}

/** The shopper whose draft this is, with these values in it. One that was sent is no longer theirs: a new one begins. */
async function openDraft(db: Transaction, visitor: Visitor, values: Record<string, string>): Promise<number> {
  const shopperId = await openShopper(db, visitor)
  const sent = await db
    .delete(applicationDrafts)
    .where(and(eq(applicationDrafts.shopperId, shopperId), isNotNull(applicationDrafts.sentAt)))
    .returning({ shopperId: applicationDrafts.shopperId })
  if (sent.length > 0) await leaveDocuments(db, shopperId)
  await db
    .insert(applicationDrafts)
    .values({ shopperId, values })
    .onConflictDoUpdate({
      target: applicationDrafts.shopperId,
      set: { values: sql`${applicationDrafts.values} || excluded.values`, updatedAt: sql`now()` },
    })
  return shopperId
}

/** Documents nobody wants any more; their files go with the next clearing up. */
async function leaveDocuments(db: Transaction, shopperId: number): Promise<void> {
  await db.update(partnerDocuments).set({ shopperId: null }).where(eq(partnerDocuments.shopperId, shopperId))
}

/**
 * After a guest has sent their application: they see it no more, whether it was taken or belongs to an account that was
 * there before (promise P09). The latter finds it again by signing in on the same device.
 */
export async function closeDraft(db: Db, shopperId: number): Promise<void> {
  await db
    .update(applicationDrafts)
    .set({ sentAt: sql`now()` })
    .where(eq(applicationDrafts.shopperId, shopperId))
}

/** Forgets what was entered; the documents of the draft stay with whom they belong to by then. */
export async function forgetDraft(db: Transaction, shopperId: number): Promise<void> {
  await db.delete(applicationDrafts).where(eq(applicationDrafts.shopperId, shopperId))
}

/** At signing in: what was entered as a guest becomes the member's, unless they had begun an application themselves. */
export async function takeOverApplication(
  db: Transaction,
  { from, to, email }: { from: number; to: number; email: string },
): Promise<void> {
  const [own] = await db.select().from(applicationDrafts).where(eq(applicationDrafts.shopperId, to))
  if (own) return
  const moved = await db
    .update(applicationDrafts)
    .set({ shopperId: to, sentAt: null })
    .where(
      and(
        eq(applicationDrafts.shopperId, from),
        // One that was sent belongs to its e-mail.
        or(isNull(applicationDrafts.sentAt), sql`lower(${applicationDrafts.values} ->> 'eposta') = ${email}`),
      ),
    )
    .returning({ shopperId: applicationDrafts.shopperId })
  if (moved.length === 0) return
  await leaveDocuments(db, to)
  await db.update(partnerDocuments).set({ shopperId: to }).where(eq(partnerDocuments.shopperId, from))
}

const draftsAreKept = 30 * 24 * 3_600_000

/**
 * Personal data of applications that were never sent goes after 30 days, with its files; files that are nobody's go at
 * once. A file goes before its row: what could not be removed is found again the next time.
 */
export async function dropOldDrafts({ db, storage }: { db: Db; storage: Storage }, now: Date): Promise<void> {
  const before = new Date(now.getTime() - draftsAreKept)
  await db.delete(applicationDrafts).where(lt(applicationDrafts.updatedAt, before))
  const isOver = and(
    isNull(partnerDocuments.businessPartnerId),
    or(isNull(partnerDocuments.shopperId), lt(partnerDocuments.createdAt, before)),
  )
  const over = await db.select({ id: partnerDocuments.id }).from(partnerDocuments).where(isOver)
  for (const { id } of over)
    await transaction(db, async (db) => {
      const dropped = await db
        .delete(partnerDocuments)
        .where(and(eq(partnerDocuments.id, id), isOver))
        .returning({ id: partnerDocuments.id })
      if (dropped.length > 0) await storage.remove(documentKey(id))
    })
}
