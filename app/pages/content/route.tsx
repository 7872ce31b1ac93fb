import { redirect } from 'react-router'
import type { Db } from '~/db/connection.server'
import { contentPath } from '~/features/content/content'
import { getContent, getContentByLink, plainText } from '~/features/content/content.server'
import { Markdown } from '~/features/content/ui/markdown'
import { TableOfContents } from '~/features/content/ui/table-of-contents'
import { sharePath } from '~/features/media/media'
import { getSettings } from '~/features/settings/settings.server'
import { excerptClean } from '~/kernel/excerpt'
import { formatDay } from '~/kernel/dates'
import { shop } from '~/server/shop.server'
import { Breadcrumb } from '~/ui/links/breadcrumb'
import type { Route } from './+types/route'
import { elsewhere } from '../shared/elsewhere.server'
import { metaOf } from '../shared/page-meta'
import { describePage } from '../shared/page-titles.server'
import { breadcrumbData } from '../shared/structured-data'
import { text } from '../shared/text'

/** `/contents/{link}/{id?}`: the link decides; an id whose link has changed redirects to the present one. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { db, origin } = context.get(shop)
  const byLink = await getContentByLink(db, params.link.toLowerCase())
  const content =
    byLink ?? (/^\d{1,9}$/.test(params.id ?? '') ? await getContent(db, Number(params.id)) : null)
  if (!content) throw await elsewhereOf(db, params, new URL(request.url).search)
  const path = contentPath(content)
  if (path !== `/contents/${params.link}/${params.id}`) throw redirect(path, 301)
  const { seoTitle, seoDescription, title, summary } = content
  const picture = content.body.flatMap((block) => (block.kind === 'picture' ? [block.picture] : []))[0]
  return {
    content,
    page: {
      ...describePage(
        await getSettings(db),
        'content',
        { name: title, category: content.category?.title },
        { title: seoTitle, description: seoDescription },
        { description: summary || excerptClean(plainText(content.body), 155) },
      ),
      canonical: origin + path,
      kind: 'article' as const,
      image: picture && origin + sharePath(picture.hash),
      data: [
        breadcrumbData(origin, [
          { name: text.contents.home, path: '/contents' },
          { name: title, path },
        ]),
      ],
    },
  }
}

/** For a removed content its own address counts; one that is named by an old link alone has left a redirect of that link. */
async function elsewhereOf(db: Db, { link, id }: { link: string; id?: string }, search: string) {
  const own = await elsewhere(db, `/contents/${link}${id ? `/${id}` : ''}`, search)
  const isUnknown = 'init' in own && own.init?.status === 404
  return isUnknown && !id ? elsewhere(db, `/${link}`, search) : own
}

export const meta = metaOf

export default function ContentPage({ loaderData: { content } }: Route.ComponentProps) {
  return (
    <div className="page pt-4 pb-16">
      <Breadcrumb steps={[{ name: text.contents.home, to: '/contents' }]} current={content.title} />
      <div className="grid gap-x-16 gap-y-8 pt-6 lg:grid-cols-[minmax(0,1fr)_18rem]">
        <article>
          <h1 className="pb-2 text-4xl" tabIndex={-1}>
            {content.title}
          </h1>
          <p className="pb-6 text-meta text-ink-3">
            {text.contents.updated(formatDay(new Date(content.version)))}
          </p>
          <Markdown blocks={content.body} />
        </article>
        <div className="text-sm lg:sticky lg:top-[calc(var(--header)+1rem)] lg:self-start">
          <TableOfContents blocks={content.body} />
        </div>
      </div>
    </div>
  )
}
