import type { Db } from '~/db/connection.server'
import { allowLongStatements, transaction } from '~/db/transaction.server'
import type { Storage } from '~/features/media/storage.server'
import { loadPlaces } from '~/features/places/load.server'
import { generateCatalogue } from './catalogue/generator'
import { loadAccounts } from './loading/accounts'
import { loadBanners } from './loading/banners'
import { loadBlockPages } from './loading/block-pages'
import { loadCatalogue } from './loading/catalogue'
import { loadContents } from './loading/contents'
import { loadGalleries } from './loading/galleries'
import { loadMenus } from './loading/menus'
import { loadPromotions } from './loading/promotions'
import { loadPictures } from './loading/pictures'
import { loadShop } from './loading/shop'
import { text } from './loading/text'

export type DemoOptions = {
  /** Storage for picture files; null writes rows only, for tests without pictures. */
  pictures: Storage | null
  onProgress?: (line: string) => void
}

/** Fills an empty, migrated database with the demo shop, in one transaction. */
export async function loadDemo(
  db: Db,
  { pictures, onProgress = () => undefined }: DemoOptions,
): Promise<void> {
  const demo = generateCatalogue()
  const masters = await loadPictures(pictures, onProgress)
  await transaction(db, async (db) => {
    await allowLongStatements(db)
    onProgress(text.places(await loadPlaces(db)))
    const lists = await loadShop(db)
    onProgress(text.shop)
    const contents = await loadContents(db, masters)
    onProgress(text.contents(contents.count))
    await loadCatalogue(db, demo, lists, masters)
    await loadBanners(db, masters)
    await loadGalleries(db, demo.products, masters)
    await loadBlockPages(db, demo, masters, pictures)
    onProgress(text.products(demo.products.length, demo.products.flatMap(({ variants }) => variants).length))
    await loadAccounts(db)
    await loadPromotions(db, lists)
    await loadMenus(db, demo.categories, contents.pages)
    onProgress(text.menus)
  })
}
