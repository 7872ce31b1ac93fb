import { data, redirect } from 'react-router'
import { contentPath } from '~/features/content/content'
import { getContent, getContentByLink } from '~/features/content/content.server'
import { Markdown } from '~/features/content/ui/markdown'
import { TableOfContents } from '~/features/content/ui/table-of-contents'
import { formatDay } from '~/kernel/dates'
import { shop } from '~/server/shop.server'
import { Breadcrumb } from '~/ui/links/breadcrumb'
import type { Route } from './+types/route'
import { metaOf } from '../shared/page-meta'
import { text } from '../shared/text'

/** `/contents/{link}/{id?}`: the link decides; an id whose link has changed redirects to the present one. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const { db, origin } = context.get(shop)
  const byLink = await getContentByLink(db, params.link.toLowerCase())
  const content =
    byLink ?? (/^\d{1,9}$/.test(params.id ?? '') ? await getContent(db, Number(params.id)) : null)
  if (!content) throw data(null, 404)
  const path = contentPath(content)
  if (path !== `/contents/${params.link}/${params.id}`) throw redirect(path, 301)
  const { seoTitle, seoDescription, title, summary } = content
  return {
    content,
    page: { title: seoTitle || title, description: seoDescription || summary, canonical: origin + path },
  }
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
