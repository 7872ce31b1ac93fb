import { askAgainEvent, askedEvent, type Own, ownPath } from './own'

declare global {
  interface Window {
    /** The answer to the personal request of a stored page; null when it failed. */
    shopOwn?: Promise<Own | null>
  }
}

/**
 * Sends the personal request of a stored page, and again when it is asked to, or when the browser shows the page anew on going back.
 * A visitor who has signed in or out meanwhile gets another page. `fill` gets the answer.
 */
export function askOwn(fill: (own: Own) => void): void {
  const { audience } = document.documentElement.dataset
  const ask = () => {
    window.shopOwn = read()
    void window.shopOwn.then((own) => {
      if (!own) return
      if (own.audience === audience) fill(own)
      else if (!hasJustReloaded()) location.reload()
    })
  }
  const askAgain = () => {
    ask()
    dispatchEvent(new Event(askedEvent))
  }
  ask()
  addEventListener('pageshow', ({ persisted }) => persisted && askAgain())
  addEventListener(askAgainEvent, askAgain)
}

// ms
const justNow = 5_000

/** So that a page reloads once, should its server still take the visitor for somebody else. */
function hasJustReloaded(): boolean {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return navigation?.type === 'reload' && performance.now() < justNow
}

async function read(): Promise<Own | null> {
  const product = document.querySelector<HTMLElement>('[data-product]')?.dataset['product'] ?? ''
  const query = new URLSearchParams({
    sayfa: location.pathname + location.search,
    geldi: document.referrer,
    urun: product,
  })
  try {
    const answer = await fetch(`${ownPath}?${query}`, { headers: { accept: 'application/json' } })
    return answer.ok ? ((await answer.json()) as Own | null) : null
  } catch {
    return null
  }
}
