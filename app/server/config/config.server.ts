import { isIP } from 'node:net'
import { resolve } from 'node:path'
import { z } from 'zod'
import { isPlainPath } from '~/db/backup/wal.server'
import { BadConfig } from './bad-config.server'
import { type Edge, edgeEnvironment, readEdge } from './edge-config.server'
import { readDatabaseUrl, readReplicaUrls } from '~/db/connection/servers.server'
import type { FirebaseProject } from '~/features/identity/identity.server'
import { firebaseEnvironment, readFirebase } from './firebase-config.server'
import { invoiceEnvironment, readIntegrator } from './invoice-config.server'
import { type PaymentConfig, paymentEnvironment, readPayments } from './payment-config.server'
import { readSms, type SmsConfig, smsEnvironment } from './sms-config.server'
import type { FcmProject } from '~/features/push/push.server'
import { pushEnvironment, readFcm } from './push-config.server'
import { measurementEnvironment, readMeasurement } from './measurement-config.server'
import type { MeasurementService } from '~/features/measurement/measurement'
import { readTraces, tracesEnvironment } from './traces-config.server'
import { type MetricsConfig, metricsEnvironment, readMetrics } from './metrics-config.server'
import { readS3, s3Environment } from './s3-config.server'
import type { S3Place } from '~/features/media/s3-storage.server'
import { portNumber } from './port.server'
import { text } from '../server.text'

const { must } = text.config

const publicUrl = z
  .url({ protocol: /^https?$/, error: must.publicUrl, abort: true })
  .refine((url) => new URL(url).pathname === '/', must.publicUrl)

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'silent'] as const

const databaseUrl = z.string().refine((url) => readDatabaseUrl(url) !== null, must.databaseUrl)

const roles = ['all', 'web', 'worker'] as const
/** The part of the shop that a process is: pages and API (`web`), jobs (`worker`), or both. */
export type Role = (typeof roles)[number]

/** Where the shop keeps everything. */
const places = z.object({
  DATABASE_URL: databaseUrl.optional(),
  DATABASE_OWNER_URL: databaseUrl.optional(),
  VITRIN_DATA: z.string().default('data'),
  BACKUP_FOLDER: z
    .string()
    .transform((folder) => resolve(folder))
    .refine(isPlainPath, must.backupFolder)
    .optional(),
  ...s3Environment,
})

const environment = z.object({
  VITRIN_MODE: z.enum(['demo', 'live'], must.mode).default('demo'),
  VITRIN_ROLE: z.enum(roles, must.role).default('all'),
  PORT: portNumber.default(3000),
  HOST: z
    .string()
    .refine((host) => host === 'localhost' || isIP(host) > 0, must.host)
    .default('127.0.0.1'),
  PUBLIC_URL: publicUrl.optional(),
  TRUST_PROXY: z.string().regex(/^\d$/, must.trustProxy).transform(Number).default(0),
  SECRET: z.string().min(32, must.secret).optional(),
  ...places.shape,
  DATABASE_REPLICA_URLS: z
    .string()
    .refine((list) => readReplicaUrls(list) !== null, must.replicaUrls)
    .transform((list) => readReplicaUrls(list) ?? [])
    .default([]),
  IDENTITY_PROVIDER: z.enum(['local', 'firebase'], must.identityProvider).default('local'),
  ...firebaseEnvironment,
  ...paymentEnvironment,
  ...invoiceEnvironment,
  ...smsEnvironment,
  ...pushEnvironment,
  ...measurementEnvironment,
  SMTP_URL: z.url({ protocol: /^smtps?$/, error: must.smtpUrl }).optional(),
  STORED_ANSWERS_MB: z
    .string()
    .regex(/^\d{1,5}$/, must.storedAnswers)
    .transform(Number)
    .default(128),
  ...edgeEnvironment,
  ...metricsEnvironment,
  ...tracesEnvironment,
  LOG_LEVEL: z.enum(logLevels, must.logLevel(logLevels.join(', '))).default('info'),
})

export type Places = {
  /** May name several servers: see `readDatabaseUrl`. Null only in demo mode: then the shop starts an embedded PostgreSQL. */
  databaseUrl: string | null
  /** The same database as the role that owns its schema, for commands that change it; null: `databaseUrl` does. */
  databaseOwnerUrl: string | null
  dataFolder: string
  /** The folder of backups, into which an embedded PostgreSQL archives its log; null: there are none. */
  backupFolder: string | null
  /** The bucket of the shop's files; null: they are in the data folder. */
  s3: S3Place | null
  /** The bucket that backups are sent to; null: they stay in their folder. */
  backupS3: S3Place | null
}

