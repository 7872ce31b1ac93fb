import { eq } from 'drizzle-orm'
import type { Db } from '~/db/connection.server'
import { documentKey } from '~/features/customers/customers.server'
import { hasPermission, type Visitor } from '~/features/identity/identity'
import type { Storage } from '~/features/media/media.server'
import { orderReturnPhotos } from './tables.server'

/**
 * Returns a picture of a return, for the staff who decide about it. Returns null for everybody
 * else, as if it did not exist.
 */
export async function openReturnPhoto(
  { db, storage }: { db: Db; storage: Storage },
  visitor: Visitor,
  id: string,
): Promise<{ name: string; mediaType: string; bytes: Buffer } | null> {
  if (!hasPermission(visitor, 'returns.decide')) return null
  if (!/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(id)) return null
  const [row] = await db.select().from(orderReturnPhotos).where(eq(orderReturnPhotos.id, id))
  const bytes = row && (await storage.read(documentKey(id)))
  return bytes ? { name: row!.name, mediaType: row!.mediaType, bytes } : null
}
