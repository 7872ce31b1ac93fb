import pg from 'pg'

/** A statement as the driver received it. */
export type Statement = { query: pg.QueryArrayConfig | pg.QueryConfig; values: unknown[] }

let log: Statement[] | null = null

type Send = (this: pg.Client, ...args: unknown[]) => unknown
const send = pg.Client.prototype.query as unknown as Send
pg.Client.prototype.query = function (this: pg.Client, ...args: unknown[]) {
  log?.push(copyOf(args))
  return send.apply(this, args)
} as unknown as typeof pg.Client.prototype.query

/** Every statement that `work` sends from this process, on any connection, in the order of sending. */
export async function recordStatements(work: () => Promise<unknown>): Promise<Statement[]> {
  if (log) throw new Error('Statements are recorded already')
  const taken = (log = [])
  try {
    await work()
  } finally {
    log = null
  }
  return taken
}

/** Sends statements one after the other on one connection. */
export async function replay(client: pg.Client, statements: readonly Statement[]): Promise<void> {
  for (const { query, values } of statements) {
    const name = query.name && nameOf(query.text)
    await (send.call(client, { ...query, name }, values) as Promise<unknown>)
  }
}

// The shop's prepared statements are prepared here too; their names come from several connections.
const names = new Map<string, string>()

function nameOf(text: string): string {
  const name = names.get(text) ?? `replayed_${names.size}`
  names.set(text, name)
  return name
}

// The driver writes callbacks into its arguments: only the parts of the statement are kept.
function copyOf([query, given]: unknown[]): Statement {
  const config =
    typeof query === 'string' ? { text: query } : (query as pg.QueryConfig & { rowMode?: string })
  const { text, name, types, rowMode } = config as pg.QueryArrayConfig
  const values = Array.isArray(given) ? given : (config.values ?? [])
  return { query: { text, name, types, rowMode }, values }
}
