import { data, redirect } from 'react-router'
import { contentCategoryPath, contentPath } from '~/features/content/content'
import { getContent, getContentByLink } from '~/features/content/content.server'
import { shop } from '~/server/shop.server'
import { Breadcrumb } from '~/ui/links/breadcrumb'
import type { Route } from './+types/route'
import { contentPageOf } from './content.server'
import { ContentView } from './content-view'
import { metaOf } from '../shared/page-meta'
import { text } from './text'

/** `/contents/{link}/{id?}`: the link decides; an id whose link has changed redirects to the present one. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const visit = context.get(shop)
  const now = visit.clock()
  const byLink = await getContentByLink(visit.db, params.link.toLowerCase(), now)
  const content =
    byLink ?? (/^\d{1,9}$/.test(params.id ?? '') ? await getContent(visit.db, Number(params.id), now) : null)
  if (!content || content.kind === 'category') throw data(null, 404)
  const path = contentPath(content)
  if (path !== `/contents/${params.link}/${params.id}`) throw redirect(path, 301)
  return contentPageOf(visit, content, path)
}

export const meta = metaOf

export default function ContentPage({ loaderData }: Route.ComponentProps) {
  const { content, category } = loaderData
  return (
    <div className="page pt-4 pb-16">
      <Breadcrumb
        steps={[
          { name: text.home, to: '/contents' },
          ...(category ? [{ name: category.title, to: contentCategoryPath(category) }] : []),
        ]}
        current={content.title}
      />
      <ContentView {...loaderData} />
    </div>
  )
}
