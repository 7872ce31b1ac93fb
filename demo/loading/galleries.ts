import type { Transaction } from '~/db/connection.server'
import { galleries as galleryTable, galleryPictures } from '~/features/galleries/tables.server'
import type { DemoProduct } from '../catalogue/types'
import { galleries } from '../shop/galleries'
import type { Master } from './pictures'

/** Loads galleries of the products' pictures. Without pictures there are none. */
export async function loadGalleries(
  db: Transaction,
  products: readonly DemoProduct[],
  masters: ReadonlyMap<string, Master>,
): Promise<void> {
  if (masters.size === 0) return
  for (const [position, { view, every, count, ...gallery }] of galleries.entries()) {
    const [row] = await db
      .insert(galleryTable)
      .values({ ...gallery, position })
      .returning({ id: galleryTable.id })
    const shown = products.flatMap(({ name, pictures }) => {
      const picture = pictures.find((one) => one.view === view)
      return picture ? [{ title: name, alt: picture.alt, hash: masters.get(picture.file)!.hash }] : []
    })
    const chosen = shown.filter((_, place) => place % every === 0).slice(0, count)
    await db
      .insert(galleryPictures)
      .values(chosen.map((picture, place) => ({ ...picture, galleryId: row!.id, position: place })))
  }
}
