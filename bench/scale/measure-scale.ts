import type { Table } from '../report/table'
import type { Cluster } from '../shop/cluster'
import { openShop } from '../shop/open-shop'
import { measureChanges } from './changes'
import { measurePages } from './pages'
import { measureSitemap } from './sitemap'

/** The figures of a large catalogue: pages and searches first, then the sitemap, changes last. */
export async function measureScale(cluster: Cluster, products: number, asked: number): Promise<Table[]> {
  const url = await cluster.withProducts(products)
  const shop = await openShop(url, cluster.folder)
  try {
    return [
      await measurePages(shop, products, asked),
      await measureSitemap(shop, products),
      await measureChanges(shop, url, products),
    ]
  } finally {
    await shop.close()
  }
}
