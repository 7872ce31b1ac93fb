import { and, asc, eq, sql } from 'drizzle-orm'
import type { Db } from '~/db/connection.server'
import { categories, products } from '~/features/catalogue/tables.server'
import { contents } from '~/features/content/tables.server'
import { isFullTest } from '../full-test'
import { pageRoutes, pathOf } from './routes'

/** Paths of every route of the shop, as app/routes.ts has them. */
export const routePaths: string[] = pageRoutes.map(pathOf)

type Options = { code: string; products?: number; categories?: number }

const some = isFullTest ? { products: 12, categories: 1_000 } : { products: 3, categories: 5 }

/**
 * Real addresses for every route, with some products and categories (in the full test all categories), and all options
 * of a list.
 */
export async function pageAddresses(
  db: Db,
  { code: orderCode, products = some.products, categories: most = some.categories }: Options,
): Promise<string[]> {
  const fixed = routePaths.filter((path) => !/[:*]/.test(path))
  const [text] = await db.select().from(contents).orderBy(asc(contents.id)).limit(1)
  const withParameters = new Map([
    ['/taksit/:id', '/taksit/1'],
    // Public: the payer knows the id of the payment.
    ['/odeme/:id/makbuz', '/odeme/00000000-0000-4000-8000-000000000000/makbuz'],
    ['/odeme/:id', '/odeme/00000000-0000-4000-8000-000000000000'],
    // Private: the signature is in the email only.
    ['/stok-haberi/:id', '/stok-haberi/1'],
    ['/bulten/:id', '/bulten/1'],
    ['/bulten/ayril/:token', '/bulten/ayril/x'],
    ['/ileti-izni/konu/:token', '/ileti-izni/konu/x'],
    ['/ileti-izni/:token', '/ileti-izni/x'],
    ['/siparis/:code', `/siparis/${orderCode}`],
    ['/siparis/:code/tesekkurler', `/siparis/${orderCode}/tesekkurler`],
    ['/siparis/:code/iade', `/siparis/${orderCode}/iade`],
    ['/siparis/:code/odeme-bildirimi', `/siparis/${orderCode}/odeme-bildirimi`],
    ['/siparis/:code/belgeler/:paper', `/siparis/${orderCode}/belgeler/siparis`],
    ['/User/orders/detail/:id', '/User/orders/detail/1'],
    ['/User/payment/makbuz/:id', '/User/payment/makbuz/1'],
    ['/User/lists/:id', '/User/lists/1'],
    ['/User/requests/:id', '/User/requests/1'],
    ['/User/help/:id', '/User/help/1'],
    // Private: only its owner may read a document.
    ['/belge/:id', '/belge/00000000-0000-4000-8000-000000000000'],
    ['/gallery/:id', '/gallery/1'],
    ['/contents/:link/:id?', `/contents/${text!.link}/${text!.id}`],
    ['/page/:part?', '/page'],
    ['/content-categories/:link?/:id', '/content-categories/kurumsal/1'],
    // Private: only a signed link opens a preview.
    ['/onizleme/:id', '/onizleme/1'],
    ['/*', `/${text!.link}`],
  ])
  const filled = routePaths.flatMap((path) => {
    if (!/[:*]/.test(path)) return []
    // Only staff see records there.
    const address = path.startsWith('/yonetim/') ? path.replace(/:\w+/g, '1') : withParameters.get(path)
    if (!address) throw new Error(`No example of an address for ${path}`)
    return [address]
  })
  const sold = await someProducts(db, products)
  const shelves = await db
    .select({ link: categories.link })
    .from(categories)
    .orderBy(asc(categories.id))
    .limit(most)
  return [
    ...fixed,
    ...filled,
    ...shelves.map(({ link }) => `/${link}`),
    ...sold.flatMap(({ link, code }) => [
      `/${link}`,
      `/${link}?coklu=1`,
      `/hizli-siparis/satirlar?code=${code}`,
    ]),
    ...lists(shelves[0]!.link),
    '/boyle-bir-sayfa-yok',
    '/contents/yok/999999',
    '/siparis/YOKYOKYOKYOK',
  ]
}

function lists(category: string): string[] {
  const ways = [
    'siralama=fiyat-artan',
    'siralama=fiyat-azalan',
    'siralama=ad',
    'siralama=yeni',
    'sayfa=2',
    'stok=var',
  ]
  const filters = [
    'fiyat-min=100&fiyat-max=500',
    'fiyat-min=900000',
    'fiyat-max=1',
    'paket=6',
    'genislik=22',
    'goster=60',
  ]
  return [
    ...[...ways, ...filters].map((query) => `/${category}?${query}`),
    ...ways.map((query) => `/category/list?${query}`),
    `/category/list?kategori=${category}`,
    ...['deri', 'çelik', 'kordon', '919191', 'zzzzz'].map(
      (q) => `/search-results?q=${encodeURIComponent(q)}`,
    ),
    '/search-results?q=kordon&siralama=fiyat-artan&fiyat-min=900000',
    '/ProductsFound?q=kordon&siralama=fiyat-azalan',
  ]
}

/** Products that guests see, from all over the catalogue. */
export function someProducts(db: Db, count: number) {
  return db
    .select({ id: products.id, link: products.link, code: products.code })
    .from(products)
    .where(and(eq(products.visibility, 0), eq(products.published, true)))
    .orderBy(sql`md5(${products.code})`)
    .limit(count)
}

/** The address from which a browser with JavaScript loads the data of a page. */
export function dataAddress(address: string): string {
  const { pathname, search } = new URL(address, 'http://shop.invalid')
  return `${pathname}${pathname.endsWith('/') ? '_' : ''}.data${search}`
}
