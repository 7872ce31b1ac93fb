import { generateKeyPairSync } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { BadConfig } from './bad-config.server'
import { readConfig, readPlaces } from './config.server'

const live = {
  VITRIN_MODE: 'live',
  SECRET: 'otuz iki karakterden uzun bir gizli anahtar',
  PUBLIC_URL: 'https://magaza.example',
  DATABASE_URL: 'postgres://vitrin@127.0.0.1/vitrin',
  SMTP_URL: 'smtp://posta.example',
}

function refusal(env: Record<string, string | undefined>): string {
  try {
    readConfig(env)
  } catch (error) {
    if (error instanceof BadConfig) return error.message
    throw error
  }
  return ''
}

test('without settings the demo listens on this machine alone', () => {
  expect(readConfig({})).toMatchObject({ mode: 'demo', host: '127.0.0.1', port: 3000, publicUrl: null })
  expect(readConfig({ PORT: '', HOST: '' })).toMatchObject({ host: '127.0.0.1', port: 3000 })
})

test.each([
  ['VITRIN_MODE', 'production'],
  ['VITRIN_ROLE', 'web'],
  ['VITRIN_ROLE', 'cron'],
  ['PORT', '70000'],
  ['PORT', '80a'],
  ['PORT', '-1'],
  ['HOST', 'magaza.example'],
  ['HOST', '0.0.0.0'],
  ['HOST', '::'],
  ['PUBLIC_URL', 'magaza.example'],
  ['PUBLIC_URL', 'ftp://magaza.example'],
  ['PUBLIC_URL', 'https://magaza.example/tr'],
  ['TRUST_PROXY', 'true'],
  ['SECRET', 'kisa'],
  ['DATABASE_URL', 'mysql://localhost/vitrin'],
  ['DATABASE_OWNER_URL', 'mysql://localhost/vitrin'],
  ['DATABASE_REPLICA_URLS', 'mysql://localhost/vitrin'],
  ['DATABASE_REPLICA_URLS', 'postgres://vitrin@a,b/vitrin'],
  // Nothing follows an embedded database.
  ['DATABASE_REPLICA_URLS', 'postgres://vitrin@127.0.0.1/vitrin'],
  ['SMTP_URL', 'https://posta.example'],
  ['IDENTITY_PROVIDER', 'google'],
  ['FIREBASE_PROJECT_ID', 'Mağaza'],
  ['FIREBASE_API_KEY', 'an anahtar'],
  ['FIREBASE_SERVICE_ACCOUNT', '/yok/anahtar.json'],
  ['FIREBASE_SERVICE_ACCOUNT', '{"client_email":"a@b.example","private_key":"yok"}'],
  ['FIREBASE_AUTH_EMULATOR_HOST', 'http://127.0.0.1:9099'],
  ['STORED_ANSWERS_MB', '1.5'],
  ['EDGE_CACHE', 'yes'],
  ['PURGE_URL', 'varnish:6081'],
  ['METRICS_PORT', '70000'],
  ['METRICS_HOST', 'magaza.example'],
  ['METRICS_TOKEN', 'kisa'],
  ['OTEL_EXPORTER_OTLP_ENDPOINT', 'toplayici:4318'],
  ['OTEL_EXPORTER_OTLP_TRACES_ENDPOINT', 'grpc://toplayici:4317'],
  ['BACKUP_FOLDER', '/yedek/$(id)'],
  ['S3_ENDPOINT', 's3.example'],
  ['S3_ENDPOINT', 'https://anahtar:gizli@s3.example'],
  ['S3_ENDPOINT', 'https://s3.example/?bolge=1'],
  ['S3_REGION', 'eu central'],
  ['S3_BUCKET', 'Kova'],
  ['S3_ACCESS_KEY_ID', 'a b'],
  ['S3_SECRET_ACCESS_KEY', 'ş'],
  ['S3_PREFIX', '/magaza/'],
  ['LOG_LEVEL', 'loud'],
])('%s=%s is refused with one line that says what it must be', (name, value) => {
  const line = refusal({ [name]: value })
  expect(line).toMatch(new RegExp(`^Yapılandırma hatası: ${name} geçersiz \\(.* olmalı.*\\)\\.$`))
})

