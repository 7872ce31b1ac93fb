import { useEffect, useState } from 'react'
import { PrefetchPageLinks } from 'react-router'
import { whenIdle } from './idle'

const dwell = 300
const atOnce = 6

type Prefetch = { page: string; picture?: string }

/**
 * Prefetches module and data of pages: of links in view for 300 ms, at most 6, and at once of a link that is hovered,
 * focused or pressed (docs/product.md "Prefetching"). Links opt in with `data-ahead`: ~/ui/shop-link.
 */
export function FetchAhead({ page }: { page: string }) {
  const [prefetches, setPrefetches] = useState<Prefetch[]>([])

  useEffect(() => {
    const want = (link: HTMLAnchorElement, withPicture: boolean) => {
      const { pathname, search, origin } = link
      if (origin !== location.origin || pathname + search === page) return
      const prefetch = { page: pathname + search, picture: withPicture ? pictureOf(link) : undefined }
      setPrefetches((now) =>
        [...now.filter((other) => other.page !== prefetch.page), prefetch].slice(-atOnce),
      )
    }
    const pointed = ({ target }: Event) => {
      const link = (target as Element).closest?.<HTMLAnchorElement>('a[data-ahead]')
      if (link) want(link, true)
    }
    const events = ['pointerover', 'focusin', 'pointerdown'] as const
    for (const event of events) document.addEventListener(event, pointed, { passive: true })
    const stopWatching = watchView((link) => want(link, false))
    return () => {
      stopWatching()
      for (const event of events) document.removeEventListener(event, pointed)
    }
  }, [page])

  return prefetches.map((prefetch) => (
    <span key={prefetch.page} hidden>
      <PrefetchPageLinks page={prefetch.page} />
      {prefetch.picture && <link rel="prefetch" as="image" href={prefetch.picture} fetchPriority="low" />}
    </span>
  ))
}

// The picture of the link's card as the page behind the link begins with it.
function pictureOf(link: HTMLAnchorElement): string | undefined {
  const source = link.closest('article')?.querySelector('source')
  return source?.srcset.match(/\/media\/\w+\/640\.avif/)?.[0]
}

/** Calls `stayed` for the first links that stay in view, once the page is idle. Returns the function that stops it. */
function watchView(stayed: (link: HTMLAnchorElement) => void): () => void {
  const timers = new Map<Element, ReturnType<typeof setTimeout>>()
  let left = atOnce
  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      clearTimeout(timers.get(target))
      if (!isIntersecting || left === 0) continue
      const stay = () => {
        if ((left -= 1) >= 0) stayed(target as HTMLAnchorElement)
        observer.unobserve(target)
      }
      timers.set(target, setTimeout(stay, dwell))
    }
  })
  const start = () => {
    for (const link of document.querySelectorAll('main a[data-ahead]')) observer.observe(link)
  }
  const callOff = whenIdle(start)
  return () => {
    callOff()
    observer.disconnect()
    for (const timer of timers.values()) clearTimeout(timer)
  }
}
