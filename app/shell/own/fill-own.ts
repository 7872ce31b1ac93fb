import { countText, shownCount } from '../basket/count.text'
import {
  copyCookieChoice,
  copyFavourites,
  copyUser,
  forgetUser,
  rememberSeen,
  startSession,
} from '../choices/local-keys'
import { wakeForQuestion, wakeNear } from './background-parts'
import type { Own } from './own'

/**
 * Writes the visitor's own data into the boxes that a stored page keeps for them, before React runs; React leaves their content
 * alone (~/shell/basket/count.tsx) and shows the same once it runs. The browser's copies follow, as on every page.
 */
export function fillOwn({
  visitor,
  name,
  counts,
  favourites,
  cookieChoice,
  lastSeen,
  pushRetryDays,
}: Own): void {
  if (document.documentElement.dataset['live'] === undefined) {
    for (const [of, count] of Object.entries(counts)) fillCount(of, count)
    for (const id of favourites) fillHearts(id)
    if (name) fillName(name)
  }
  if (lastSeen?.length) wakeNear('[data-last-seen]')
  wakeForQuestion(pushRetryDays)
  if (visitor.isNew) startSession(localStorage)
  else copyFavourites(localStorage, favourites)
  if (name) copyUser(localStorage, name)
  else forgetUser(localStorage)
  if (cookieChoice) {
    copyCookieChoice(localStorage, cookieChoice)
    // The page may have been stored by the browser before the answer.
    document.querySelector('form[data-cookies]')?.closest('section')?.setAttribute('hidden', '')
  }
  const shown = document.querySelector<HTMLElement>('[data-product]')?.dataset
  if (shown) rememberSeen(localStorage, Number(shown['product']), Number(shown['seenLimit'] ?? 0))
}

function fillCount(name: string, count: number): void {
  for (const box of document.querySelectorAll<HTMLElement>(`[data-count="${name}"]`)) {
    box.hidden = count === 0
    box.textContent = shownCount(count)
    const control = box.closest<HTMLElement>('[data-named]')
    const label = control?.dataset['named']
    if (label) control?.setAttribute('aria-label', countText(label, count))
    const floating = box.closest<HTMLElement>('[data-filled]')
    if (floating) floating.dataset['filled'] = String(count > 0)
  }
}

function fillName(name: string): void {
  const button = document.querySelector('.account-button')
  button?.setAttribute('aria-label', name)
  button?.querySelector('span')?.replaceChildren(name)
}

function fillHearts(productId: number): void {
  for (const heart of document.querySelectorAll(`[data-heart="${productId}"]`)) {
    heart.setAttribute('aria-pressed', 'true')
    heart.querySelector<SVGElement>('.icon')!.dataset['filled'] = 'true'
  }
}