test('traces are off unless a receiver is named, and when OpenTelemetry is switched off', () => {
  const named = { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:4318' }
  expect(readConfig({}).traces).toBe(false)
  expect(readConfig(named).traces).toBe(true)
  expect(readConfig({ OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: 'http://127.0.0.1:4318/v1/traces' }).traces).toBe(
    true,
  )
  expect(readConfig({ ...named, OTEL_SDK_DISABLED: 'TRUE' }).traces).toBe(false)
  expect(readConfig({ ...named, OTEL_SDK_DISABLED: 'false' }).traces).toBe(true)
})

test('metrics are off unless a port or a token is given', () => {
  expect(readConfig({ METRICS_HOST: '0.0.0.0' }).metrics).toBeNull()
  const own = { port: 9464, host: '127.0.0.1' }
  expect(readConfig({ METRICS_PORT: '9464' }).metrics).toEqual({ own, token: null })
  const token = 'gizli-bir-anahtar-1'
  expect(readConfig({ METRICS_TOKEN: token }).metrics).toEqual({ own: null, token })
})

test('a live shop may listen on every address, a demo on its own machine only', () => {
  expect(readConfig({ ...live, HOST: '0.0.0.0' })).toMatchObject({ host: '0.0.0.0' })
  for (const host of ['localhost', '127.0.0.2', '::1'])
    expect(readConfig({ HOST: host })).toMatchObject({ host })
})

test('a live shop needs a secret, an address, a database and a mail server; it says which is missing', () => {
  expect(readConfig(live)).toMatchObject({ mode: 'live' })
  for (const name of ['SECRET', 'PUBLIC_URL', 'DATABASE_URL', 'SMTP_URL'])
    expect(refusal({ ...live, [name]: undefined })).toBe(`Yapılandırma hatası: live modunda ${name} gerekli.`)
})

test('commands read where everything is from any process’s settings, also in a demo’s mode', () => {
  const env = {
    ...live,
    HOST: '10.0.0.5',
    VITRIN_ROLE: 'web',
    DATABASE_REPLICA_URLS: 'postgres://vitrin@10.0.0.6/vitrin',
    VITRIN_DATA: '/var/lib/vitrin',
  }
  const places = {
    databaseUrl: live.DATABASE_URL,
    dataFolder: '/var/lib/vitrin',
    backupFolder: null,
    s3: null,
  }
  expect(readPlaces(env)).toMatchObject(places)
  expect(readConfig(env)).toMatchObject(places)
  expect(readPlaces({ ...env, VITRIN_MODE: '', SECRET: '', DATABASE_URL: '' }).databaseUrl).toBeNull()
  expect(() => readPlaces({ DATABASE_URL: 'mysql://localhost/vitrin' })).toThrow(/DATABASE_URL geçersiz/)
  expect(() => readPlaces({ S3_BUCKET: 'files' })).toThrow(/S3_ENDPOINT/)
})

const firebase = {
  IDENTITY_PROVIDER: 'firebase',
  FIREBASE_PROJECT_ID: 'magaza-1234',
  FIREBASE_API_KEY: 'AIza-anahtar_1',
  FIREBASE_SERVICE_ACCOUNT: serviceAccountKey(),
}

function serviceAccountKey() {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2_048 })
  return JSON.stringify({
    client_email: 'vitrin@magaza-1234.iam.gserviceaccount.com',
    private_key: privateKey.export({ type: 'pkcs8', format: 'pem' }),
  })
}

test('replicas are none, or servers of their own separated by commas', () => {
  expect(readConfig(live).databaseReplicaUrls).toEqual([])
  const urls = ['postgres://vitrin@b:5432/vitrin', 'postgresql://vitrin:a%2Cb@c/vitrin?sslmode=require']
  expect(readConfig({ ...live, DATABASE_REPLICA_URLS: urls.join(', ') }).databaseReplicaUrls).toEqual(urls)
})

test('the shop keeps passwords itself unless Firebase is chosen', () => {
  expect(readConfig({}).firebase).toBeNull()
  expect(readConfig({ ...firebase, IDENTITY_PROVIDER: 'local' }).firebase).toBeNull()
  const access = { by: 'service account', clientEmail: 'vitrin@magaza-1234.iam.gserviceaccount.com' }
  expect(readConfig({ ...live, ...firebase }).firebase).toMatchObject({ projectId: 'magaza-1234', access })
})

test('Firebase needs a project, an API key and a service account; it says which is missing', () => {
  for (const name of ['FIREBASE_PROJECT_ID', 'FIREBASE_API_KEY', 'FIREBASE_SERVICE_ACCOUNT'])
    expect(refusal({ ...firebase, [name]: undefined })).toBe(
      `Yapılandırma hatası: IDENTITY_PROVIDER=firebase için ${name} gerekli.`,
    )
})

test('the key of a service account may be in a file', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'vitrin-key-'))
  const file = join(folder, 'key.json')
  await writeFile(file, firebase.FIREBASE_SERVICE_ACCOUNT)
  const fromFile = readConfig({ ...firebase, FIREBASE_SERVICE_ACCOUNT: file })
  await rm(folder, { recursive: true })
  expect(fromFile.firebase).toEqual(readConfig(firebase).firebase)
})

test('an emulator needs no secrets, and a live shop refuses it', () => {
  const emulator = {
    IDENTITY_PROVIDER: 'firebase',
    FIREBASE_PROJECT_ID: 'demo-vitrin',
    FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9099',
  }
  const access = { by: 'emulator', host: '127.0.0.1:9099' }
  expect(readConfig(emulator).firebase).toMatchObject({ projectId: 'demo-vitrin', access })
  expect(refusal({ ...live, ...emulator })).toBe(
    'Yapılandırma hatası: FIREBASE_AUTH_EMULATOR_HOST geçersiz (live modunda boş olmalı).',
  )
})
