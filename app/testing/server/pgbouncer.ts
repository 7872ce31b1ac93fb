import { spawn, spawnSync } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { onTestFinished, type TestContext } from 'vitest'
import { freePort } from './free-port'

const program = '/usr/sbin/pgbouncer'
const isThere = !spawnSync(program, ['--version']).error
const isMissing = 'pgbouncer is missing (apt-get install --no-install-recommends pgbouncer)'

/** Leaves the test out on a machine without PgBouncer, and says so: it is no part of npm's packages. */
export function needsPgbouncer({ skip }: Pick<TestContext, 'skip'>): void {
  if (!isThere) process.stdout.write(`Left out: ${isMissing}\n`)
  skip(!isThere, isMissing)
}

/** A pooler before a test's own server until the test ends. Returns the address through it. */
export async function startPgbouncer(
  url: string,
  settings: { pool_mode: 'session' | 'transaction'; server_round_robin?: 0 | 1 },
): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'vitrin-pgbouncer-'))
  const { hostname, port, username, pathname } = new URL(url)
  const own = await freePort()
  const server = `host=${hostname} port=${port} user=${username}`
  const options = {
    listen_addr: '127.0.0.1',
    listen_port: own,
    unix_socket_dir: '',
    auth_type: 'any',
    default_pool_size: 40,
    ignore_startup_parameters: 'extra_float_digits,statement_timeout,idle_in_transaction_session_timeout',
    ...settings,
  }
  const lines = Object.entries(options).map(([name, value]) => `${name} = ${value}`)
  const file = join(folder, 'pgbouncer.ini')
  writeFileSync(file, `[databases]\n* = ${server}\n[pgbouncer]\n${lines.join('\n')}\n`)
  chmodSync(folder, 0o755)
  // It refuses to run as root.
  const asUser = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {}
  const child = spawn(program, [file], { stdio: 'ignore', ...asUser })
  onTestFinished(() => {
    child.kill('SIGKILL')
    rmSync(folder, { recursive: true, force: true })
  })
  const through = `postgres://${username}@127.0.0.1:${own}${pathname}`
  await untilThere(through, child)
  return through
}

async function untilThere(url: string, child: ReturnType<typeof spawn>): Promise<void> {
  for (;;) {
    if (child.exitCode !== null) throw new Error(`pgbouncer ended with ${child.exitCode}`)
    const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2_000 })
    client.on('error', () => undefined)
    const isUp = await client.connect().then(
      () => true,
      () => false,
    )
    await client.end().catch(() => undefined)
    if (isUp) return
    await new Promise((resume) => setTimeout(resume, 50))
  }
}
