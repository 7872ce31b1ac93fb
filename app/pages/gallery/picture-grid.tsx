import { lazy, Suspense, useRef, useState } from 'react'
import { type GalleryPicture, galleryPath } from '~/features/galleries/galleries'
import { pictureSources } from '~/features/media/media'
import { Picture } from '~/ui/picture'
import { text } from './text'

const Lightbox = lazy(async () => ({ default: (await import('~/features/catalogue/ui/lightbox')).Lightbox }))

/** Even boxes; each leads to the picture's own page, or with scripts opens the lightbox, which returns the focus. */
export function PictureGrid({ id, pictures }: { id: number; pictures: GalleryPicture[] }) {
  const [enlarged, enlarge] = useState<number | null>(null)
  const opener = useRef<HTMLElement>(null)
  return (
    <>
      <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3 sm:gap-4 lg:grid-cols-4">
        {pictures.map((picture, i) => (
          <li key={`${picture.hash}-${i}`}>
            <a
              href={`${galleryPath(id)}?resim=${i + 1}`}
              aria-haspopup="dialog"
              className="group grid gap-2"
              data-live
              onClick={(event) => {
                if (event.ctrlKey || event.metaKey || event.shiftKey) return
                event.preventDefault()
                opener.current = event.currentTarget
                enlarge(i)
              }}
            >
              <Picture
                {...pictureSources(picture)}
                alt={`${text.enlarge}: ${picture.alt}`}
                sizes="(width >= 64rem) 296px, (width >= 40rem) 32vw, 48vw"
                eager={i < 4}
                priority={i === 0}
                className="aspect-square"
              />
              {picture.title && (
                <span className="text-sm font-semibold group-hover:text-brand">{picture.title}</span>
              )}
            </a>
          </li>
        ))}
      </ul>
      {enlarged !== null && (
        <Suspense fallback={null}>
          <Lightbox
            pictures={pictures}
            at={enlarged}
            names={text.lightbox}
            onClose={() => {
              enlarge(null)
              opener.current?.focus()
            }}
          />
        </Suspense>
      )}
    </>
  )
}
