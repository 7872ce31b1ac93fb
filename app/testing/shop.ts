import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, expect, vi } from 'vitest'
import type { App } from '~/server/app.server'
import { readConfig } from '~/server/config/config.server'
import { openTestDatabase } from '~/db/testing/database'
import { openTransaction } from '~/db/testing/undoable'
import { transaction } from '~/db/transaction.server'
import { openStorage } from '~/server/open-storage.server'
import type { TextMessage } from '~/features/notifications/sms/sms.server'
import type { Email } from '~/features/notifications/sending/mail.server'
import { saveSettings } from '~/features/settings/settings.server'
import { loadStaticFiles } from '~/http/answering/static-files.server'
import { httpIntegrator } from '~/features/fulfilment/fulfilment.server'
import { openGateways } from '~/server/payments/gateways.server'
import { openIdentityProvider } from '~/server/identity-provider.server'
import { openPushProviders } from '~/server/push-providers.server'
import { runJobs } from '~/server/jobs.server'
import { createLog } from '~/server/log.server'
import type { Deps } from '~/server/shop.server'
import { testSecret } from './secret'
import { openBrowser } from './browser'
import { manyOpenOrders } from './limits'
import { builtClient, loadBuiltShop } from './server/built-shop'

type Options = {
  template?: 'demo' | 'empty'
  mode?: 'demo' | 'live'
  /** The shop's public address; without one plain http on this machine. */
  publicUrl?: string
  clock?: () => Date
  /** Proxies in front whose X-Forwarded-For the shop believes. */
  trustProxy?: number
  /** Connections to the database. */
  connections?: number
  /** Any number of orders may wait for a transfer; false: the limit of a real shop. */
  manyOpenOrders?: boolean
  /** More environment variables of the shop. */
  environment?: Record<string, string>
  /** Keeps every write in one transaction that can be rolled back (`undoing`). Nothing else may use the database. */
  undoable?: boolean
}

export type TestShop = Awaited<ReturnType<typeof openTestShop>>

/** The whole shop as production runs it (built pages, API, files), over a database of its own, without a port. */
export async function openTestShop(options: Options = {}) {
  const { template = 'demo', mode = 'demo', publicUrl, clock = () => new Date(), connections = 20 } = options
  const { trustProxy = 0 } = options
  const opened = await openTestDatabase(template, {
    max: connections,
    // The server must not end the open transaction while no request comes.
    ...(options.undoable ? { statementTimeout: 0 } : {}),
  })
  const database = options.undoable ? { ...opened, db: await openTransaction(opened) } : opened
  if (template === 'demo' && (options.manyOpenOrders ?? true))
    await transaction(database.db, (db) => saveSettings(db, manyOpenOrders))
  const folder = await mkdtemp(join(tmpdir(), 'vitrin-shop-'))
  afterAll(() => rm(folder, { recursive: true, force: true }))
  const live = {
    PUBLIC_URL: 'https://vitrin.example',
    DATABASE_URL: opened.url,
    SMTP_URL: 'smtp://127.0.0.1:1',
  }
  const environment = {
    SECRET: testSecret,
    ...(mode === 'live' ? live : {}),
    VITRIN_MODE: mode,
    VITRIN_DATA: folder,
    TRUST_PROXY: String(trustProxy),
    ...options.environment,
  }
  const config = readConfig({ ...environment, ...(publicUrl ? { PUBLIC_URL: publicUrl } : {}) })
  const emails: Email[] = []
  const messages: TextMessage[] = []
  const lines: string[] = []
  const secret = config.secret!
  const log = createLog('debug', { write: (line) => void lines.push(line) })
  const deps: Deps = {
    config,
    secret,
    db: database.db,
    probeDb: database.db,
    replicas: null,
    clock,
    identity: openIdentityProvider({ config, db: database.db, secret, clock }),
    log,
    mail: { send: async (message) => void emails.push(message) },
    sms: {
      send: async (message) => (messages.push(message), { status: 'accepted', providerId: message.id }),
      report: async (ids) => new Map(ids.map((id) => [id, 'delivered'])),
    },
    storage: await openStorage(config),
    gateways: openGateways({ config, db: database.db, secret, clock, log }),
    push: openPushProviders({ config, secret, clock }),
    integrator: config.integrator && httpIntegrator(config.integrator),
    metrics: null,
    traces: null,
    accepting: () => true,
  }
  const { createApp, builtPages } = await loadBuiltShop()
  const app: App = createApp(deps, { ...(await builtPages()), files: await loadStaticFiles(builtClient) })
  const origin = config.publicUrl?.origin ?? `http://${config.host}:${config.port}`
  return {
    fetch: app.fetch,
    origin,
    deps,
    db: database.db,
    database,
    /** Emails that have been sent. */
    emails,
    /** Text messages that have been sent. */
    messages,
    /** Lines of the log, as JSON. */
    lines,
    /** Runs the waiting jobs of the queue. The queue writes the outcome of a job without waiting for it; this waits. */
    runJobs: async () => {
      await runJobs(deps, database.pool)
      await vi.waitFor(async () => {
        const held = sql`select id from graphile_worker.jobs where locked_at is not null`
        expect((await database.db.execute(held)).rows).toEqual([])
      }, 5_000)
    },
    /** A new visitor without cookies; at an address, when one is given. */
    browser: (remote?: string) => openBrowser((request) => app.fetch(request, remote), origin),
  }
}
