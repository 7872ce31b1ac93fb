import { redirect } from 'react-router'
import { type ContentCard, contentPath } from '~/features/content/content'
import { getContentByLink, listContents } from '~/features/content/content.server'
import { getSettings } from '~/features/settings/settings.server'
import { showsNoGoods } from '~/http/stored/for-store.server'
import { shop } from '~/server/shop.server'
import { SectionHead } from '~/ui/stitch'
import type { Route } from './+types/list.route'
import { ContentCards } from './cards'
import { metaOf } from '../shared/page-meta'
import { describePage } from '../shared/page-titles.server'
import { text } from './text'

/** All contents by category; `/ContentDetail?link=…` redirects to the content it names. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { db, origin, clock, stored } = context.get(shop)
  showsNoGoods(stored)
  const link = new URL(request.url).searchParams.get('link')
  const named = link ? await getContentByLink(db, link.toLowerCase(), clock()) : null
  if (named) throw redirect(contentPath(named), 301)
  const settings = await getSettings(db)
  const page = {
    ...describePage(settings, 'contents', { name: text.title }, {}, { description: text.lead }),
    canonical: `${origin}/contents`,
  }
  return { contents: await listContents(db, clock()), page }
}

export const meta = metaOf

export default function Contents({ loaderData: { contents } }: Route.ComponentProps) {
  const groups = Map.groupBy(contents, ({ category }: ContentCard) => category?.title ?? text.title)
  return (
    <div className="page grid gap-8 pt-6 pb-16">
      <header className="grid gap-2">
        <h1 className="text-4xl" tabIndex={-1}>
          {text.title}
        </h1>
        <p className="text-ink-2">{text.lead}</p>
      </header>
      {[...groups].map(([title, cards]) => (
        <section key={title} aria-label={title}>
          <SectionHead title={title} />
          <ContentCards cards={cards} />
        </section>
      ))}
    </div>
  )
}
