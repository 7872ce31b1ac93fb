import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { loadDemo } from '../../../demo/load'
import { openDatabase } from '../connection.server'
import { createTestCluster } from './embedded-test-cluster.server'
import { migrate } from '../schema/migrate.server'

declare module 'vitest' {
  interface ProvidedContext {
    /** Connection string of the test server's maintenance database. */
    databaseServer: string
  }
}

/**
 * Vitest global setup: one throwaway server (or DATABASE_URL) with two templates: `vitrin_empty` is migrated,
 * `vitrin_demo` holds the demo shop too. Tests clone them with `openTestDatabase`.
 */
export default async function startTestCluster(project: TestProject): Promise<() => Promise<void>> {
  const given = process.env.DATABASE_URL
  const embedded = given ? null : await createTestCluster()
  const server = given ?? embedded!.url
  await createTemplate(server, 'vitrin_empty')
  await createTemplate(server, 'vitrin_demo', 'vitrin_empty')
  const demo = openDatabase(databaseUrl(server, 'vitrin_demo'))
  await loadDemo(demo.db, { pictures: null })
  await demo.close()
  project.provide('databaseServer', server)
  return async () => embedded?.stop()
}

async function createTemplate(server: string, name: string, from?: string): Promise<void> {
  const client = new pg.Client({ connectionString: server })
  await client.connect()
  await client.query(`drop database if exists ${name} with (force)`)
  await client.query(from ? `create database ${name} template ${from}` : `create database ${name}`)
  await client.end()
  if (!from) await migrate(databaseUrl(server, name))
}

export function databaseUrl(server: string, name: string): string {
  const url = new URL(server)
  url.pathname = `/${name}`
  return url.href
}
