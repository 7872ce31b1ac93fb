import { data } from 'react-router'
import { galleriesPath, galleryPath } from '~/features/galleries/galleries'
import { getGallery } from '~/features/galleries/galleries.server'
import { showsNoGoods } from '~/http/stored/for-store.server'
import { shop } from '~/server/shop.server'
import { Breadcrumb } from '~/ui/links/breadcrumb'
import type { Route } from './+types/album.route'
import { metaOf } from '../shared/page-meta'
import { LargePicture } from './large-picture'
import { PictureGrid } from './picture-grid'
import { text } from './text'

/** A gallery; `?resim=3` is its third picture on a page of its own, for browsers without scripts and for sharing. */
export async function loader({ params, context, url }: Route.LoaderArgs) {
  const { db, origin, stored } = context.get(shop)
  showsNoGoods(stored)
  const gallery = /^[1-9]\d{0,8}$/.test(params.id) ? await getGallery(db, Number(params.id)) : null
  if (!gallery) throw data(null, 404)
  const asked = url.searchParams.get('resim')
  const number = asked !== null && /^[1-9]\d{0,2}$/.test(asked) ? Number(asked) : null
  if (asked !== null && (number === null || number > gallery.pictures.length)) throw data(null, 404)
  const page = {
    title: gallery.title,
    description: gallery.summary || text.description,
    canonical: origin + galleryPath(gallery.id),
  }
  return { gallery, number, page }
}

export const meta = metaOf

export default function Album({ loaderData: { gallery, number } }: Route.ComponentProps) {
  const { id, title, summary, pictures } = gallery
  return (
    <div className="page grid gap-6 pt-4 pb-16">
      <Breadcrumb steps={[{ name: text.title, to: galleriesPath }]} current={title} />
      <header className="grid gap-2">
        <h1 className="text-4xl" tabIndex={-1}>
          {title}
        </h1>
        {summary && <p className="max-w-read text-ink-2">{summary}</p>}
      </header>
      {number !== null ? (
        <LargePicture id={id} pictures={pictures} number={number} />
      ) : pictures.length === 0 ? (
        <p>{text.noPictures}</p>
      ) : (
        <PictureGrid id={id} pictures={pictures} />
      )}
    </div>
  )
}
