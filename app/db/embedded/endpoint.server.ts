import { readFileSync } from 'node:fs'
import { createServer } from 'node:net'
import path from 'node:path'
import pg from 'pg'
import type { Credentials, ServerFolder } from './folder.server'

/** The address of the server: a socket in its cluster folder, or a port of 127.0.0.1. */
export interface Endpoint {
  kind: 'socket' | 'tcp'
  port: number
}

export const shopRole = 'vitrin'
export const superuserRole = 'postgres'

// sockaddr_un holds 108 bytes on Linux and 104 on other systems, with the terminating zero.
const longestSocketPath = process.platform === 'linux' ? 107 : 103

/** A socket if its path fits into the address structure, otherwise a free port. */
export async function chooseEndpoint(folder: ServerFolder): Promise<Endpoint> {
  const socket = path.join(folder.cluster, '.s.PGSQL.5432')
  if (process.platform !== 'win32' && Buffer.byteLength(socket) <= longestSocketPath) {
    return { kind: 'socket', port: 5432 }
  }
  return { kind: 'tcp', port: await freePort() }
}

/** Endpoint of the running server, from lines 4 and 5 of its postmaster.pid. */
export function readEndpoint(folder: ServerFolder): Endpoint | undefined {
  try {
    const lines = readFileSync(path.join(folder.cluster, 'postmaster.pid'), 'utf8').split('\n')
    const port = Number(lines[3])
    return port > 0 ? { kind: lines[4]?.trim() ? 'socket' : 'tcp', port } : undefined
  } catch {
    return undefined
  }
}

/** Connection string of the shop's role. */
export function shopUrl(folder: ServerFolder, endpoint: Endpoint, credentials: Credentials): string {
  const where =
    endpoint.kind === 'socket' ? `?host=${encodeURIComponent(folder.cluster)}&port=${endpoint.port}` : ''
  const host = endpoint.kind === 'socket' ? 'localhost' : `127.0.0.1:${endpoint.port}`
  return `postgres://${shopRole}:${credentials.shop}@${host}/${shopRole}${where}`
}

/** A connection as superuser, to prepare the cluster or to check that the server answers. */
export async function connectAsSuperuser(folder: ServerFolder, endpoint: Endpoint, credentials: Credentials) {
  const client = new pg.Client({
    host: endpoint.kind === 'socket' ? folder.cluster : '127.0.0.1',
    port: endpoint.port,
    user: superuserRole,
    password: credentials.superuser,
    database: 'postgres',
    ssl: false,
    connectionTimeoutMillis: 2_000,
  })
  // Without a listener a connection that is lost while idle would end the process. The next query reports the loss.
  client.on('error', () => {})
  await client.connect()
  return client
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}
