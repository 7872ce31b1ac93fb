import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { sql } from 'drizzle-orm'
import { readClock } from '~/db/clock.server'
import type { Transaction } from '~/db/connection.server'
import { type Block, wordsOf } from '~/features/content/blocks/blocks'
import {
  contentCategories as categoryTable,
  contents as contentTable,
  contentVersions,
  faqs as faqTable,
} from '~/features/content/tables.server'
import { blocksOfText } from '~/features/content/take-over.server'
import { claimLinks } from '~/features/settings/settings.server'
import { fold } from '~/kernel/turkish'
import { newsletters as newsletterTable } from '~/features/newsletters/tables.server'
import { newsletter } from '../shop/newsletter'
import { contentCategories, readContents } from '../contents/contents'
import { withPictureKeys } from '../contents/pictures'
import { faqs } from '../contents/faqs'
import type { DemoContent } from '../contents/types'
import { demoFolder } from '../folder'
import type { Master } from './pictures'

/** Loads the shop's contents, with those of their pictures that are in `masters`, and its questions. */
export async function loadContents(
  db: Transaction,
  masters: ReadonlyMap<string, Master>,
): Promise<{ pages: DemoContent[]; count: number }> {
  const pages = readContents(pathToFileURL(join(demoFolder(), 'contents/texts/')))
  const categories = await db
    .insert(categoryTable)
    .values(contentCategories)
    .returning({ id: categoryTable.id, link: categoryTable.link })
  const categoryIds = new Map(categories.map(({ link, id }) => [link, id]))
  const links = await claimLinks(
    db,
    'content',
    pages.map(({ id, link }) => ({ id, desired: link })),
  )
  const now = await readClock(db)
  await db.insert(contentTable).values(
    pages.map(({ id, categoryLink }) => ({
      id,
      link: links.get(id)!,
      categoryId: categoryLink === null ? null : categoryIds.get(categoryLink)!,
      updatedAt: now,
    })),
  )
  await db.insert(contentVersions).values(
    pages.map(({ id, title, summary, body, seoTitle, seoDescription, version }) => {
      const blocks = blocksOf(body, masters)
      return {
        contentId: id,
        number: 1,
        title,
        summary,
        blocks,
        seoTitle,
        seoDescription,
        version,
        status: 'published' as const,
        publishAt: now,
        savedBy: 'demo',
        savedAt: now,
        nameFolded: fold(title),
        words: wordsOf(blocks),
      }
    }),
  )
  // The pages have fixed ids, so the sequence must continue after them.
  await db.execute(
    sql`select setval(pg_get_serial_sequence('contents', 'id'), (select max(id) from contents))`,
  )
  await db
    .insert(faqTable)
    .values(
      faqs.map(({ id: position, ...faq }) => ({ ...faq, position, questionFolded: fold(faq.question) })),
    )
  await db.insert(newsletterTable).values({
    ...newsletter,
    segment: { kind: 'all' },
    status: 'draft',
    updatedAt: sql`now()`,
  })
  return { pages, count: pages.length + faqs.length }
}

/** The blocks of a text, with those of its pictures that are in `masters`. */
function blocksOf(body: string, masters: ReadonlyMap<string, Master>): Block[] {
  const byHash = new Map([...masters.values()].map((master) => [master.hash, master]))
  const keyed = withPictureKeys(body, (file) => masters.get(file)?.hash)
  return blocksOfText(keyed, (key) => byHash.get(key) ?? null)
}
