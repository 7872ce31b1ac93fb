import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { readClock } from '~/db/clock.server'
import type { Transaction } from '~/db/connection.server'
import { categories as shopCategories } from '~/features/catalogue/tables.server'
import { wordsOf } from '~/features/content/blocks/blocks'
import { contentCategories, contents, contentVersions } from '~/features/content/tables.server'
import { keepVideo, type Storage } from '~/features/media/media.server'
import { claimLinks } from '~/features/settings/settings.server'
import { dayInIstanbul } from '~/kernel/dates'
import { fold } from '~/kernel/turkish'
import type { DemoCatalogue } from '../catalogue/types'
import { listBlockPages, type PictureOf } from '../contents/block-pages'
import { demoFolder } from '../folder'
import type { Master } from './pictures'

/** Loads the pages made of blocks, with the pictures of the catalogue that are in `masters`. */
export async function loadBlockPages(
  db: Transaction,
  demo: DemoCatalogue,
  masters: ReadonlyMap<string, Master>,
  storage: Storage | null,
): Promise<void> {
  const pages = listBlockPages(picturesOf(demo, masters), storage && (await loadFilm(storage)))
  const categoryIds = new Map((await db.select().from(contentCategories)).map(({ link, id }) => [link, id]))
  const goods = await db.select({ id: shopCategories.id, link: shopCategories.link }).from(shopCategories)
  const goodsIds = new Map(goods.map(({ link, id }) => [link, id]))
  const links = await claimLinks(
    db,
    'content',
    pages.flatMap(({ id, link }) => (link ? [{ id, desired: link }] : [])),
  )
  const now = await readClock(db)
  await db.insert(contents).values(
    pages.map(({ id, kind, categoryLink, shopCategoryLink }) => ({
      id,
      kind,
      link: links.get(id) ?? null,
      categoryId: categoryLink === null ? null : categoryIds.get(categoryLink)!,
      shopCategoryId: shopCategoryLink === null ? null : goodsIds.get(shopCategoryLink)!,
      updatedAt: now,
    })),
  )
  await db.insert(contentVersions).values(
    pages.map(({ id, title, summary, blocks, seoTitle, seoDescription }) => ({
      contentId: id,
      number: 1,
      title,
      summary,
      blocks,
      seoTitle,
      seoDescription,
      version: dayInIstanbul(now),
      status: 'published' as const,
      publishAt: now,
      savedBy: 'demo',
      savedAt: now,
      nameFolded: fold(title),
      words: wordsOf(blocks),
    })),
  )
  // The pages have fixed ids, so the sequence must continue after them.
  await db.execute(
    sql`select setval(pg_get_serial_sequence('contents', 'id'), (select max(id) from contents))`,
  )
}

/** Stores the film of the demo and returns its key. */
async function loadFilm(storage: Storage): Promise<string> {
  const kept = await keepVideo({ storage }, await readFile(join(demoFolder(), 'films/kordon-bakimi.mp4')))
  if (kept.status === 'refused') throw new Error(`The film of the demo is refused: ${kept.reason}`)
  return kept.hash
}

/** Main pictures of products that guests see, by the branch of their main category, the best products first. */
function picturesOf(demo: DemoCatalogue, masters: ReadonlyMap<string, Master>): PictureOf {
  const parents = new Map(demo.categories.map(({ key, parentKey }) => [key, parentKey ?? key]))
  const open = demo.products
    .filter(({ visibility }) => visibility === 'guest')
    .toSorted((a, b) => a.rank - b.rank || (a.code < b.code ? -1 : 1))
  const byBranch = Map.groupBy(open, ({ categoryKeys }) => parents.get(categoryKeys[0]!)!)
  return (branch, place = 0) => {
    const picture = byBranch.get(branch)?.[place]?.pictures[0]
    const master = picture && masters.get(picture.file)
    return master ? { key: master.hash, alt: picture.alt } : null
  }
}
