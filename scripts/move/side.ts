import pg from 'pg'
import { Servers } from '~/db/connection/servers.server'

/** One of the two databases of a move. */
export interface Side {
  url: string
  client: pg.Client
  /** The database's name, as SQL writes it. */
  database: string
}

/** Opens a connection without time limits that may write, even while the database refuses the writes of others. */
export async function openSide(url: string): Promise<Side> {
  const [server] = new Servers(url).all
  const client = new pg.Client({ connectionString: server!.url, application_name: 'vitrin-move' })
  client.on('error', () => undefined)
  await client.connect()
  await client.query(
    `set default_transaction_read_only = off; set statement_timeout = 0; set lock_timeout = '15s'`,
  )
  const { rows } = await client.query<{ name: string }>('select quote_ident(current_database()) as name')
  return { url: server!.url, client, database: rows[0]!.name }
}
