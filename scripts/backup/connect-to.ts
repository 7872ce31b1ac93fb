import pg from 'pg'

/** Another connection like `client`, to another database of the same server. */
export async function connectTo(client: pg.Client, database: string): Promise<pg.Client> {
  const { host, port, user, password, ssl } = client
  const other = new pg.Client({ host, port, user, password: password ?? undefined, ssl, database })
  other.on('error', () => undefined)
  await other.connect()
  return other
}
