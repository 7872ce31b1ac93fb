import type { ReactNode } from 'react'
import { type Picture, pictureSources } from '~/features/media/media'
import { ShopLink } from '~/ui/links/shop-link'
import type { Banner as Shown } from '../banners'
import { text } from '../text'

/** One banner: its picture, with the words over it on wide screens and below it on narrow ones. The whole area is the link. */
export function Banner({ banner, wide, eager }: { banner: Shown; wide?: boolean; eager?: boolean }) {
  const { title, text: words, link } = banner
  return (
    <article className="banner" data-wide={wide || undefined}>
      <BannerPicture banner={banner} wide={wide} eager={eager} />
      {title || words ? (
        <div className="banner-words">
          {title && (
            <h2 className="text-2xl">{link ? <BannerLink {...banner}>{title}</BannerLink> : title}</h2>
          )}
          {words && <p className="text-sm text-ink-2">{words}</p>}
        </div>
      ) : (
        link && (
          <BannerLink {...banner}>
            <span className="sr-only">{banner.wide.alt}</span>
          </BannerLink>
        )
      )}
    </article>
  )
}

function BannerLink({ link, linkType, children }: Shown & { children: ReactNode }) {
  if (linkType !== 4) return <ShopLink to={link}>{children}</ShopLink>
  return (
    <a href={link} target="_blank" rel="noopener">
      {children}
      <span className="sr-only"> ({text.newTab})</span>
    </a>
  )
}

const wideFrom = '(width >= 48rem)'

function BannerPicture({ banner, wide, eager }: { banner: Shown; wide?: boolean; eager?: boolean }) {
  const narrow = pictureSources(banner.narrow)
  const broad = pictureSources(banner.wide)
  const sizes = wide
    ? '(width >= 80rem) 1216px, 100vw'
    : '(width >= 80rem) 592px, (width >= 48rem) 48vw, 100vw'
  return (
    <picture className="picture" style={blurOf(banner.narrow)}>
      {wide && <source media={wideFrom} type="image/avif" srcSet={broad.avif} sizes={sizes} />}
      {wide && <source media={wideFrom} srcSet={broad.src} />}
      <source type="image/avif" srcSet={narrow.avif} sizes={sizes} />
      <img
        src={narrow.src}
        width={narrow.width}
        height={narrow.height}
        // A link without words is named by the description already.
        alt={banner.title ? banner.wide.alt : banner.link ? '' : banner.wide.alt}
        loading={eager ? 'eager' : 'lazy'}
        decoding="async"
      />
    </picture>
  )
}

const blurOf = ({ blur }: Picture) => ({ backgroundImage: `url(data:image/webp;base64,${blur})` })
