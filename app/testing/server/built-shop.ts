import { createRequire } from 'node:module'
import pg from 'pg'
import { inject } from 'vitest'
import { ensureBuild } from '../../../scripts/start/build.mjs'
import { findNode } from '../../../scripts/start/node.mjs'
import { inProject } from '../../../scripts/start/project.mjs'

export const builtServer = inProject('build', 'server', 'server.js')
export const builtClient = inProject('build', 'client')

let built: Promise<void> | undefined

/** Builds the shop for production when the build is missing or older than the sources. Test files take turns. */
export function buildShop(): Promise<void> {
  built ??= buildAlone()
  return built
}

async function buildAlone(): Promise<void> {
  const client = new pg.Client({ connectionString: inject('databaseServer') })
  await client.connect()
  try {
    // All workers share the test server: a lock on it keeps a second build waiting until the first is complete.
    await client.query('select pg_advisory_lock(1)')
    await ensureBuild(findNode(), '')
  } finally {
    await client.end()
  }
}

/** The program of the built shop, as production runs it, without the test runner's transformations. */
export async function loadBuiltShop(): Promise<typeof import('~/server/server')> {
  await buildShop()
  return createRequire(import.meta.url)(builtServer) as typeof import('~/server/server')
}
