import { beforeAll, expect, test } from 'vitest'
import { transaction } from '~/db/transaction.server'
import { openSmallShop, stockShelves } from '~/features/basket/testing/shop'
import { categories, productCategories } from '~/features/catalogue/tables.server'
import { refreshSearchText } from '~/features/catalogue/write/write-search-text.server'
import { links } from '~/features/settings/tables.server'
import { readTags } from '~/testing/pages/html'
import { openTestShop } from '~/testing/shop'

const shop = await openTestShop({ template: 'empty' })
const count = 200

beforeAll(async () => {
  await openSmallShop(shop.db)
  const shelves = await stockShelves(shop.db, count)
  await shop.db
    .insert(categories)
    .values({ id: 1, name: 'Uzun', link: 'uzun', nameFolded: 'uzun', path: [1] })
  await shop.db.insert(links).values({ link: 'uzun', kind: 'category', targetId: 1 })
  await shop.db
    .insert(productCategories)
    .values(shelves.map(({ productId }) => ({ productId, categoryId: 1 })))
  await transaction(shop.db, (db) =>
    refreshSearchText(
      db,
      shelves.map(({ productId }) => productId),
    ),
  )
})

/** Follows "Daha fazla göster" to the end; returns the links of all products on the way. */
async function walk(start: string): Promise<{ seen: Set<string>; most: number; steps: number }> {
  const browser = shop.browser()
  const seen = new Set<string>()
  let most = 0
  let steps = 0
  for (let path: string | undefined = start; path; steps++) {
    const page = await browser.page(path)
    const anchors = readTags(page.html).filter(({ name, closes }) => name === 'a' && !closes)
    const shown = anchors.flatMap(({ attributes }) => attributes.href?.match(/^\/kordon-[\w-]+/)?.[0] ?? [])
    most = Math.max(most, new Set(shown).size)
    for (const link of shown) seen.add(link)
    const more = anchors.find(({ to }) =>
      /^\s*Daha fazla göster/.test(page.html.slice(to).replace(/<[^>]*>/g, '')),
    )
    path = more?.attributes.href
    if (steps > 20) throw new Error(`${start} never ends`)
  }
  return { seen, most, steps }
}

test.each(['/uzun', '/category/list', '/search-results?q=kordon', '/yeni-gelenler'])(
  'every product of %s can be reached with the link to more, at most 150 on a page',
  async (path) => {
    const { seen, most } = await walk(path)
    expect(seen.size).toBe(count)
    expect(most).toBeLessThanOrEqual(150)
  },
)
