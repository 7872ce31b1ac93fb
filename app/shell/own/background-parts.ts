import { countVisit, mayAsk, sells } from '../push/push-keys'
import { whenIdle } from '../moving/idle'
import { watchScrolled } from '../moving/scrolled'
import { liveEvent } from './own'
import { wake } from './wake'

/** The parts of a page that act by themselves: the shrinking header, the service worker, films, the question about notifications. */
export function startBackgroundParts(): void {
  shrinkHeader()
  wakeNear('[data-wakes]')
  // The part that the address names may be folded, as an answer of the help pages is.
  if (location.hash) wake()
  addEventListener('load', () => {
    whenIdle(() => {
      if ('serviceWorker' in navigator)
        navigator.serviceWorker.register('/sw.js', { updateViaCache: 'none' }).catch(() => undefined)
      if (mayBeAsked()) wake()
    })
  })
}

/** Starts the scripts before a part that needs them comes into view. */
export function wakeNear(selector: string): void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return
      observer.disconnect()
      wake()
    },
    { rootMargin: '100% 0px' },
  )
  for (const part of document.querySelectorAll(selector)) observer.observe(part)
}

/** Whether the question about notifications may be due; React decides it. */
function mayBeAsked(): boolean {
  const visits = countVisit(localStorage, sessionStorage)
  if (!('Notification' in window) || sells()) return false
  const { permission } = Notification
  return mayAsk({ keys: localStorage, permission, visits, hasOrdered: false, retryDays: 1, now: Date.now() })
}

function shrinkHeader(): void {
  const header = document.querySelector<HTMLElement>('.site-header')
  const stop = watchScrolled(document.querySelector('.header-sentinel'), (isBeyond) => {
    if (header) header.dataset['shrunk'] = String(isBeyond)
  })
  // The header does it itself then.
  addEventListener(liveEvent, stop)
}
