import { readFileSync } from 'node:fs'
import { createServer } from 'node:net'
import path from 'node:path'
import pg from 'pg'
import type { Credentials, ServerFolder } from './folder.server'

/** Where the server is reached: a socket in its cluster folder, or a port of 127.0.0.1. */
export interface Endpoint {
  kind: 'socket' | 'tcp'
  port: number
}

export const shopRole = 'vitrin'
export const superuserRole = 'postgres'

// sockaddr_un holds 108 bytes on Linux and 104 elsewhere, with the closing zero.
const longestSocketPath = process.platform === 'linux' ? 107 : 103

/** A socket while its path fits into the address structure, else a free port. */
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

/** Connects as superuser, to prepare the cluster or to see whether the server answers. */
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
  // A connection cut while idle must not end our process; the next query reports it.
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
