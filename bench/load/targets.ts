import { suggestionsPath } from '../../app/shell/search/find-products'
import type { Db } from '../../app/db/connection.server'
import { goodsInStock } from '../../app/testing/guest'
import { type Words, words } from '../report/words'
import { origin as ownOrigin } from '../shop/open-shop'
import { guest } from '../shop/visitor'
import type { Target } from './fire'

export type Aim = { name: Words; targets: Target[] }

const asBrowsers = { accept: 'text/html', 'accept-encoding': 'gzip, deflate, br' }
const sessions = 200
const turns = sessions * 7
const typed = [
  'deri kor',
  'silkon',
  'çelik örgü',
  'sapphire',
  'taba',
  'ışıltılı',
  'kordn',
  'kapadok',
  '22 mm',
  'pim',
]

/** Requests of returning guests. `origin` is the measured server's. */
export async function aims(db: Db, origin: string = ownOrigin): Promise<Aim[]> {
  const goods = await goodsInStock(db, 40)
  const guests = Array.from({ length: sessions }, guest)
  // All guests move to the next path together, so that the process does not always find the same visitor's rows cached.
  const pages = (...paths: string[]) =>
    Array.from({ length: turns }, (_, turn): Target => {
      const path = paths[(turn + Math.floor(turn / sessions)) % paths.length]!
      return { path, headers: { ...asBrowsers, ...guests[turn % sessions] } }
    })
  return [
    { name: words('Ana sayfa', 'Home'), targets: pages('/') },
    { name: words('Kategori', 'Category'), targets: pages('/deri-kordonlar') },
    {
      name: words('Ürün', 'Product'),
      targets: pages(...goods.map(({ link }) => `/${link}`)),
    },
    {
      name: words('API ürün listesi', 'API product list'),
      targets: pages('/api/site/product-list?kategori=deri-kordonlar'),
    },
    {
      name: words('Yazarken arama', 'Typeahead'),
      targets: pages(...typed.map((q) => suggestionsPath(q))),
    },
    {
      name: words('Sepete ekleme', 'Add to basket'),
      targets: Array.from({ length: turns }, (_, turn) => {
        const { productId, variantId } = goods[turn % goods.length]!
        return {
          path: '/api/add-to-basket',
          method: 'POST',
          headers: { 'content-type': 'application/json', origin, ...guests[turn % sessions] },
          body: JSON.stringify({ product_id: productId, product_variant_id: variantId, amount: 1 }),
        }
      }),
    },
  ]
}
