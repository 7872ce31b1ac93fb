import { enumVersions } from '~/features/settings/settings'
import type { Keys } from '~/shell/choices/local-keys'

/** The lists that browsers keep for old programs (specification §3): key, group of the API, version of today. */
const keptLists = [
  { key: 'orderStatusList', group: 13, version: enumVersions.order_status },
  { key: 'addToCartQuantityList', group: 27, version: enumVersions.add_to_cart_quantity },
]

type Ask = (path: string) => Promise<Response>

/** Asks for the lists that are not here yet or of another version. An empty answer, or none, is not kept. */
export async function keepLists(keys: Keys, ask: Ask): Promise<void> {
  for (const { key, group, version } of keptLists) {
    if (keptVersion(keys.getItem(key)) === version) continue
    try {
      const answer = await ask(`/api/enums/listByGroup/${group}`)
      const { data: list = [] } = (await answer.json()) as { data?: unknown[] }
      if (list.length > 0) keys.setItem(key, JSON.stringify({ version, list }))
    } catch {
      // Nothing of the shop's own reads them: the next page asks again, also when the storage was full.
    }
  }
}

function keptVersion(kept: string | null): string | undefined {
  try {
    return (JSON.parse(kept ?? 'null') as { version?: string } | null)?.version
  } catch {
    return undefined
  }
}
