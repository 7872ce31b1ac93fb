import { waitAtMost } from '~/db/connection/patience.server'
import { calling } from '~/db/tracing/trace.server'

/** Longest wait for a provider's answer in ms (promise R34). */
const patience = 8_000

/**
 * ms for a trial of the keys. It is shorter than the time of a request, which must still read the page that tells of the silence.
 */
export const trialPatience = 5_000

/** The JSON of one request to a provider. Throws on a timeout of `ms` or when the answer is not JSON. */
export async function askProvider(
  url: string,
  request: RequestInit,
  ms = patience,
): Promise<Record<string, unknown>> {
  const ask = async (signal: AbortSignal): Promise<unknown> => {
    const response = await fetch(url, { ...request, redirect: 'error', signal })
    return response.json()
  }
  const to = { method: request.method ?? 'GET', host: new URL(url).hostname }
  const answer = await calling('bank', to, () => waitAtMost(ms, ask))
  if (typeof answer !== 'object' || answer === null) throw new Error(`${new URL(url).host} answered nothing`)
  return answer as Record<string, unknown>
}

/** A field as text: providers send numbers both as numbers and as text. */
export const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : ''
