import { once } from 'node:events'
import { connect, createServer, type Server, type Socket } from 'node:net'
import { join } from 'node:path'
import { freePort } from './process'

/** A way to a database that a test can close, as if the database had gone, and open again. */
export async function openDatabaseProxy(databaseUrl: string) {
  const target = new URL(databaseUrl)
  const port = await freePort()
  const sockets = new Set<Socket>()
  let server: Server | undefined
  const url = new URL(databaseUrl)
  for (const name of ['host', 'port']) url.searchParams.delete(name)
  url.host = `127.0.0.1:${port}`
  await open()
  return { url: url.href, open, close }

  async function open(): Promise<void> {
    server = createServer((client) => {
      const database = connect(addressOf(target))
      for (const socket of [client, database]) {
        sockets.add(socket)
        socket.on('error', () => undefined)
      }
      client.pipe(database).pipe(client)
    }).listen(port, '127.0.0.1')
    await once(server, 'listening')
  }

  async function close(): Promise<void> {
    for (const socket of sockets) socket.destroy()
    sockets.clear()
    if (server?.listening) await new Promise((closed) => server?.close(closed))
  }
}

// The embedded server is reached by a socket in its folder.
function addressOf(url: URL) {
  const folder = url.searchParams.get('host')
  const port = Number(url.searchParams.get('port') ?? (url.port || 5432))
  return folder ? { path: join(folder, `.s.PGSQL.${port}`) } : { port, host: url.hostname }
}
