import { askedEvent, ownPath } from './own'

/**
 * The first script of a stored page: sends the personal request, and again when the browser shows the page anew on going back. A
 * visitor who has signed in meanwhile gets the page of their own.
 */
export function askOwn(nonce: string): string {
  return `<script nonce="${nonce}">${script}</script>`
}

const script = `{
const ask = () => {
  const product = document.querySelector('[data-product]')?.dataset.product ?? ''
  const query = new URLSearchParams({ sayfa: location.pathname + location.search, geldi: document.referrer, urun: product })
  return fetch('${ownPath}?' + query, { headers: { accept: 'application/json' } })
    .then((answer) => answer.ok ? answer.json() : null, () => null)
    .then((own) => {
      if (own && own.visitor.kind !== 'guest') location.reload()
      return own
    })
}
window.shopOwn = ask()
addEventListener('pageshow', ({ persisted }) => {
  if (!persisted) return
  window.shopOwn = ask()
  dispatchEvent(new Event('${askedEvent}'))
})
}`.replaceAll(/\n */g, '\n')
