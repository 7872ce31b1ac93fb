import { kept } from '~/features/lists/lists'

/** Tells the server that a product is looked at: its page may have been fetched long before, or by mistake. */
export function tellSeen(productId: number): void {
  const body = JSON.stringify({ type: kept.lastSeen, product_id: productId })
  const headers = { 'content-type': 'application/json' }
  // Nothing is lost without an answer: the browser keeps a list of its own.
  fetch('/api/bp-relation-products', { method: 'POST', headers, body, keepalive: true }).catch(
    () => undefined,
  )
}
