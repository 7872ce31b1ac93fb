import { data } from 'react-router'
import { openPreview } from '~/features/content/content.server'
import { formatDateTime } from '~/kernel/dates'
import { shop } from '~/server/shop.server'
import { Notice } from '~/ui/messages/notice'
import type { Route } from './+types/preview.route'
import { contentPageOf } from './content.server'
import { ContentView } from './content-view'
import { metaOf } from '../shared/page-meta'
import { text } from './text'

/** A version that is not shown, for anybody with a signed link that has not expired. Never indexed, never cached. */
export async function loader({ params, request, context }: Route.LoaderArgs) {
  const visit = context.get(shop)
  const preview = await openPreview(visit.db, {
    contentId: params.id,
    query: new URL(request.url).searchParams,
    secret: visit.secret,
    now: visit.clock(),
  })
  if (!preview) throw data(null, { status: 404, headers: unseen })
  const { page, ...shown } = await contentPageOf(visit, preview.content, '')
  return data(
    {
      ...shown,
      number: preview.number,
      until: preview.until.toISOString(),
      page: { title: page.title, noindex: true },
    },
    { headers: unseen },
  )
}

const unseen = { 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex, nofollow' }

export const headers = ({ loaderHeaders, errorHeaders }: Route.HeadersArgs) => errorHeaders ?? loaderHeaders

export const meta = metaOf

export default function PreviewPage({ loaderData }: Route.ComponentProps) {
  const { number, until } = loaderData
  return (
    <div className="page grid gap-2 pt-4 pb-16">
      <Notice kind="info">{text.preview(number, formatDateTime(new Date(until)))}</Notice>
      <ContentView {...loaderData} />
    </div>
  )
}
