import { eq } from 'drizzle-orm'
import type { Transaction } from '~/db/connection.server'
import type { Editor, Refusal } from '~/http/calls/editing.server'
import { findPictures } from '~/features/media/media.server'
import * as store from './store.server'
import { galleries, galleryPictures } from './tables.server'
import { text } from './text'

export type GalleryInput = Omit<store.GalleryRow, 'id'>

/** A gallery is written whole, with all its pictures in their order. */
export const galleryEditor: Editor<store.GalleryRow, GalleryInput> = {
  table: 'galleries',
  read: store.findGallery,
  add: async (db, { pictures, ...values }) => {
    const refusal = await refuse(db, pictures)
    if (refusal) return refusal
    const [row] = await db.insert(galleries).values(values).returning({ id: galleries.id })
    await insertPictures(db, row!.id, pictures)
    return row!.id
  },
  change: async (db, { id }, { pictures, ...values }) => {
    const refusal = await refuse(db, pictures)
    if (refusal) return refusal
    await db.update(galleries).set(values).where(eq(galleries.id, id))
    await db.delete(galleryPictures).where(eq(galleryPictures.galleryId, id))
    await insertPictures(db, id, pictures)
  },
  remove: async (db, { id }) => {
    await db.delete(galleries).where(eq(galleries.id, id))
    return 'removed'
  },
}

async function insertPictures(
  db: Transaction,
  galleryId: number,
  pictures: GalleryInput['pictures'],
): Promise<void> {
  if (pictures.length === 0) return
  await db
    .insert(galleryPictures)
    .values(
      pictures.map(({ picture: hash, title, alt }, position) => ({ galleryId, hash, title, alt, position })),
    )
}

async function refuse(db: Transaction, pictures: GalleryInput['pictures']): Promise<Refusal | null> {
  const known = await findPictures(
    db,
    pictures.map(({ picture }) => picture),
  )
  const missing = pictures.find(({ picture }) => !known.has(picture))
  if (!missing) return null
  const message = text.unknownPicture(missing.picture)
  return { refused: 'invalid', errors: [{ path: 'pictures', code: 'unknown_picture', message }] }
}
