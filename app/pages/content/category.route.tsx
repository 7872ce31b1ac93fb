import { data, redirect } from 'react-router'
import { contentCategoryPath } from '~/features/content/content'
import { listContentCategories, listContentsOf } from '~/features/content/content.server'
import { showsNoGoods } from '~/http/stored/for-store.server'
import { shop } from '~/server/shop.server'
import { LinkButton } from '~/ui/button'
import { Breadcrumb } from '~/ui/links/breadcrumb'
import { EmptyState } from '~/ui/messages/empty-state'
import type { Route } from './+types/category.route'
import { ContentCards } from './cards'
import { metaOf } from '../shared/page-meta'
import { text } from './text'

/** `/content-categories/{link?}/{id}`: the id decides; another link redirects to the present one. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const { db, origin, clock, stored } = context.get(shop)
  showsNoGoods(stored)
  const id = /^[1-9]\d{0,8}$/.test(params.id) ? Number(params.id) : 0
  const category = (await listContentCategories(db)).find((one) => one.id === id)
  if (!category) throw data(null, 404)
  const path = contentCategoryPath(category)
  if (params.link !== category.link) throw redirect(path, 301)
  const { title, summary, seoTitle, seoDescription } = category
  return {
    category: { title, summary },
    contents: await listContentsOf(db, id, clock()),
    page: {
      title: seoTitle || title,
      description: seoDescription || summary || text.lead,
      canonical: origin + path,
    },
  }
}

export const meta = metaOf

export default function ContentCategoryPage({ loaderData: { category, contents } }: Route.ComponentProps) {
  return (
    <div className="page grid gap-6 pt-4 pb-16">
      <Breadcrumb steps={[{ name: text.categories, to: '/content-categories' }]} current={category.title} />
      <header className="grid gap-2">
        <h1 className="text-4xl" tabIndex={-1}>
          {category.title}
        </h1>
        {category.summary && <p className="max-w-read text-ink-2">{category.summary}</p>}
      </header>
      {contents.length > 0 ? (
        <ContentCards cards={contents} heading={2} />
      ) : (
        <EmptyState
          icon="document"
          title={text.emptyCategory}
          action={
            <>
              <LinkButton to="/content-categories">{text.allCategories}</LinkButton>
              <LinkButton to="/contact" look="quiet">
                {text.writeToUs}
              </LinkButton>
            </>
          }
        >
          {text.emptyCategoryWhy}
        </EmptyState>
      )}
    </div>
  )
}
