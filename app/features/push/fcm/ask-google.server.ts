import { waitAtMost } from '~/db/connection/patience.server'
import { calling } from '~/db/tracing/trace.server'

export type GoogleAnswer = { ok: boolean; status: number; body: unknown }

/** The answer of a service of Google: within 8 s and without redirects. Throws when it does not answer. */
export function askGoogle(
  url: string,
  { method, headers, body }: { method: 'POST' | 'DELETE'; headers: Record<string, string>; body?: object },
): Promise<GoogleAnswer> {
  const ask = async (signal: AbortSignal): Promise<GoogleAnswer> => {
    const answer = await fetch(url, {
      method,
      signal,
      redirect: 'error',
      headers: { ...headers, 'content-type': 'application/json' },
      body: body && JSON.stringify(body),
    })
    const text = await answer.text()
    return { ok: answer.ok, status: answer.status, body: parsed(text) }
  }
  return calling('push', { method, host: new URL(url).hostname }, () => waitAtMost(8_000, ask))
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
