import { calling } from '~/db/tracing/trace.server'
import type { MeasurementService } from './measurement'
import { type Purchase, purchaseEvent } from './purchase'

/** Time limit in ms for an answer. */
const patience = 10_000

/**
 * Sends one purchase to Google Analytics by the Measurement Protocol. False when the service refuses it for good (4xx).
 * Throws when it does not answer or fails (5xx), so that the job runs again. Errors never name the secret.
 */
export async function reportPurchase(
  { url, secret }: MeasurementService,
  measurementId: string,
  purchase: Purchase,
  clientId: string,
): Promise<boolean> {
  const query = new URLSearchParams({
    measurement_id: measurementId,
    api_secret: secret,
  })
  const sent = () =>
    fetch(`${url}/mp/collect?${query}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(purchaseEvent(purchase, clientId)),
      redirect: 'error',
      signal: AbortSignal.timeout(patience),
    })
  const to = { method: 'POST', host: new URL(url).hostname }
  const response = await calling('measurement', to, sent)
  await response.body?.cancel()
  if (response.ok) return true
  if (response.status >= 500 || response.status === 429)
    throw new Error(`The measurement service answered ${response.status}`)
  return false
}
