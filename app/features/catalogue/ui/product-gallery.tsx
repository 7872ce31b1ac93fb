import { lazy, Suspense, useState } from 'react'
import { pictureSources } from '~/features/media/media'
import { Picture } from '~/ui/picture'
import type { ProductDetail } from '../catalogue'
import { text } from './text'

const Lightbox = lazy(async () => ({ default: (await import('./lightbox')).Lightbox }))
const mainSizes = '(width >= 80rem) 600px, (width >= 64rem) 48vw, 100vw'

type Props = {
  pictures: ProductDetail['pictures']
  /** The chosen variant's pictures come first. */
  variantId: number | null
}

/**
 * All views of a product: one strip that is swiped and scrolled, with every thumbnail in sight. The thumbnails are links
 * to the views, so that they work without scripts; with them a view opens enlarged.
 */
export function ProductGallery({ pictures, variantId }: Props) {
  const [enlarged, enlarge] = useState<number | null>(null)
  const views = inOrder(pictures, variantId)
  if (views.length === 0) return <div className="aspect-4/5 rounded-md bg-sunken" />
  return (
    <section aria-label={text.gallery} className="gallery">
      <ul className="gallery-strip" key={variantId}>
        {views.map((picture, i) => (
          <li key={picture.hash} id={`gorsel-${i + 1}`}>
            <button
              type="button"
              className="block w-full cursor-zoom-in"
              aria-label={`${text.enlarge}: ${picture.alt}`}
              onClick={() => enlarge(i)}
            >
              <Picture
                {...pictureSources(picture)}
                alt={picture.alt}
                sizes={mainSizes}
                eager={i === 0}
                priority={i === 0}
                className="aspect-4/5"
              />
            </button>
          </li>
        ))}
      </ul>
      {views.length > 1 && (
        <ul className="gallery-thumbs">
          {views.map((picture, i) => (
            <li key={picture.hash}>
              <a
                href={`#gorsel-${i + 1}`}
                aria-label={text.showPicture(i + 1, views.length)}
                className="block overflow-hidden rounded-md border border-line hover:border-brand"
                onClick={(event) => {
                  event.preventDefault()
                  document
                    .getElementById(`gorsel-${i + 1}`)
                    ?.scrollIntoView({ block: 'nearest', inline: 'start', behavior: 'smooth' })
                }}
              >
                <Picture
                  {...pictureSources(picture, { widths: [160] })}
                  alt=""
                  sizes="72px"
                  className="aspect-4/5"
                />
              </a>
            </li>
          ))}
        </ul>
      )}
      {enlarged !== null && (
        <Suspense fallback={null}>
          <Lightbox pictures={views} at={enlarged} onClose={() => enlarge(null)} />
        </Suspense>
      )}
    </section>
  )
}

// Own pictures of the variant, then those of the product, then the other variants'.
function inOrder(pictures: ProductDetail['pictures'], variantId: number | null): ProductDetail['pictures'] {
  if (variantId === null) return pictures
  const place = (picture: ProductDetail['pictures'][number]) =>
    picture.variantIds.includes(variantId) ? 0 : picture.variantIds.length === 0 ? 1 : 2
  return pictures.toSorted((a, b) => place(a) - place(b))
}
