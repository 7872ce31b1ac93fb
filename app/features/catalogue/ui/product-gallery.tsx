import { lazy, Suspense, useRef, useState } from 'react'
import { picturePath, pictureSources } from '~/features/media/media'
import { Picture } from '~/ui/picture'
import type { ProductDetail } from '../catalogue'
import { productText as text } from './product.text'

const Lightbox = lazy(async () => ({ default: (await import('./lightbox')).Lightbox }))
const mainWidths = [320, 480, 640, 960, 1280] as const
const mainSizes = '(width >= 80rem) 600px, (width >= 48rem) 48vw, 80vw'

type Props = {
  pictures: ProductDetail['pictures']
  /** The chosen variant's pictures come first. */
  variantId: number | null
}

/**
 * All pictures of a product in a strip to swipe and scroll, with all thumbnails. Pictures link to the large ones and
 * thumbnails to the pictures, so that both work without scripts; with scripts the lightbox opens.
 */
export function ProductGallery({ pictures, variantId }: Props) {
  const [enlarged, enlarge] = useState<number | null>(null)
  const opener = useRef<HTMLElement>(null)
  const views = inOrder(pictures, variantId)
  if (views.length === 0) return <div className="gallery gallery-none" />
  return (
    <section aria-label={text.gallery} className="gallery">
      <ul className="gallery-strip" key={variantId}>
        {views.map((picture, i) => (
          <li key={picture.hash} id={`gorsel-${i + 1}`}>
            <a
              href={picturePath(picture.hash, 1280, 'webp')}
              aria-haspopup="dialog"
              aria-label={`${text.enlarge}: ${picture.alt}`}
              data-live
              onClick={(event) => {
                if (event.ctrlKey || event.metaKey || event.shiftKey) return
                event.preventDefault()
                opener.current = event.currentTarget
                enlarge(i)
              }}
            >
              <Picture
                {...pictureSources(picture, { widths: mainWidths })}
                alt={picture.alt}
                sizes={mainSizes}
                eager={i === 0}
                priority={i === 0}
                className="aspect-4/5"
              />
            </a>
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
                data-live
                onClick={(event) => {
                  event.preventDefault()
                  document
                    .getElementById(`gorsel-${i + 1}`)
                    ?.scrollIntoView({ block: 'nearest', inline: 'start', behavior: 'smooth' })
                }}
              >
                <Picture
                  {...pictureSources(picture, { widths: [160] })}
                  blur={undefined}
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
          <Lightbox
            pictures={views}
            at={enlarged}
            onClose={() => {
              enlarge(null)
              opener.current?.focus()
            }}
          />
        </Suspense>
      )}
    </section>
  )
}

// Pictures of the chosen variant, then of the product, then of other variants.
function inOrder(pictures: ProductDetail['pictures'], variantId: number | null): ProductDetail['pictures'] {
  if (variantId === null) return pictures
  const place = (picture: ProductDetail['pictures'][number]) =>
    picture.variantIds.includes(variantId) ? 0 : picture.variantIds.length === 0 ? 1 : 2
  return pictures.toSorted((a, b) => place(a) - place(b))
}
