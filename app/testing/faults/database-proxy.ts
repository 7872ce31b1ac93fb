import { once } from 'node:events'
import { connect, createServer, type Server, type Socket } from 'node:net'
import { join } from 'node:path'
import { Transform } from 'node:stream'
import { noticedAfter } from '~/db/connection/keep-alive.server'
import { freePort } from '../server/free-port'

/**
 * A proxy in front of a database. A test can close it as if the database were gone and open it again, let it swallow
 * everything as a cut cable does, reset its connections, or delay everything by `delay` ms.
 */
export async function openDatabaseProxy(databaseUrl: string) {
  let target = new URL(databaseUrl)
  const port = await freePort()
  const sockets = new Set<Socket>()
  let server: Server | undefined
  const silent = new WeakSet<Socket>()
  /** The database's ends of the connections. */
  const ends = new Set<Socket>()
  let isCut = false
  const way = { url: urlOver(port, databaseUrl), open, close, cut, mend, reset, aim, delay: 0 }
  await open()
  return way

  async function open(): Promise<void> {
    server = createServer((client) => {
      const database = connect(addressOf(target))
      for (const [socket, other] of [
        [client, database],
        [database, client],
      ] as const) {
        sockets.add(socket)
        socket.on('error', () => undefined)
        if (socket === database) ends.add(socket)
        socket.on('close', () => {
          sockets.delete(socket)
          ends.delete(socket)
          // A silent connection tells neither end that the other one is gone.
          if (!silent.has(socket)) other.destroySoon()
        })
      }
      client.pipe(delayed()).pipe(database).pipe(client)
      if (isCut) silence([client, database])
    }).listen(port, '127.0.0.1')
    await once(server, 'listening')
  }

  async function close(): Promise<void> {
    for (const socket of sockets) socket.destroy()
    sockets.clear()
    if (server?.listening) await new Promise((closed) => server?.close(closed))
  }

  /** Keeps connections and accepts new ones, but delivers nothing until `mend`. */
  function cut(): void {
    isCut = true
    silence(sockets)
  }

  /** New connections work; cut ones stay silent for the shop for ever, like a connection whose other end has rebooted. */
  function mend(): void {
    isCut = false
  }

  /** New connections go to another server from now on; the present ones end. */
  function aim(url: string): void {
    target = new URL(url)
    reset()
  }

  function reset(): void {
    for (const socket of sockets) socket.resetAndDestroy()
    sockets.clear()
  }

  function silence(some: Iterable<Socket>): void {
    for (const socket of some) {
      silent.add(socket)
      socket.unpipe()
      socket.pause()
      // The server's own probes, for which the shop asks, would get no answer. Here the proxy's machine answers them.
      if (ends.has(socket)) setTimeout(() => socket.destroy(), noticedAfter).unref()
    }
  }

  function delayed(): Transform {
    return new Transform({
      transform: (chunk, _, done) => void setTimeout(() => done(null, chunk), way.delay),
    })
  }
}

function urlOver(port: number, databaseUrl: string): string {
  const url = new URL(databaseUrl)
  for (const name of ['host', 'port']) url.searchParams.delete(name)
  url.host = `127.0.0.1:${port}`
  return url.href
}

// The embedded server listens on a socket in its folder.
function addressOf(url: URL) {
  const folder = url.searchParams.get('host')
  const port = Number(url.searchParams.get('port') ?? (url.port || 5432))
  return folder ? { path: join(folder, `.s.PGSQL.${port}`) } : { port, host: url.hostname }
}
