import { asc, eq, inArray, sql } from 'drizzle-orm'
import type { Db } from '~/db/connection.server'
import { galleries, galleryPictures } from './tables.server'

type PictureRow = { picture: string; title: string; alt: string }

/** A gallery as the staff writes it, with the keys of its pictures in their order. */
export type GalleryRow = typeof galleries.$inferSelect & { pictures: PictureRow[] }

export async function findGallery(db: Db, id: number): Promise<GalleryRow | null> {
  const [row] = await db.select().from(galleries).where(eq(galleries.id, id))
  if (!row) return null
  const { hash, title, alt, galleryId, position } = galleryPictures
  const pictures = await db
    .select({ picture: hash, title, alt })
    .from(galleryPictures)
    .where(eq(galleryId, id))
    .orderBy(asc(position))
  return { ...row, pictures }
}

type Page = { start: number; length: number }

/** Galleries in the shop's order, with the number of their pictures and the first one; `all`: hidden ones as well. */
export async function listGalleries(db: Db, { start, length, all }: Page & { all: boolean }) {
  const shown = all ? undefined : eq(galleries.active, true)
  const rows = await db
    .select()
    .from(galleries)
    .where(shown)
    .orderBy(asc(galleries.position), asc(galleries.id))
    .offset(start)
    .limit(length)
  const ids = rows.map(({ id }) => id)
  const { galleryId, hash, alt, position } = galleryPictures
  const first = db
    .selectDistinctOn([galleryId], {
      galleryId,
      hash,
      alt,
      count: sql<number>`count(*) over (partition by ${galleryId})`.mapWith(Number).as('count'),
    })
    .from(galleryPictures)
    .where(inArray(galleryId, ids))
    .orderBy(galleryId, asc(position))
  const covers = new Map((ids.length > 0 ? await first : []).map((row) => [row.galleryId, row]))
  const data = rows.map((row) => {
    const cover = covers.get(row.id)
    return { ...row, count: cover?.count ?? 0, cover: cover ? { hash: cover.hash, alt: cover.alt } : null }
  })
  return { data, total: await db.$count(galleries, shown) }
}
