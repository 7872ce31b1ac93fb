import { useRef } from 'react'
import { Button } from '~/ui/button'
import type { Banner as Shown, BannerGroup } from '../banners'
import { text } from '../text'
import { Banner } from './banner'

/** A group's banners: side by side, or one after the other in a strip that the visitor moves. Nothing moves by itself. */
export function BannerGroupView({ group, eager }: { group: BannerGroup; eager?: boolean }) {
  const { title, layout, banners } = group
  return (
    <section aria-label={title} className="page">
      {layout === 'strip' && banners.length > 1 ? (
        <Strip banners={banners} eager={eager} />
      ) : (
        <ul className="banner-grid" data-count={Math.min(banners.length, 3)}>
          {banners.map((banner) => (
            <li key={banner.id}>
              <Banner banner={banner} wide={banners.length === 1} eager={eager} />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

function Strip({ banners, eager }: { banners: readonly Shown[]; eager?: boolean }) {
  const strip = useRef<HTMLUListElement>(null)
  return (
    <div className="banner-strip">
      <ul ref={strip}>
        {banners.map((banner, i) => (
          <li key={banner.id}>
            <Banner banner={banner} wide eager={eager && i === 0} />
          </li>
        ))}
      </ul>
      <div className="banner-moves with-script">
        <Button
          type="button"
          icon="arrow-left"
          iconOnly={text.previous}
          onClick={() => moveBy(strip.current!, -1)}
        />
        <Button
          type="button"
          icon="arrow-right"
          iconOnly={text.next}
          onClick={() => moveBy(strip.current!, 1)}
        />
      </div>
    </div>
  )
}

/** Scrolls a strip to the next or previous banner; after the last one comes the first. */
function moveBy(strip: HTMLElement, step: 1 | -1): void {
  const count = strip.children.length
  const shown = Math.round(strip.scrollLeft / strip.clientWidth)
  const next = strip.children[(shown + step + count) % count] as HTMLElement
  strip.scrollTo({ left: next.offsetLeft - strip.offsetLeft, behavior: behaviorOf() })
}

const behaviorOf = (): ScrollBehavior =>
  matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth'
