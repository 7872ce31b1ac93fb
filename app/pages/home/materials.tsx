import { pictureSources } from '~/features/media/media'
import { ShopLink } from '~/ui/links/shop-link'
import { Picture } from '~/ui/picture'
import { SectionHead } from '~/ui/stitch'
import type { HomePageData } from './data'
import { homeText as text } from './text'

/** Links to the categories of goods, with a picture of each. */
export function Materials({ materials }: Pick<HomePageData, 'materials'>) {
  return (
    <section className="page pt-8" aria-labelledby="malzemeler">
      <SectionHead id="malzemeler" title={text.materials} />
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(max(4rem,20%),1fr))] gap-x-2 gap-y-4 sm:grid-cols-4 sm:gap-4 lg:grid-cols-8">
        {materials.map(({ name, link, picture }) => (
          <li key={link}>
            <ShopLink
              to={`/${link}`}
              className="group grid justify-items-center gap-2 text-center text-xs font-semibold hover:text-brand sm:text-sm"
            >
              {picture ? (
                <Picture
                  {...pictureSources(picture, { widths: [160, 320] })}
                  alt=""
                  sizes="(width >= 64rem) 136px, 22vw"
                  className="aspect-square w-full rounded-full"
                />
              ) : (
                <span className="aspect-square w-full rounded-full bg-sunken" />
              )}
              {name}
            </ShopLink>
          </li>
        ))}
      </ul>
    </section>
  )
}
