import {
  type IndexedPage,
  listIndexedCategories,
  listProductParts,
  readPartProducts,
  readPartVersion,
} from '~/features/catalogue/catalogue.server'
import { contentPath } from '~/features/content/content'
import { listIndexedContents } from '~/features/content/content.server'
import { galleriesPath, galleryPath } from '~/features/galleries/galleries'
import { getGalleries } from '~/features/galleries/galleries.server'
import { readClock } from '~/db/clock.server'
import type { Db } from '~/db/connection.server'

/** An address of the shop's public pages; `changedOn` is YYYY-MM-DD. */
export type Entry = { path: string; changedOn?: string | null }

/** Entries in one file, at most (sitemaps.org); a part of the products has 32,000. */
export const mostEntries = 50_000
/** Products that one statement reads. */
export const pageSize = 2_000

/** A file of the sitemap: its version for conditional requests, and its entries page by page. */
export type SitemapFile = { version: string | null; pages: () => AsyncIterable<Entry[]> }

/** Pages of the shop that every guest may open and that search engines should find. */
const ownPages: readonly string[] = ['/', '/category/list', '/yeni-gelenler', '/contents', '/sss', '/contact']

/** Paths of all files, as the index names them. */
export async function listSitemapFiles(db: Db): Promise<string[]> {
  const parts = await listProductParts(db)
  return [...Object.keys(small), ...parts.map((part) => `products-${part}`)].map(
    (name) => `/sitemap/${name}.xml`,
  )
}

// Files with few entries are read as a whole.
const small: Readonly<Record<string, (db: Db) => Promise<Entry[]>>> = {
  pages: async (db) => [...ownPages, ...(await listGalleryPages(db))].map((path) => ({ path })),
  categories: async (db) => (await listIndexedCategories(db)).map(toEntry),
  contents: async (db) =>
    (await listIndexedContents(db, await readClock(db))).map((content) => ({
      path: contentPath(content),
      changedOn: content.changedOn,
    })),
}

/** The file of this name; null when there is none. */
export async function openSitemapFile(db: Db, name: string): Promise<SitemapFile | null> {
  const part = /^products-(\d{1,5})$/.exec(name)?.[1]
  if (part !== undefined) {
    const version = await readPartVersion(db, Number(part))
    return version === null ? null : { version, pages: () => readProducts(db, Number(part)) }
  }
  if (!Object.hasOwn(small, name)) return null
  const entries = (await small[name]!(db)).slice(0, mostEntries)
  return {
    version: null,
    pages: async function* () {
      yield entries
    },
  }
}

/** The page of all galleries and those of each; none in a shop without galleries. */
async function listGalleryPages(db: Db): Promise<string[]> {
  const galleries = await getGalleries(db)
  return galleries.length === 0 ? [] : [galleriesPath, ...galleries.map(({ id }) => galleryPath(id))]
}

// By the last id read, so that no connection waits for a slow reader and memory stays that of one page.
async function* readProducts(db: Db, part: number): AsyncIterable<Entry[]> {
  let after = -1
  for (;;) {
    const products = await readPartProducts(db, part, { after, limit: pageSize })
    if (products.length > 0) yield products.map(toEntry)
    if (products.length < pageSize) return
    after = products.at(-1)!.id
  }
}

const toEntry = ({ link, changedOn }: IndexedPage): Entry => ({ path: `/${link}`, changedOn })
