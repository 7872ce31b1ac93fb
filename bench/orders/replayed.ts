import pg from 'pg'
import { recordStatements, replay, type Statement } from '../contest/statements'
import { type Pace, workTogether } from './together'

const writes = /\b(begin|commit|insert|update|delete|add_jobs|pg_try_advisory_xact_lock)\b/

/** The writes and locks of an order from `begin` to `commit`, as they were sent, without its reads. */
export async function recordWrites(place: () => Promise<void>): Promise<Statement[]> {
  const sent = await recordStatements(place)
  return sent.filter(({ query }) => writes.test(query.text))
}

/** Connections that only send recorded statements. */
export async function openReplay(url: string, connections: number) {
  const clients = Array.from({ length: connections }, () => new pg.Client({ connectionString: url }))
  for (const client of clients) await client.connect()
  return {
    replay: (orders: readonly Statement[][]): Promise<Pace> =>
      workTogether(connections, orders, (statements, worker) => replay(clients[worker]!, statements)),
    close: () => Promise.all(clients.map((client) => client.end())),
  }
}
