import { Agent, request } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'

/** ms: a change shows everywhere within this time. */
const settling = 1_500

/**
 * Addresses whose answers differ between a shop and another process of it that has stored nothing yet. Both are asked as one host,
 * so that equal answers have equal tags; an address counts when it still differs a moment later.
 */
export async function compareStored(
  shop: { origin: string },
  fresh: { origin: string },
  paths: readonly string[],
): Promise<string[]> {
  const agent = new Agent({ keepAlive: true })
  const { host } = new URL(shop.origin)
  const differ = async (path: string) => {
    const [one, other] = await Promise.all([
      tagOf(agent, shop.origin + path, host),
      tagOf(agent, fresh.origin + path, host),
    ])
    return one !== other
  }
  const suspects: string[] = []
  for (const path of paths) if (await differ(path)) suspects.push(path)
  await pause(settling)
  const found: string[] = []
  for (const path of suspects) if (await differ(path)) found.push(path)
  agent.destroy()
  return found
}

/** The tag of an answer; its status where it has none. */
function tagOf(agent: Agent, address: string, host: string): Promise<string> {
  const headers = { host, accept: address.includes('/api/') ? 'application/json' : 'text/html' }
  return new Promise((resolve, reject) => {
    request(address, { agent, headers }, (response) => {
      response.on('end', () => resolve(String(response.headers.etag ?? response.statusCode))).resume()
    })
      .on('error', reject)
      .end()
  })
}
