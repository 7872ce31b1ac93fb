import { eq, sql } from 'drizzle-orm'
import { transaction } from '../../app/db/transaction.server'
import type { Block } from '../../app/features/content/blocks/blocks'
import { contentEditor } from '../../app/features/content/edit.server'
import { contentVersions } from '../../app/features/content/tables.server'
import { allKinds } from '../../app/features/content/testing/all-kinds'
import { readConfig } from '../../app/server/config/config.server'
import { withShopDatabase } from '../../scripts/db/shop-database'
import { hostile } from '../support/hostile'
import { openReady } from '../support/ready'
import { expect, test } from '../support/test'

// A changed row: these blocks fail the schema, so nothing of them may reach a page.
const changedRows = [
  { id: 'html', kind: 'html', html: '<img src=x onerror=alert(1)>' },
  { id: 'baglanti', kind: 'picture', href: 'javascript:alert(1)' },
  { id: 'metin', kind: 'text', heading: '', text: '<script>alert(1)</script>' },
]

/** A page with every hostile text in every kind of block. Returns its id. */
function makeHostilePage(): Promise<number> {
  return withShopDatabase(readConfig(process.env), ({ db }) =>
    transaction(db, async (db) => {
      const { rows } = await db.execute<{ hash: string }>(sql`select hash from pictures order by id limit 1`)
      const blocks = hostile.flatMap((text, place) =>
        allKinds(text).map((block) => withKey({ ...block, id: `${block.kind}-${place}` }, rows[0]!.hash)),
      )
      const input = {
        kind: 'page' as const,
        shopCategoryId: null,
        categoryId: null,
        title: `<img src=x onerror=alert(1)> kalır`,
        summary: `</title><script>alert(1)</script>`,
        seoTitle: '"><script>alert(1)</script>',
        seoDescription: '"><img src=x onerror=alert(1)>',
        blocks: [],
        state: 'published' as const,
        publishAt: null,
      }
      const id = await contentEditor.add(db, input, new Date(), 'user 1')
      if (typeof id !== 'number') throw new Error(JSON.stringify(id))
      await db
        .update(contentVersions)
        .set({ blocks: [...changedRows, ...blocks] })
        .where(eq(contentVersions.contentId, id))
      return id
    }),
  )
}

const withKey = (block: Block, hash: string): Block =>
  JSON.parse(JSON.stringify(block).replaceAll('"0123456789abcdef"', JSON.stringify(hash))) as Block

test('text of staff in any kind of block never runs as a script (P15)', async ({ page, faults }) => {
  test.slow()
  expect(hostile.length).toBeGreaterThanOrEqual(150)
  const id = await makeHostilePage()
  const dialogs: string[] = []
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message())
    void dialog.dismiss()
  })
  // The key of a picture is no film.
  faults.expect(/video\.mp4/)
  await openReady(page, `/contents/x/${id}`)
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('<img src=x onerror=alert(1)> kalır')
  const found = await main.evaluate((main) => ({
    quotations: main.querySelectorAll('blockquote').length,
    galleries: main.querySelectorAll('figure').length,
    scripts: main.querySelectorAll('script, iframe, object, embed, base, meta, link, style, template').length,
    handlers: [...main.querySelectorAll('*')].flatMap(({ attributes }) =>
      [...attributes].filter(({ name }) => name.startsWith('on')).map(({ name }) => name),
    ),
    addresses: [...main.querySelectorAll('a')].filter(
      ({ protocol }) => !['http:', 'https:', 'mailto:', 'tel:'].includes(protocol),
    ).length,
    foreign: main.querySelectorAll('img[src=x]').length,
  }))
  expect(found).toEqual({
    quotations: hostile.length,
    galleries: expect.any(Number),
    scripts: 0,
    handlers: [],
    addresses: 0,
    foreign: 0,
  })
  expect(found.galleries).toBeGreaterThan(hostile.length * 4)
  await main.locator('summary').first().click()
  expect(dialogs).toEqual([])
})
