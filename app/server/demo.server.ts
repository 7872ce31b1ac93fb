import { loadDemo } from '../../demo/load'
import { loadAccounts } from '../../demo/loading/accounts'
import { isEmptyShop } from '../../demo/loading/is-empty'
import { loadOrders } from '../../demo/loading/orders'
import { loadPast } from '../../demo/loading/past'
import type { Database } from '~/db/connection.server'
import { transaction } from '~/db/transaction.server'
import { getShowcases } from '~/features/catalogue/catalogue.server'
import { retailPriceKey } from '~/features/customers/customers.server'
import { warmPictures } from '~/features/media/media.server'
import type { PictureWidth } from '~/features/media/media'
import type { Storage } from '~/features/media/storage.server'
import { text } from './server.text'

type Target = { db: Database['db']; storage: Storage }

/**
 * Fills an empty database with the demo shop; an existing demo gets its accounts. Returns the rest of a first start, which need not
 * be done before visitors come: the pictures of the first page, each of which is otherwise made when somebody asks for it.
 */
export async function loadDemoIfEmpty(
  { db, storage }: Target,
  tell: (line: string) => void,
): Promise<() => Promise<void>> {
  if (!(await isEmptyShop(db))) {
    await transaction(db, loadAccounts)
    return async () => undefined
  }
  tell(text.loadingDemo)
  await loadDemoShop({ db, storage }, tell)
  const start = performance.now()
  const orders = await loadPast(db, storage)
  tell(text.loadedPast(orders, (performance.now() - start) / 1_000))
  return () => warmFirstPage({ db, storage }, tell)
}

/** Fills an empty database with the demo shop and its orders; pictures are made on their first request. */
export async function loadDemoShop({ db, storage }: Target, tell: (line: string) => void): Promise<void> {
  await loadDemo(db, { pictures: storage, onProgress: (line) => tell(`  ${line}`) })
  await transaction(db, (db) => loadOrders(db))
}

async function warmFirstPage({ db, storage }: Target, tell: (line: string) => void): Promise<void> {
  const visitor = {
    kind: 'guest',
    sessionHash: '',
    isNew: true,
    priceKey: await retailPriceKey(db),
    sees: 0,
  } as const
  const blocks = await getShowcases(db, visitor)
  const hashes = new Set(
    blocks.flatMap(({ products }) => products.flatMap(({ pictures }) => pictures[0]?.hash ?? [])),
  )
  tell(text.warmingPictures(hashes.size))
  const files = [...hashes].flatMap((hash) =>
    firstWidths.map((width) => ({ hash, width, format: 'avif' as const })),
  )
  await warmPictures({ storage }, files)
}

// Widths of a card's picture on the home page, on a phone and on a wide screen.
const firstWidths: readonly PictureWidth[] = [320, 480]
