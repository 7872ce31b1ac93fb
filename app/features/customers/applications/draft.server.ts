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

/** The visitor's unsent application, or null. */
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

/** Most characters stored per field; no valid field is longer. */
const mostKept = (name: string) => (name === 'satis' ? 4_000 : 2_000)

/** Stores the values of a step as typed, valid or not; other fields stay as they are. */
export function saveDraft(db: Db, visitor: Visitor, values: Record<string, string>): Promise<void> {
  const kept = Object.fromEntries(
    // jsonb rejects half a surrogate pair, which the cut may leave.
    Object.entries(values).map(([name, value]) => [name, value.slice(0, mostKept(name)).toWellFormed()]),
  )
  return transaction(db, (db) => openDraft(db, visitor, kept).then(() => undefined))
}

/** Adds a file to the visitor's draft, replacing one of the same kind. */
export function keepInDraft(
  { db, ...place }: { db: Db } & FilePlace,
  visitor: Visitor,
  upload: Upload,
): Promise<KeptDocument> {
  return keepDocument(place, upload, async (row) => {
    const replaced = await transaction(db, async (db) => {
      const shopperId = await openDraft(db, visitor, {})
      const before = await db
        .update(partnerDocuments)
        .set({ shopperId: null })
        .where(and(eq(partnerDocuments.shopperId, shopperId), eq(partnerDocuments.kind, upload.kind)))
        .returning({ id: partnerDocuments.id })
      await db.insert(partnerDocuments).values({ ...row, shopperId })
      return before
    })
    // The new file is kept whatever becomes of the old one, which `dropOldDrafts` finds without an owner.
    for (const { id } of replaced) await dropDocument({ db, ...place }, id).catch(() => undefined)
  })
}

/** The shopper of the draft after storing these values. A submitted draft is replaced by a new one. */
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

/** Detaches a draft's documents; the next cleanup removes their files. */
async function leaveDocuments(db: Transaction, shopperId: number): Promise<void> {
  await db.update(partnerDocuments).set({ shopperId: null }).where(eq(partnerDocuments.shopperId, shopperId))
}

/**
 * Closes a guest's draft after submission: it is hidden from the guest, whether it was accepted or belongs to an
 * existing account (promise P09). The account's owner finds it after signing in on the same device.
 */
export async function closeDraft(db: Db, shopperId: number): Promise<void> {
  await db
    .update(applicationDrafts)
    .set({ sentAt: sql`now()` })
    .where(eq(applicationDrafts.shopperId, shopperId))
}

/** Deletes the entered values; the documents stay with their present owner. */
export async function forgetDraft(db: Transaction, shopperId: number): Promise<void> {
  await db.delete(applicationDrafts).where(eq(applicationDrafts.shopperId, shopperId))
}

/** At sign-in: moves the guest's draft to the member, unless the member has one. */
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
        // A submitted draft belongs to its e-mail.
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
 * Deletes drafts that were not submitted within 30 days, with their files, and files without an owner at once. Files lose their
 * owner first, so that nobody uses them while they are removed.
 */
export async function dropOldDrafts({ db, storage }: { db: Db; storage: Storage }, now: Date): Promise<void> {
  const before = new Date(now.getTime() - draftsAreKept)
  await db.delete(applicationDrafts).where(lt(applicationDrafts.updatedAt, before))
  const ofNoPartner = isNull(partnerDocuments.businessPartnerId)
  const over = await db
    .update(partnerDocuments)
    .set({ shopperId: null })
    .where(and(ofNoPartner, or(isNull(partnerDocuments.shopperId), lt(partnerDocuments.createdAt, before))))
    .returning({ id: partnerDocuments.id })
  for (const { id } of over) await dropDocument({ db, storage }, id)
}

/** Removes a file without an owner. It goes before its row, so that a failed removal is found again. */
async function dropDocument({ db, storage }: { db: Db; storage: Storage }, id: string): Promise<void> {
  await storage.remove(documentKey(id))
  await db.delete(partnerDocuments).where(eq(partnerDocuments.id, id))
}
