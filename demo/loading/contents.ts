import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { sql } from 'drizzle-orm'
import type { Transaction } from '~/db/connection.server'
import {
  contentCategories as categoryTable,
  contents as contentTable,
  faqs as faqTable,
} from '~/features/content/tables.server'
import { claimLinks } from '~/features/settings/settings.server'
import { fold } from '~/kernel/turkish'
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
  const pages = readContents(pathToFileURL(join(demoFolder(), 'contents/texts/'))).map((page) => ({
    ...page,
    body: withPictureKeys(page.body, (file) => masters.get(file)?.hash),
  }))
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
  await db.insert(contentTable).values(
    pages.map(({ categoryLink, ...page }) => ({
      ...page,
      link: links.get(page.id)!,
      categoryId: categoryLink === null ? null : categoryIds.get(categoryLink)!,
      nameFolded: fold(page.title),
    })),
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
  return { pages, count: pages.length + faqs.length }
}
