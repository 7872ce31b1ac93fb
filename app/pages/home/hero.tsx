import { lazy, Suspense } from 'react'
import { type Picture as StoredPicture, pictureSources } from '~/features/media/media'
import { Icon } from '~/ui/icons/icon'
import { ShopLink } from '~/ui/links/shop-link'
import { Picture } from '~/ui/picture'
import { Finder } from './finder'
import type { HeroBlock, HomePageData } from './data'

// The server sends the words; the code of blocks follows after the first scripts.
const HeroWords = lazy(async () => ({ default: (await import('./hero-words')).HeroWords }))

type Props = Pick<HomePageData, 'title' | 'widths' | 'materials' | 'lead'> & { block: HeroBlock | null }

/** The head of the home page: the words of its first block, the finder, and a picture. */
export function Hero({ title, block, widths, materials, lead }: Props) {
  return (
    <section className="page grid grid-cols-[minmax(0,1fr)] items-center gap-8 py-6 lg:grid-cols-[minmax(0,6fr)_minmax(0,5fr)] lg:gap-16 lg:py-10">
      <div className="grid justify-items-start gap-6">
        <h1 className="text-5xl" tabIndex={-1}>
          {block?.heading ?? title}
        </h1>
        {block && (
          <Suspense>
            <HeroWords {...block} />
          </Suspense>
        )}
        <div className="w-full">
          <Finder widths={widths} materials={materials} />
        </div>
      </div>
      {block?.picture ? (
        <HeroPicture picture={block.picture} />
      ) : (
        lead && (
          <ShopLink to={`/${lead.link}`} className="group relative block overflow-hidden rounded-lg">
            <HeroPicture picture={lead.picture} />
            <span className="absolute inset-x-3 bottom-3 flex items-center justify-between gap-3 rounded-md bg-surface px-4 py-3 text-sm font-semibold group-hover:text-brand">
              {lead.name}
              <Icon name="arrow-right" />
            </span>
          </ShopLink>
        )
      )}
    </section>
  )
}

function HeroPicture({ picture }: { picture: StoredPicture }) {
  return (
    <Picture
      {...pictureSources(picture)}
      alt={picture.alt}
      sizes="(width >= 64rem) 540px, 100vw"
      priority
      className="aspect-square lg:aspect-4/5"
    />
  )
}
