import { redirect } from 'react-router'
import { contentCategoryPath, contentPath } from '~/features/content/content'
import { getContent, getContentByLink } from '~/features/content/content.server'
import { type RequestContext, shop } from '~/server/shop.server'
import { Breadcrumb } from '~/ui/links/breadcrumb'
import type { Route } from './+types/route'
import { contentPageOf } from './content.server'
import { ContentView } from './content-view'
import { elsewhere } from '../shared/elsewhere.server'
import { metaOf } from '../shared/page-meta'
import { text } from './text'

/** `/contents/{link}/{id?}`: the link decides; an id whose link has changed redirects to the present one. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const visit = context.get(shop)
  const now = visit.clock()
  const byLink = await getContentByLink(visit.db, params.link.toLowerCase(), now)
  const content =
    byLink ?? (/^\d{1,9}$/.test(params.id ?? '') ? await getContent(visit.db, Number(params.id), now) : null)
  if (!content || content.kind === 'category')
    throw await elsewhereOf(visit, params, new URL(request.url).search)
  const path = contentPath(content)
  if (path !== `/contents/${params.link}/${params.id}`) throw redirect(path, 301)
  return contentPageOf(visit, content, path)
}

/** For a removed content its own address counts; one that is named by an old link alone has left a redirect of that link. */
async function elsewhereOf(
  visit: RequestContext,
  { link, id }: { link: string; id?: string },
  search: string,
) {
  const own = await elsewhere(visit, `/contents/${link}${id ? `/${id}` : ''}`, search)
  const isUnknown = 'init' in own && own.init?.status === 404
  return isUnknown && !id ? elsewhere(visit, `/${link}`, search) : own
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
