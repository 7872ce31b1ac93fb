import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { startEmbeddedPostgres } from '../../app/db/embedded/embedded.server'
import { openSmtpSink } from '../../app/features/notifications/testing/smtp-sink'
import { freePort } from '../../app/testing/server/free-port'
import { untilShopReady } from './shop-ready'

export type EmptyShop = Awaited<ReturnType<typeof startEmptyShop>>

/**
 * The built shop as an owner first starts it: live, without goods and members, on a database, a mail server and a port of its own.
 * `stop` ends all of them. `more`: further settings.
 */
export async function startEmptyShop(more: Record<string, string> = {}) {
  // Parts are stopped in the opposite order of their start, also when a later part fails to start.
  const started = new AsyncDisposableStack()
  const stop = () => started.disposeAsync()
  try {
    return { ...(await startParts(started, more)), stop }
  } catch (error) {
    await stop()
    throw error
  }
}

async function startParts(started: AsyncDisposableStack, more: Record<string, string>) {
  const folder = await mkdtemp(join(tmpdir(), 'vitrin-empty-'))
  started.defer(() => rm(folder, { recursive: true, force: true }))
  const log = { info() {}, warn: console.error, error: console.error }
  const postgres = await startEmbeddedPostgres({ dataDir: join(folder, 'postgres'), log })
  started.defer(async () => void (await postgres.stop()))
  const mail = await openSmtpSink()
  started.defer(() => mail.close())
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  // Nothing of the demo shop that runs beside it.
  const environment = {
    PATH: process.env.PATH,
    NODE_ENV: 'production',
    VITRIN_MODE: 'live',
    VITRIN_DATA: folder,
    DATABASE_URL: postgres.url,
    SMTP_URL: mail.url,
    PUBLIC_URL: url,
    PORT: String(port),
    SECRET: 'a secret of the journeys, 32 letters',
    LOG_LEVEL: 'warn',
    ...more,
  }
  const server = spawn(process.execPath, ['build/server/server.js'], {
    env: environment,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const ended = once(server, 'exit')
  started.defer(async () => {
    server.kill('SIGTERM')
    await ended
  })
  await untilShopReady(url, ended)
  return { url, admin, linkTo }

  /** Runs `npm run admin --` on this shop. */
  async function admin(...words: string[]): Promise<string> {
    const command = ['scripts/admin/admin.ts', ...words]
    const { stdout } = await promisify(execFile)('node_modules/.bin/tsx', command, { env: environment })
    return stdout
  }

  /** The first link below this path in an email to the address; undefined until it has come. */
  function linkTo(path: string, address: string): string | undefined {
    const received = mail.emails.filter((email) => email.includes(`To: ${address}`)).map(readable)
    return received
      .map((email) => email.slice(email.indexOf(`${url}${path}`)).match(/^http\S+/)?.[0])
      .find(Boolean)
  }
}

/** Text of an email without the line breaks and escapes of its transport (RFC 2045, 6.7). */
const readable = (email: string) =>
  email
    .replace(/=\r\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, byte: string) => String.fromCharCode(parseInt(byte, 16)))