export type Config = Places & {
  mode: 'demo' | 'live'
  role: Role
  port: number
  host: string
  /** Null in demo mode without PUBLIC_URL: then the shop uses the loopback address of the request. */
  publicUrl: URL | null
  /** The number of proxies in front of the shop whose X-Forwarded-For is trusted. */
  trustProxy: number
  /** Null in demo mode without SECRET: then the shop makes one and stores it in the data folder. */
  secret: string | null
  /** Hot standbys that pages of the catalogue may be read from. */
  databaseReplicaUrls: readonly string[]
  smtpUrl: string | null
  sms: SmsConfig
  payments: PaymentConfig
  /** The invoice integrator; null: invoices are made by hand. */
  integrator: { url: string; key: string } | null
  /** The service that purchases are reported to; null: none is. */
  measurement: MeasurementService | null
  /** The Firebase project that keeps passwords and signs ID tokens; null: the shop does so itself. */
  firebase: FirebaseProject | null
  /** The project at Firebase Cloud Messaging; null: notifications go by the browsers' own push services only. */
  fcm: FcmProject | null
  /** Most memory for answers that everybody may get, in MB; 0: none are stored. */
  storedAnswersMb: number
  edge: Edge | null
  metrics: MetricsConfig | null
  /** Whether traces are exported. OpenTelemetry's library reads its settings from the environment itself. */
  traces: boolean
  logLevel: string
}

type Environment = Record<string, string | undefined>

/**
 * Only where the shop keeps everything, for commands that work on it without answering anybody: rules about modes, roles and addresses
 * do not hold for them, and they need no secret. Throws BadConfig.
 */
export function readPlaces(env: Environment): Places {
  return placesOf(parse(places, env))
}

/** The parsed environment. Throws BadConfig, in live mode also for settings that only a demo may have (docs/product.md §5). */
export function readConfig(env: Environment): Config {
  const e = parse(environment, env)
  if (e.VITRIN_MODE === 'live') {
    const missing = (['SECRET', 'PUBLIC_URL', 'DATABASE_URL', 'SMTP_URL'] as const).filter((name) => !e[name])
    if (missing.length > 0) throw new BadConfig(text.config.missing(missing.join(', ')))
  } else if (!isLoopback(e.HOST)) {
    // A demo shows all emails at /dev/mail without a sign-in.
    throw new BadConfig(text.config.invalid('HOST', must.demoHost))
  }
  // The embedded database belongs to one process.
  if (e.VITRIN_ROLE !== 'all' && !e.DATABASE_URL)
    throw new BadConfig(text.config.invalid('VITRIN_ROLE', must.roleDatabase))
  if (e.DATABASE_REPLICA_URLS.length > 0 && !e.DATABASE_URL)
    throw new BadConfig(text.config.invalid('DATABASE_REPLICA_URLS', must.replicasDatabase))
  return {
    mode: e.VITRIN_MODE,
    role: e.VITRIN_ROLE,
    port: e.PORT,
    host: e.HOST,
    publicUrl: e.PUBLIC_URL ? new URL(e.PUBLIC_URL) : null,
    trustProxy: e.TRUST_PROXY,
    secret: e.SECRET ?? null,
    ...placesOf(e),
    databaseReplicaUrls: e.DATABASE_REPLICA_URLS,
    smtpUrl: e.SMTP_URL ?? null,
    sms: readSms(e),
    payments: readPayments(e),
    integrator: readIntegrator(e),
    measurement: readMeasurement(e),
    fcm: readFcm(e),
    firebase: e.IDENTITY_PROVIDER === 'firebase' ? readFirebase(e) : null,
    storedAnswersMb: e.STORED_ANSWERS_MB,
    edge: readEdge(e),
    metrics: readMetrics(e),
    traces: readTraces(e),
    logLevel: e.LOG_LEVEL,
  }
}

function parse<T>(shape: z.ZodType<T>, env: Environment): T {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''))
  const parsed = shape.safeParse(given)
  if (parsed.success) return parsed.data
  const issue = parsed.error.issues[0]!
  throw new BadConfig(text.config.invalid(issue.path.join('.'), issue.message))
}

function placesOf(e: z.infer<typeof places>): Places {
  return {
    databaseUrl: e.DATABASE_URL ?? null,
    databaseOwnerUrl: e.DATABASE_OWNER_URL ?? null,
    dataFolder: resolve(e.VITRIN_DATA),
    backupFolder: e.BACKUP_FOLDER ?? null,
    s3: readS3(e, 'S3'),
    backupS3: readS3(e, 'BACKUP_S3'),
  }
}

const isLoopback = (host: string) => host === 'localhost' || host === '::1' || host.startsWith('127.')
