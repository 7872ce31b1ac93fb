import type { Db } from '~/db/connection.server'
import { findPictures } from '~/features/media/media.server'
import type { Gallery, GalleryCard } from './galleries'
import * as store from './store.server'

export { galleryEditor, type GalleryInput } from './edit.server'
export { galleryInput } from './schema.server'
export { type GalleryRow, listGalleries } from './store.server'
export { galleryNames } from './row-names.server'

/** The galleries that visitors see, in the shop's order. */
export async function getGalleries(db: Db): Promise<GalleryCard[]> {
  const { data } = await store.listGalleries(db, { start: 0, length: 100, all: false })
  const pictures = await findPictures(
    db,
    data.flatMap(({ cover }) => cover?.hash ?? []),
  )
  return data.map(({ id, title, summary, count, cover }) => ({
    id,
    title,
    summary,
    count,
    cover: cover && { ...pictures.get(cover.hash)!, alt: cover.alt },
  }))
}

/** A gallery with its pictures; null when it is missing or hidden. */
export async function getGallery(db: Db, id: number): Promise<Gallery | null> {
  const row = await store.findGallery(db, id)
  if (!row?.active) return null
  const found = await findPictures(
    db,
    row.pictures.map(({ picture }) => picture),
  )
  const pictures = row.pictures.map(({ picture, title, alt }) => ({ ...found.get(picture)!, title, alt }))
  return { id: row.id, title: row.title, summary: row.summary, pictures }
}
