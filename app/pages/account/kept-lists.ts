import type { Keys } from '~/shell/choices/local-keys'

/** Lists in local storage for old clients (specification §3): key, group of the API, name of its version. */
const keptLists = [
  { key: 'orderStatusList', group: 13, name: 'order_status' },
  { key: 'addToCartQuantityList', group: 27, name: 'add_to_cart_quantity' },
] as const

type Ask = (path: string) => Promise<Response>

type Start = { enum_versions?: Partial<Record<(typeof keptLists)[number]['name'], string>> }

/** Loads the lists that are missing or older than `site/start` says. Empty and failed answers are not stored. */
export async function keepLists(keys: Keys, ask: Ask): Promise<void> {
  const { enum_versions: versions = {} } = (await read<Start>(ask, '/api/site/start')) ?? {}
  for (const { key, group, name } of keptLists) {
    const version = versions[name]
    if (version === undefined || keptVersion(keys.getItem(key)) === version) continue
    const list = (await read<unknown[]>(ask, `/api/enums/listByGroup/${group}`)) ?? []
    if (list.length > 0) keep(keys, key, JSON.stringify({ version, list }))
  }
}

/** The data of an answer; undefined when there is none. */
async function read<Data>(ask: Ask, path: string): Promise<Data | undefined> {
  try {
    return ((await (await ask(path)).json()) as { data?: Data }).data
  } catch {
    return undefined
  }
}

// Only old clients read them, so a full storage is ignored.
function keep(keys: Keys, key: string, value: string): void {
  try {
    keys.setItem(key, value)
  } catch {
    return
  }
}

function keptVersion(kept: string | null): string | undefined {
  try {
    return (JSON.parse(kept ?? 'null') as { version?: string } | null)?.version
  } catch {
    return undefined
  }
}
