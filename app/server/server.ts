import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { ViteDevServer } from 'vite'
import { openAnswering } from './answering.server'
import { refusePooler, tellAdvice } from './check-database.server'
import { BadConfig } from './config/bad-config.server'
import { readConfig, type Config } from './config/config.server'
import { followClock } from '~/db/clock.server'
import { followChanges } from '~/db/change-listener.server'
import { openDatabase } from '~/db/connection.server'
import { writeMissed } from '~/features/catalogue/catalogue.server'
import { loadDemoIfEmpty } from './demo.server'
import { startEmbeddedPostgres } from '~/db/embedded/embedded.server'
import { migrate, SchemaBehind } from '~/db/schema/migrate.server'
import { untilThere } from './wait-for-database.server'
import { loadEssentials, refuseDemoAccounts } from './essentials.server'
import { takeOverTexts } from '~/features/content/take-over.server'
import { openStorage, tryBucket } from './open-storage.server'
import { openSms } from './sms.server'
import { fileMail, smtpMail } from '~/features/notifications/sending/mail.server'
import { shopOrigin } from '~/features/notifications/sending/shop-origin.server'
import { writeArrivals } from '~/features/referrers/referrers.server'
import { listGatewayAccounts, takesCards } from '~/features/payments/payments.server'
import { drain, listen } from '~/http/bounds/listen.server'
import { httpIntegrator } from '~/features/fulfilment/fulfilment.server'
import { openGateways } from './payments/gateways.server'
import { openIdentityProvider } from './identity-provider.server'
import { openPushProviders } from './push-providers.server'
import { startJobs } from './jobs.server'
import { createLog, type Log } from './log.server'
import type { Measured, Metrics } from './metrics/metrics.server'
import { listenForScrapes } from './metrics/metrics-port.server'
import type { Traces } from './traces/traces'
import { traceFields } from '~/db/tracing/trace.server'
import { traceFetch, traceSend } from './traces/trace-requests.server'
import { loadSecret } from './config/secret.server'
import { text } from './server.text'
import type { Deps } from './shop.server'

export { createApp } from './app.server'
export { builtPages } from './answering.server'
export { checkStored } from './stored/check-stored.server'
export { openStoredAnswers } from './stored/stored-answers.server'
export { openDatabase } from '~/db/connection.server'
export { followChanges } from '~/db/change-listener.server'

/** Starts the shop; `vite` gives hot reload. Resolves when it listens, rejects with a message for the operator. */
export async function startShop(options: { vite?: ViteDevServer } = {}): Promise<void> {
  const config = readConfig(process.env)
  // Parts are stopped in the opposite order of their start, also when a later part fails to start.
  const parts = new AsyncDisposableStack()
  let refuseVisitors = async () => {}
  const stopping = stopOnSignal(async () => {
    await refuseVisitors()
    await parts.disposeAsync()
  })
  try {
    const { server, stopAccepting } = await startParts(config, parts, options.vite)
    refuseVisitors = async () => {
      // Readiness changes first: the load balancer stops sending before connections are refused.
      stopAccepting()
      await drain(server, drainTime)
    }
    tell(config.role === 'worker' ? text.working : text.listening(shopOrigin(config)))
    // The program that started this one starts it again from now on when it falls.
    process.send?.('ready')
  } catch (error) {
    await parts.disposeAsync()
    // An error after a stop signal is expected, since the database may have stopped already.
    if (!stopping.aborted) throw error
  }
}

