import { waitAtMost } from '~/db/connection/patience.server'
import { calling } from '~/db/tracing/trace.server'
import { ProviderRefusal } from './refusals.server'

const patience = 8_000
const mostBytes = 64 * 1_024

type JsonAnswer = { ok: boolean; body: unknown; headers: Headers }

/** The JSON of a service: at most 8 s, 64 KB and no redirect. Throws ProviderRefusal on failure. */
export async function fetchJson(
  url: string,
  init: RequestInit = {},
  timeoutMs = patience,
): Promise<JsonAnswer> {
  try {
    const ask = async (signal: AbortSignal) => {
      const answer = await fetch(url, { ...init, redirect: 'error', signal })
      return { ok: answer.ok, body: JSON.parse(await readText(answer)) as unknown, headers: answer.headers }
    }
    const to = { method: init.method ?? 'GET', host: new URL(url).hostname }
    return await calling('identity', to, () => waitAtMost(timeoutMs, ask))
  } catch (cause) {
    throw new ProviderRefusal('unavailable', 'NETWORK_REQUEST_FAILED', { cause })
  }
}

async function readText({ body }: Response): Promise<string> {
  const parts: Uint8Array[] = []
  let length = 0
  for await (const part of body ?? []) {
    length += part.length
    if (length > mostBytes) throw new Error(`more than ${mostBytes} bytes`)
    parts.push(part)
  }
  return Buffer.concat(parts).toString('utf8')
}
