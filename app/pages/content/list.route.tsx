import { redirect } from 'react-router'
import { type ContentCard, contentPath } from '~/features/content/content'
import { getContentByLink, listContents } from '~/features/content/content.server'
import { shop } from '~/server/shop.server'
import { ShopLink } from '~/ui/links/shop-link'
import { SectionHead } from '~/ui/stitch'
import type { Route } from './+types/list.route'
import { metaOf } from '../shared/page-meta'
import { text as texts } from '../shared/text'

const text = texts.contents

/** All contents by category; `/ContentDetail?link=…` redirects to the content it names. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { db, origin } = context.get(shop)
  const link = new URL(request.url).searchParams.get('link')
  const named = link ? await getContentByLink(db, link) : null
  if (named) throw redirect(contentPath(named), 301)
  const page = { title: text.title, description: text.lead, canonical: `${origin}/contents` }
  return { contents: await listContents(db), page }
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
          <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
            {cards.map((card) => (
              <li
                key={card.id}
                className="relative rounded-lg border border-line bg-surface p-5 hover:border-ink"
              >
                <h3 className="text-lg">
                  <ShopLink to={contentPath(card)} className="after:absolute after:inset-0">
                    {card.title}
                  </ShopLink>
                </h3>
                <p className="mt-1 text-sm text-ink-2">{card.summary}</p>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}