async function startParts(config: Config, parts: AsyncDisposableStack, vite: ViteDevServer | undefined) {
  const log = createLog(config.logLevel, undefined, config.traces ? traceFields : undefined)
  const traces = config.traces ? await openTraces(log) : null
  // The first part to start is the last to end: it sends what the others did while they stopped.
  parts.defer(() => traces?.stop())
  await mkdir(config.dataFolder, { recursive: true })
  if (vite) parts.defer(() => vite.close())
  const url = config.databaseUrl ?? (await startDatabase(config, log, parts))
  const isOperators = config.databaseUrl !== null
  await untilThere(async () => {
    if (isOperators) await refusePooler(url)
    await migrate(url)
    if (isOperators) await tellAdvice(url, tell)
  }, tell)
  const database = openDatabase(url, {
    // Jobs read what they write.
    replicas: config.role === 'worker' ? [] : config.databaseReplicaUrls,
    onReplica: ({ replica, event, why }) =>
      log[event === 'back' ? 'info' : 'warn']({ replica, ...(why && { err: why }) }, newsOfReplica[event]),
  })
  parts.defer(() => database.close())
  const probe = openDatabase(url, { max: 2 })
  parts.defer(() => probe.close())
  let accepting = true
  const secret = config.secret ?? (await loadSecret(config.dataFolder))
  const { clock, stop } = await followClock(database.db, (aheadMs) =>
    log.warn(
      { aheadSeconds: Math.round(aheadMs / 1_000) },
      'this machine and the database disagree on the time',
    ),
  )
  parts.defer(stop)
  const deps: Deps = {
    config,
    secret,
    db: database.db,
    probeDb: probe.db,
    replicas: database.replicas,
    log,
    clock,
    identity: openIdentityProvider({ config, db: database.db, secret, clock }),
    mail: config.smtpUrl ? smtpMail(config.smtpUrl) : fileMail(join(config.dataFolder, 'mail')),
    sms: openSms(config),
    storage: await openStorage(config),
    gateways: openGateways({ config, db: database.db, secret, clock, log }),
    push: openPushProviders({ config, secret, clock }),
    integrator: config.integrator && httpIntegrator(config.integrator),
    metrics: config.metrics && (await openMetrics({ ...database, ...config, probeDb: probe.db, log })),
    traces,
    accepting: () => accepting,
  }
  await tryBucket(deps, tell)
  const { fetch, stored } = await openAnswering(deps, vite)
  const changes = await followChanges(url, database.db, { observer: stored?.observer, beatBy: probe.db })
  parts.defer(() => changes.stop())
  parts.defer(() => stored?.stop())
  if (config.mode === 'live') await refuseDemoAccounts(database.db)
  if (config.mode === 'live' && (await lacksGateway(deps))) throw new BadConfig(text.config.noGateway)
  await takeOverTexts(database.db)
  let finish = async () => {}
  if (config.mode === 'demo') finish = await loadDemoIfEmpty(deps, tell)
  else await loadEssentials(database.db, tell)
  const server = await listen(traces ? traceFetch(fetch, traces) : fetch, config, {
    before: vite?.middlewares,
    send: traces && stored ? traceSend(stored.send, traces) : stored?.send,
  })
  if (deps.metrics && config.metrics?.own) {
    const scrapes = await listenForScrapes(deps.metrics, config.metrics.own, config.metrics.token)
    parts.defer(() => {
      scrapes.close()
      scrapes.closeAllConnections()
    })
  }
  if (config.role !== 'web') {
    const jobs = startJobs(deps, database.pool)
    parts.defer(() => jobs.stop())
  }
  parts.defer(() =>
    writeMissed(database.db).catch((err: unknown) => log.warn({ err }, 'counts of searches were lost')),
  )
  parts.defer(() =>
    writeArrivals(database.db).catch((err: unknown) => log.warn({ err }, 'counts of arrivals were lost')),
  )
  finish().catch((err: unknown) => log.warn({ err }, 'pictures of the first page were not made'))
  return { server, stopAccepting: () => void (accepting = false) }
}

const newsOfReplica = {
  left: 'a replica is read from no more',
  back: 'a replica is read from',
  refused: 'a replica refused a statement, which the primary then ran',
}

/** True for a shop that offers cards without a provider. With an account whose keys cannot be read it starts, so that staff enter them again. */
async function lacksGateway({ db, gateways }: Deps): Promise<boolean> {
  if ((await gateways()).chosen || !(await takesCards(db))) return false
  return !(await listGatewayAccounts(db)).some(({ chosen }) => chosen)
}

async function startDatabase(config: Config, log: Log, parts: AsyncDisposableStack): Promise<string> {
  const dataDir = join(config.dataFolder, 'postgres')
  const { backupFolder } = config
  const embedded = await startEmbeddedPostgres({ dataDir, log, onProgress: tell, backupFolder })
  parts.defer(async () => void (await embedded.stop()))
  if (backupFolder && config.backupS3) {
    const { sendArchive } = await import('./backups/send-archive.server')
    parts.defer(await sendArchive(backupFolder, config.backupS3, log))
  }
  return embedded.url
}

// ms; a stop may take ten seconds, and the other parts need the rest (promise L44).
const drainTime = 4_000
const stopTime = 9_000

/** A signal that is aborted when the process is told to stop. `stop` runs once, also during the start. */
function stopOnSignal(stop: () => Promise<void>): AbortSignal {
  const stopping = new AbortController()
  const once = () => {
    if (stopping.signal.aborted) return
    stopping.abort()
    // The process ends in time even when a part hangs; other processes finish its jobs.
    void Promise.race([stop(), pause(stopTime)]).then(() => process.exit(0))
  }
  process.on('SIGTERM', once)
  process.on('SIGINT', once)
  return stopping.signal
}

const tell = (line: string) => void process.stdout.write(`${line}\n`)

async function openMetrics(measured: Measured): Promise<Metrics> {
  const { openMetrics } = await import('./metrics/metrics.server')
  return openMetrics(measured)
}

/** Loads OpenTelemetry's packages, which only shops with traces want. */
async function openTraces(log: Log): Promise<Traces> {
  const { openTraces } = await import('./traces/otel.server')
  return openTraces(log)
}

/** The last line of a failed start: how to correct it, without a stack trace for known causes. */
function failureLine(error: unknown): string {
  if (error instanceof BadConfig) return error.message
  if (error instanceof SchemaBehind) return text.schemaBehind
  const { code, port, message } = error as NodeJS.ErrnoException & { port?: number }
  return code === 'EADDRINUSE' ? text.portTaken(port ?? 0) : text.startFailed(message)
}

if (import.meta.main) {
  startShop().catch((error: unknown) => {
    process.stderr.write(`${failureLine(error)}\n`)
    process.exit(1)
  })
}
