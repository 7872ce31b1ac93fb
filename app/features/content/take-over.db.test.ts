import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { readContents } from '../../../demo/contents/contents'
import { openTestDatabase } from '~/db/testing/database'
import { getContentByLink } from './content.server'
import { contents, contentVersions } from './tables.server'
import { takeOverTexts } from './take-over.server'

const { db } = await openTestDatabase('empty')

// As the migration leaves the texts of an older shop.
const at = new Date('2026-03-01T09:00:00Z')
for (const { id, link, title, body, version } of readContents()) {
  await db.insert(contents).values({ id, link })
  await db.insert(contentVersions).values({
    contentId: id,
    number: 1,
    title,
    markdown: body,
    words: body,
    version,
    status: 'published',
    publishAt: at,
    savedAt: at,
  })
}

test('the texts of an older shop become blocks at the start, once, with their version and placeholders', async () => {
  const count = readContents().length
  const counts = await Promise.all([takeOverTexts(db), takeOverTexts(db)])
  expect(counts.toSorted((a, b) => a - b)).toEqual([0, count])
  const { rows } = await db.execute(sql`select 1 from content_versions where markdown is not null`)
  expect(rows).toEqual([])
  const [stored] = await db.select().from(contentVersions).where(eq(contentVersions.contentId, 1))
  expect(JSON.stringify(stored!.blocks)).toContain('{{company.unvan}}')
  const shown = await getContentByLink(db, 'hakkimizda', at)
  expect(shown).toMatchObject({
    version: readContents()[0]!.version,
    blocks: [{ kind: 'text' }, { heading: 'Neden kordon?' }, {}, {}, {}],
  })
  expect(JSON.stringify(shown!.blocks)).not.toContain('{{')
  // Changed by staff afterwards, a text is not taken over again.
  await db.update(contentVersions).set({ blocks: [] }).where(eq(contentVersions.contentId, 1))
  expect(await takeOverTexts(db)).toBe(0)
  expect((await getContentByLink(db, 'hakkimizda', at))!.blocks).toEqual([])
})
