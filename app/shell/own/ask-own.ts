import { askedEvent, type Own, ownPath } from './own'

declare global {
  interface Window {
    /** The answer to the personal request of a stored page; null when it failed. */
    shopOwn?: Promise<Own | null>
  }
}

/**
 * Sends the personal request of a stored page, and again when the browser shows the page anew on going back. A visitor who has
 * signed in meanwhile gets the page of their own. `fill` gets the answer.
 */
export function askOwn(fill: (own: Own) => void): void {
  const ask = () => {
    window.shopOwn = read()
    void window.shopOwn.then((own) => own && (own.visitor.kind === 'guest' ? fill(own) : location.reload()))
  }
  ask()
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return
    ask()
    dispatchEvent(new Event(askedEvent))
  })
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
