import { type Picture as Stored, picturePath, pictureSources, videoPath } from '~/features/media/media'
import { Picture } from '~/ui/picture'
import { SectionHead } from '~/ui/stitch'
import type { ShownOf } from '../../blocks/blocks'
import { text } from '../../text'
import { RichText, TextLink } from '../rich-text'

export function PicturePart({ block: { picture, caption, href } }: { block: ShownOf<'picture'> }) {
  const shown = (
    <Picture
      {...pictureSources(picture)}
      alt={picture.alt}
      sizes="(width >= 32rem) 26rem, 100vw"
      className="content-picture"
    />
  )
  return (
    <figure className="grid justify-items-start gap-2">
      {href ? (
        <TextLink href={href} className="content-picture-link">
          {shown}
        </TextLink>
      ) : (
        shown
      )}
      {caption && <figcaption className="max-w-read text-sm text-ink-2">{caption}</figcaption>}
    </figure>
  )
}

/** A picture beside a text. `first`: it is in the first view of a page. */
export function PictureText({
  block: { heading, text: words, action, picture, side, look },
  anchors,
  first,
}: {
  block: ShownOf<'picture_text'>
  anchors: readonly string[]
  first: boolean
}) {
  const [own, ...others] = anchors
  const isHero = look === 'hero'
  return (
    <section
      aria-labelledby={own || undefined}
      className={`picture-text ${side === 'left' ? 'picture-left' : ''}`}
      data-look={look}
    >
      <div className="grid content-center justify-items-start gap-4">
        <h2 id={own} className={isHero ? 'text-4xl' : 'text-2xl'}>
          {heading}
        </h2>
        <div className={`grid max-w-read gap-4 ${isHero ? 'text-lg text-ink-2' : ''}`}>
          <RichText doc={words} anchors={others} />
        </div>
        {action && (
          <TextLink href={action.href} className="button" look="secondary">
            {action.label}
          </TextLink>
        )}
      </div>
      {picture && (
        <Picture
          {...pictureSources(picture)}
          alt={picture.alt}
          sizes="(width >= 64rem) 36rem, 100vw"
          priority={first}
        />
      )}
    </section>
  )
}

export function Gallery({
  block: { heading, pictures },
  anchors,
}: {
  block: ShownOf<'gallery'>
  anchors: readonly string[]
}) {
  return (
    <section aria-labelledby={anchors[0] || undefined}>
      {heading && <SectionHead id={anchors[0]} title={heading} />}
      <ul className="grid grid-cols-2 gap-3 sm:gap-4 md:grid-cols-3 lg:grid-cols-4">
        {pictures.map((picture, place) => (
          <li key={place}>
            <figure className="grid gap-2">
              <a href={picturePath(picture.hash, largest(picture), 'webp')} className="block">
                <Picture
                  {...pictureSources(picture)}
                  alt={picture.alt}
                  sizes="(width >= 64rem) 18rem, 48vw"
                  className="aspect-4/5"
                />
              </a>
              {picture.caption && <figcaption className="text-sm text-ink-2">{picture.caption}</figcaption>}
            </figure>
          </li>
        ))}
      </ul>
    </section>
  )
}

const largest = ({ width }: Stored) => (width > 960 ? 1280 : 960)

/** A film of the shop. It plays only when the visitor starts it, and loads nothing before. */
export function Video({ block: { file, poster, title, caption } }: { block: ShownOf<'video'> }) {
  const address = videoPath(file)
  return (
    <figure className="grid max-w-3xl gap-2">
      {/* The caption below says what the film shows. */}
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption */}
      <video
        controls
        preload="none"
        playsInline
        aria-label={text.playVideo(title)}
        poster={poster ? picturePath(poster.hash, 960, 'webp') : undefined}
        width={16}
        height={9}
        className="aspect-video w-full rounded-lg bg-sunken object-cover"
      >
        <source src={address} type="video/mp4" />
        {text.noVideo} <a href={address}>{text.download}</a>
      </video>
      <figcaption className="text-sm">
        <strong className="font-semibold">{title}</strong>
        {caption && <span className="block text-ink-2">{caption}</span>}
      </figcaption>
    </figure>
  )
}
