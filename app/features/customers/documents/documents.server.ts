import { createHash, randomUUID } from 'node:crypto'
import { asc, eq, sql } from 'drizzle-orm'
import type { Db, Transaction } from '~/db/connection.server'
import { transaction } from '~/db/transaction.server'
import type { Visitor } from '~/features/identity/identity'
import { mayServe } from '../partners/representatives.server'
import { findShopper } from '~/features/identity/identity.server'
import { type FilePlace, type Storage, storeFiles } from '~/features/media/media.server'
import { normalizeText } from '~/kernel/turkish'
import { checkDocument, type CheckedDocument, type DocumentRefusal } from './document-check.server'
import type { DocumentKind, PartnerDocument } from './documents'
import { applicationDrafts, partnerDocuments } from '../tables.server'
import { text } from '../text'

export type Upload = { kind: DocumentKind; name: string; bytes: Uint8Array }
export type KeptDocument = { status: 'kept' } | { status: 'refused'; reason: DocumentRefusal | 'notStored' }

/** Adds a file to a partner's documents; `after` runs in the same transaction. */
export function keepWithPartner(
  { db, ...place }: { db: Db } & FilePlace,
  businessPartnerId: number,
  upload: Upload,
  after: (db: Transaction) => Promise<void>,
): Promise<KeptDocument> {
  return keepDocument(place, upload, (row) =>
    transaction(db, async (db) => {
      await db.insert(partnerDocuments).values({ ...row, businessPartnerId })
      await after(db)
    }),
  )
}

export type DocumentRow = Omit<typeof partnerDocuments.$inferInsert, 'shopperId' | 'businessPartnerId'>

/** Checks a file, stores it and inserts its row. */
export async function keepDocument(
  place: FilePlace,
  { kind, name, bytes }: Upload,
  write: (row: DocumentRow) => Promise<void>,
): Promise<KeptDocument> {
  const check = await checkDocument(bytes)
  if (check.status === 'refused') return check
  const { document } = check
  const id = randomUUID()
  const stored = await storeFiles(place, [{ key: documentKey(id), bytes: document.bytes }], async () => {
    await write({
      id,
      kind,
      name: cleanName(name, document.mediaType),
      mediaType: document.mediaType,
      size: document.bytes.length,
      sha256: createHash('sha256').update(document.bytes).digest('hex'),
    })
    return true
  })
  return stored ? { status: 'kept' } : { status: 'refused', reason: 'notStored' }
}

/** Moves a draft's documents to the partner. */
export async function handOverDocuments(
  db: Transaction,
  from: { shopperId: number },
  to: { businessPartnerId: number },
): Promise<void> {
  await db
    .update(partnerDocuments)
    .set({ shopperId: null, businessPartnerId: to.businessPartnerId })
    .where(eq(partnerDocuments.shopperId, from.shopperId))
}

/** The documents that a guest has uploaded for an application not sent yet. */
export function documentsOfDraft(db: Db, shopperId: number): Promise<PartnerDocument[]> {
  return readDocuments(db, sql`${partnerDocuments.shopperId} = ${shopperId}`)
}

/** The documents of a business partner. */
export function documentsOfPartner(db: Db, businessPartnerId: number): Promise<PartnerDocument[]> {
  return readDocuments(db, sql`${partnerDocuments.businessPartnerId} = ${businessPartnerId}`)
}

function readDocuments(db: Db, ofWhom: ReturnType<typeof sql>): Promise<PartnerDocument[]> {
  const { id, kind, name, mediaType, size, createdAt } = partnerDocuments
  return db
    .select({ id, kind, name, mediaType, size, createdAt })
    .from(partnerDocuments)
    .where(ofWhom)
    .orderBy(asc(createdAt), asc(id))
}

export type DocumentFile = { name: string; mediaType: string; bytes: Buffer }

/**
 * A document for a permitted visitor: the author of the draft, the partner's owners, and sales staff. Null for
 * everybody else, as if it did not exist.
 */
export async function openDocument(
  { db, storage }: { db: Db; storage: Storage },
  visitor: Visitor,
  id: string,
): Promise<DocumentFile | null> {
  if (!/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(id)) return null
  const [row] = await db.select().from(partnerDocuments).where(eq(partnerDocuments.id, id))
  if (!row || !(await mayOpen(db, visitor, row))) return null
  const bytes = await storage.read(documentKey(id))
  return bytes && { name: row.name, mediaType: row.mediaType, bytes }
}

async function mayOpen(
  db: Db,
  visitor: Visitor,
  row: { shopperId: number | null; businessPartnerId: number | null },
): Promise<boolean> {
  if (visitor.kind === 'staff') return mayServe(db, visitor, 'applications.decide', row.businessPartnerId)
  if (row.businessPartnerId !== null)
    return (
      visitor.kind === 'member' &&
      visitor.partner.id === row.businessPartnerId &&
      visitor.partner.role === 'owner'
    )
  if (row.shopperId === null || visitor.isNew || row.shopperId !== (await findShopper(db, visitor)))
    return false
  const [draft] = await db
    .select({ sentAt: applicationDrafts.sentAt })
    .from(applicationDrafts)
    .where(eq(applicationDrafts.shopperId, row.shopperId))
  return draft?.sentAt === null
}

/** The key of a document in the file storage. */
export const documentKey = (id: string) => `documents/${id}`

const extensions = { 'application/pdf': 'pdf', 'image/jpeg': 'jpg', 'image/png': 'png' } as const

/**
 * The owner's file name without folders and characters unsafe in file systems or headers, with the extension of the
 * real type.
 */
export function cleanName(name: string, mediaType: CheckedDocument['mediaType']): string {
  const last = normalizeText(name).split(/[/\\]/).at(-1) ?? ''
  const stem = last
    .replace(/\.[A-Za-z0-9]{1,5}$/, '')
    .replace(/[^\p{L}\p{M}\p{N} ()_.-]/gu, '_')
    .replace(/^[. ]+|[. ]+$/g, '')
    .slice(0, 80)
  return `${stem || text.document.unnamed}.${extensions[mediaType]}`
}
