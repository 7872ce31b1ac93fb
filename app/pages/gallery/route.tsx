import { galleriesPath, galleryPath } from '~/features/galleries/galleries'
import { getGalleries } from '~/features/galleries/galleries.server'
import { pictureSources } from '~/features/media/media'
import { showsNoGoods } from '~/http/stored/for-store.server'
import { shop } from '~/server/shop.server'
import { LinkButton } from '~/ui/button'
import { ShopLink } from '~/ui/links/shop-link'
import { EmptyState } from '~/ui/messages/empty-state'
import { Picture } from '~/ui/picture'
import type { Route } from './+types/route'
import { metaOf } from '../shared/page-meta'
import { text } from './text'

export async function loader({ context }: Route.LoaderArgs) {
  const { db, origin, stored } = context.get(shop)
  showsNoGoods(stored)
  const page = { title: text.title, description: text.description, canonical: origin + galleriesPath }
  return { galleries: await getGalleries(db), page }
}

export const meta = metaOf

export default function Galleries({ loaderData: { galleries } }: Route.ComponentProps) {
  return (
    <div className="page grid gap-8 pt-6 pb-16">
      <header className="grid gap-2">
        <h1 className="text-4xl" tabIndex={-1}>
          {text.title}
        </h1>
        <p className="text-ink-2">{text.lead}</p>
      </header>
      {galleries.length === 0 ? (
        <EmptyState
          icon="eye"
          title={text.empty}
          action={<LinkButton to="/yeni-gelenler">{text.browse}</LinkButton>}
        >
          {text.emptyLead}
        </EmptyState>
      ) : (
        <ul className="grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
          {galleries.map(({ id, title, summary, count, cover }, i) => (
            <li key={id} className="group relative grid content-start gap-2">
              {cover ? (
                <Picture
                  {...pictureSources(cover)}
                  alt=""
                  sizes="(width >= 64rem) 400px, (width >= 40rem) 48vw, 100vw"
                  priority={i === 0}
                  className="aspect-4/5"
                />
              ) : (
                <span className="block aspect-4/5 rounded-md bg-sunken" />
              )}
              <h2 className="text-xl group-hover:text-brand">
                <ShopLink to={galleryPath(id)} className="after:absolute after:inset-0">
                  {title}
                </ShopLink>
              </h2>
              {summary && <p className="text-sm text-ink-2">{summary}</p>}
              <p className="text-meta text-ink-3">{text.count(count)}</p>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
