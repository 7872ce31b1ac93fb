import { contentCategoryPath } from '~/features/content/content'
import { listContentCategories, listContents } from '~/features/content/content.server'
import type { RequestContext } from '~/server/shop.server'

/** A content category as lists show it; `count`: its shown contents. */
export type CategoryCard = { id: number; to: string; title: string; note: string; count: number }

/** Content categories that have a shown content, with the number of them, in the shop's order. */
export async function loadCategories({ db, clock }: RequestContext): Promise<CategoryCard[]> {
  const [categories, contents] = await Promise.all([listContentCategories(db), listContents(db, clock())])
  const counts = Map.groupBy(contents, ({ category }) => category?.id)
  return categories.flatMap(({ id, link, title, summary }) => {
    const count = counts.get(id)?.length ?? 0
    return count > 0 ? [{ id, to: contentCategoryPath({ id, link }), title, note: summary, count }] : []
  })
}
