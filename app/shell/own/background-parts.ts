import { countVisit, firstQuestionOf, mayAsk, sells } from '../push/push-keys'
import { canPush } from '../push/subscribe-push'
import { whenIdle } from '../moving/idle'
import { watchScrolled } from '../moving/scrolled'
import { liveEvent } from './own'
import { wake } from './wake'

/** The parts of a page that act by themselves: the shrinking header, the service worker, films. */
export function startBackgroundParts(): void {
  shrinkHeader()
  wakeNear('[data-wakes]')
  // The part that the address names may be folded, as an answer of the help pages is.
  if (location.hash) wake()
  addEventListener('load', () => {
    whenIdle(() => {
      if ('serviceWorker' in navigator)
        navigator.serviceWorker.register('/sw.js', { updateViaCache: 'none' }).catch(() => undefined)
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

/**
 * Counts the visit, and once a visit starts the scripts for the question about notifications, which React asks
 * (../push/keep-push.tsx): a visitor who leaves it open would otherwise get them with every page.
 */
export function wakeForQuestion(retryDays: number | null): void {
  const visits = countVisit(localStorage, sessionStorage)
  if (retryDays === null || !canPush() || sells()) return
  const { permission } = Notification
  const may = mayAsk({
    keys: localStorage,
    permission,
    visits,
    hasOrdered: false,
    retryDays,
    now: Date.now(),
  })
  if (may && firstQuestionOf(sessionStorage)) whenIdle(wake)
}

function shrinkHeader(): void {
  const header = document.querySelector<HTMLElement>('.site-header')
  const stop = watchScrolled(document.querySelector('.header-sentinel'), (isBeyond) => {
    if (header) header.dataset['shrunk'] = String(isBeyond)
  })
  // The header does it itself then.
  addEventListener(liveEvent, stop)
}
