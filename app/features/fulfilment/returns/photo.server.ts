import { eq } from 'drizzle-orm'
import type { Db } from '~/db/connection.server'
import { documentKey } from '~/features/customers/customers.server'
import type { Visitor } from '~/features/identity/identity'
import type { Storage } from '~/features/media/media.server'
import { orderReturnPhotos } from './tables.server'

/** A picture that came with a return, for staff who decide about it. Null for all others, as if it were not there. */
export async function openReturnPhoto(
  { db, storage }: { db: Db; storage: Storage },
  visitor: Visitor,
  id: string,
): Promise<{ name: string; mediaType: string; bytes: Buffer } | null> {
  if (visitor.kind !== 'staff' || visitor.role === 'content') return null
  if (!/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(id)) return null
  const [row] = await db.select().from(orderReturnPhotos).where(eq(orderReturnPhotos.id, id))
  const bytes = row && (await storage.read(documentKey(id)))
  return bytes ? { name: row!.name, mediaType: row!.mediaType, bytes } : null
}
