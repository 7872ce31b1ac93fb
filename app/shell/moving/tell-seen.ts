import { kept } from '~/features/lists/lists'

/** Reports a viewed product to the server, since its page may have been prefetched. */
export function tellSeen(productId: number): void {
  const body = JSON.stringify({ type: kept.lastSeen, product_id: productId })
  const headers = { 'content-type': 'application/json' }
  // A failure is harmless: the browser keeps its own list.
  fetch('/api/bp-relation-products', { method: 'POST', headers, body, keepalive: true }).catch(
    () => undefined,
  )
}
