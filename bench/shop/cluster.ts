import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { loadDemo } from '../../demo/load'
import { fillShopAtScale } from '../../demo/scale/load'
import { openDatabase } from '../../app/db/connection.server'
import { startEmbeddedPostgres } from '../../app/db/embedded/embedded.server'
import { migrate, knownMigrations } from '../../app/db/schema/migrate.server'
import { databaseUrl } from '../../app/db/testing/cluster'
import { transaction } from '../../app/db/transaction.server'
import { saveSettings } from '../../app/features/settings/settings.server'
import { unlimited } from '../../app/testing/limits'
import { text } from '../text'

export type Cluster = Awaited<ReturnType<typeof startCluster>>

/**
 * A PostgreSQL for the benchmark with the settings of production, in BENCH_DATA (kept, with the products made for it)
 * or in a temporary folder. BENCH_DATA may also be the data folder of a shop to which `npm run demo:scale` added the
 * products: that shop is measured, and its prices and stock change.
 */
export async function startCluster(tell: (line: string) => void) {
  const given = process.env.BENCH_DATA
  const folder = given ?? (await mkdtemp(join(tmpdir(), 'vitrin-bench-')))
  const silent = { info() {}, warn: console.error, error: console.error }
  const server = await startEmbeddedPostgres({ dataDir: join(folder, 'postgres'), log: silent })
  const urlOf = (name: string) => databaseUrl(server.url, name)

  return {
    folder,
    url: server.url,
    demo: () => template('demo', fillDemo),
    withProducts,
    /** Another database filled further, once for this version of the schema. */
    derived: (what: string, from: string, fill: (url: string) => Promise<void>) => template(what, fill, from),
    clone,
    async stop() {
      await server.stop()
      if (!given) await rm(folder, { recursive: true, force: true })
    },
  }

  async function withProducts(count: number): Promise<string> {
    if ((await madeUpProducts()) !== count) {
      return template(`products_${count}`, (url) => fillProducts(url, count))
    }
    await migrate(server.url)
    const database = openDatabase(server.url)
    await transaction(database.db, (db) => saveSettings(db, unlimited))
    await database.close()
    return server.url
  }

  /** How many products `npm run demo:scale` added to the shop of this folder. */
  async function madeUpProducts(): Promise<number> {
    if ((await maintain(`select where to_regclass('public.products') is not null`)) === 0) return 0
    return maintain(`select from products where code ~ '^S[0-9]{7}$'`)
  }

  /** Address of a database that is filled once for this version of the schema. */
  async function template(
    what: string,
    fill: (url: string) => Promise<void>,
    from = 'template1',
  ): Promise<string> {
    const name = `bench_${what}_${knownMigrations()}`
    if (!(await exists(name))) {
      // Unfinished databases have another name, so an interrupted run starts again.
      await maintain(`drop database if exists filling with (force)`)
      await maintain(`create database filling template ${new URL(from, 'db:/').pathname.slice(1)}`)
      await fill(urlOf('filling'))
      await maintain(`alter database filling rename to ${name}`)
    }
    return urlOf(name)
  }

  /** A fresh copy of a database without connections: equal copies give equal numbers to equal statements. */
  async function clone(from: string, name: string): Promise<string> {
    await maintain(`drop database if exists ${name} with (force)`)
    await maintain(`create database ${name} template ${new URL(from).pathname.slice(1)}`)
    return urlOf(name)
  }

  async function fillDemo(url: string): Promise<void> {
    tell(text.loadingDemo)
    await migrate(url)
    const database = openDatabase(url)
    await loadDemo(database.db, { pictures: null })
    await transaction(database.db, (db) => saveSettings(db, unlimited))
    // Stock for every order of the benchmark.
    await database.pool.query('update stock_balances set on_hand = 1000000')
    await database.pool.query('vacuum analyze')
    await database.close()
  }

  async function fillProducts(url: string, count: number): Promise<void> {
    await fillDemo(url)
    await fillShopAtScale(url, count, (added) => {
      if (added % 50_000 === 0 || added === count) tell(text.productsAdded(added, count))
    })
  }

  async function exists(name: string): Promise<boolean> {
    return (await maintain(`select from pg_database where datname = '${name}'`)) > 0
  }

  async function maintain(statement: string): Promise<number> {
    const client = new pg.Client({ connectionString: server.url })
    await client.connect()
    try {
      return (await client.query(statement)).rowCount ?? 0
    } finally {
      await client.end()
    }
  }
}
