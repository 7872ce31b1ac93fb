import type pg from 'pg'
import { connectTo } from '../connection/servers.server'

/** A setting of the server that the shop was not measured with, or that risks orders. `should`: a value to set. */
export type Advice = { name: string; is: string; should: string; risks: boolean }

/** Connections of one process: those of its requests, of health checks, and of the messages that it listens to. */
const ofProcess = 20

type Rule = { name: string; should: string; isWrong: (value: number | string) => boolean; risks?: boolean }

const isNot = (wanted: string) => (value: number | string) => value !== wanted
/** The settings of app/db/embedded/settings.server.ts with which the shop is measured. Sizes in kB. */
const rules: readonly Rule[] = [
  // Compiling costs more than the shop's short statements take.
  { name: 'jit', should: 'off', isWrong: isNot('off') },
  // With the price of spinning disks the planner reads whole tables where an index is quicker.
  { name: 'random_page_cost', should: '1.1', isWrong: (value) => Number(value) > 2 },
  { name: 'work_mem', should: '8MB', isWrong: (value) => Number(value) < 8_192 },
  { name: 'max_connections', should: '100', isWrong: (value) => Number(value) < 2 * ofProcess },
  // An acknowledged order could be lost with the machine.
  { name: 'synchronous_commit', should: 'on', isWrong: (value) => value === 'off', risks: true },
  { name: 'fsync', should: 'on', isWrong: isNot('on'), risks: true },
  { name: 'full_page_writes', should: 'on', isWrong: isNot('on'), risks: true },
]

/** The settings of the server that should be others. */
export async function adviseOnServer(url: string): Promise<Advice[]> {
  const client = await connectTo(url)
  try {
    const { rows } = await client.query<{ name: string; setting: string; shown: string }>(
      'select name, setting, current_setting(name) as shown from pg_settings where name = any($1)',
      [rules.map(({ name }) => name)],
    )
    return rules.flatMap(({ name, should, isWrong, risks = false }) => {
      const row = rows.find((row) => row.name === name)
      return row && isWrong(row.setting) ? [{ name, is: row.shown, should, risks }] : []
    })
  } finally {
    await client.end()
  }
}

/**
 * Whether the address leads to a pooler that gives each transaction another connection of the server. The shop needs a connection of
 * its own for messages (`LISTEN`), locks of a session and prepared statements.
 */
export async function isPooledByTransaction(url: string): Promise<boolean> {
  const clients: pg.Client[] = []
  try {
    for (const _ of ['one', 'other']) clients.push(await connectTo(url))
    const [one, other] = clients as [pg.Client, pg.Client]
    const before = await backends(one, other)
    // A pooler lends the connection that was returned last, or first.
    for (const order of [
      [one, other],
      [other, one],
    ] as const) {
      const now = await backends(...order)
      if (order.some((client) => now.get(client) !== before.get(client))) return true
    }
    return false
  } finally {
    await Promise.all(clients.map((client) => client.end()))
  }
}

/** The server's processes that serve these clients while each is in a transaction; they end in the same order. */
async function backends(...clients: readonly pg.Client[]): Promise<ReadonlyMap<pg.Client, number>> {
  const found = new Map<pg.Client, number>()
  for (const client of clients) {
    await client.query('begin')
    found.set(client, (await client.query<{ pid: number }>('select pg_backend_pid() as pid')).rows[0]!.pid)
  }
  for (const client of clients) await client.query('commit')
  return found
}
