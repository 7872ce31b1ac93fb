import { Agent, request } from 'node:http'
import autocannon from 'autocannon'

const agent = new Agent({ keepAlive: true, maxSockets: 1 })

/** Milliseconds until one address has answered whole, over a connection that stays open. */
export function get(address: string, headers: Record<string, string>): Promise<number> {
  const from = performance.now()
  return new Promise((resolve, reject) => {
    const asked = request(address, { agent, headers }, (response) => {
      if (response.statusCode !== 200) reject(new Error(`${address}: ${response.statusCode}`))
      response.on('end', () => resolve(performance.now() - from)).resume()
    })
    asked.on('error', reject).end()
  })
}

/** The addresses to request: one again and again, or several in turn. */
export type Target = {
  path: string
  method?: 'GET' | 'POST'
  headers?: Record<string, string>
  body?: string
}

export type Volley = { milliseconds: number[]; perSecond: number }

/**
 * Sends requests as fast as answers come, over so many connections. Throws when any answer is not 2xx; with `mayRefuse`, answers
 * that a busy shop refuses (503) do not count instead.
 */
export async function fire(
  origin: string,
  targets: readonly Target[],
  { connections, seconds, mayRefuse = false }: { connections: number; seconds: number; mayRefuse?: boolean },
): Promise<Volley> {
  let next = 0
  const milliseconds: number[] = []
  const { non2xx, errors, timeouts, duration } = await new Promise<autocannon.Result>((resolve, reject) => {
    const run = autocannon(
      {
        url: origin,
        connections,
        duration: seconds,
        requests: [{ setupRequest: (given) => ({ ...given, ...targets[next++ % targets.length] }) }],
      },
      (error: unknown, result) => (error ? reject(error as Error) : resolve(result)),
    )
    // Autocannon's own histogram has whole milliseconds only.
    run.on('response', (_client, status, _bytes, took) => {
      if (status !== 503) milliseconds.push(took)
    })
  })
  if ((mayRefuse ? 0 : non2xx) + errors + timeouts > 0)
    throw new Error(`${targets[0]!.path}: ${non2xx} refused, ${errors} errors, ${timeouts} too late`)
  return { milliseconds, perSecond: milliseconds.length / duration }
}
