import { Agent, request } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'

/** ms: a change shows everywhere within this time. */
const settling = 1_500

/**
 * Addresses whose answers differ between a shop and another process of it that has stored nothing yet. Both are asked as one host,
 * so that equal answers have equal tags. An address counts when both say a moment later what they said before: then no change was on
 * its way. An address that either cannot answer says nothing.
 */
export async function compareStored(
  shop: { origin: string },
  fresh: { origin: string },
  paths: readonly string[],
): Promise<string[]> {
  const agent = new Agent({ keepAlive: true })
  const { host } = new URL(shop.origin)
  const ask = (path: string) =>
    Promise.all([tagOf(agent, shop.origin + path, host), tagOf(agent, fresh.origin + path, host)])
  const suspects: { path: string; before: readonly [string | null, string | null] }[] = []
  for (const path of paths) {
    const before = await ask(path)
    if (differ(before)) suspects.push({ path, before })
  }
  await pause(settling)
  const found: string[] = []
  for (const { path, before } of suspects) {
    const now = await ask(path)
    if (differ(now) && now[0] === before[0] && now[1] === before[1]) found.push(path)
  }
  agent.destroy()
  return found
}

const differ = ([one, other]: readonly [string | null, string | null]) =>
  one !== null && other !== null && one !== other

/** The tag of an answer, or its status where it has none; null for an outage, a refusal for too many requests, and no answer. */
function tagOf(agent: Agent, address: string, host: string): Promise<string | null> {
  const headers = { host, accept: address.includes('/api/') ? 'application/json' : 'text/html' }
  return new Promise((resolve) => {
    request(address, { agent, headers }, (response) => {
      const status = response.statusCode!
      const tag = status >= 500 || status === 429 ? null : String(response.headers.etag ?? status)
      response.on('end', () => resolve(tag)).resume()
    })
      .on('error', () => resolve(null))
      .end()
  })
}
