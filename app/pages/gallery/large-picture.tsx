import { type GalleryPicture, galleryPath } from '~/features/galleries/galleries'
import { pictureSources } from '~/features/media/media'
import { LinkButton } from '~/ui/button'
import { Picture } from '~/ui/picture'
import { text } from './text'

/** One picture with links to its neighbours; the first follows the last. */
export function LargePicture({
  id,
  pictures,
  number,
}: {
  id: number
  pictures: readonly GalleryPicture[]
  number: number
}) {
  const picture = pictures[number - 1]!
  const count = pictures.length
  const addressOf = (shown: number) => `${galleryPath(id)}?resim=${((shown - 1 + count) % count) + 1}`
  return (
    <figure className="grid justify-items-center gap-4">
      <Picture
        {...pictureSources(picture)}
        alt={picture.alt}
        sizes="(width >= 48rem) 720px, 100vw"
        priority
        className="w-full max-w-narrow"
      />
      <figcaption className="grid justify-items-center gap-3 text-center">
        {picture.title && <span className="font-semibold">{picture.title}</span>}
        <span className="flex flex-wrap items-center justify-center gap-3">
          {count > 1 && <LinkButton to={addressOf(number - 1)} icon="arrow-left" iconOnly={text.previous} />}
          <span className="tabular-nums">{text.numberOf(number, count)}</span>
          {count > 1 && <LinkButton to={addressOf(number + 1)} icon="arrow-right" iconOnly={text.next} />}
        </span>
        <LinkButton to={galleryPath(id)} look="quiet">
          {text.all}
        </LinkButton>
      </figcaption>
    </figure>
  )
}
