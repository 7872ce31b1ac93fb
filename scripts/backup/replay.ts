import {
  chownSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { walFolder } from '~/db/backup/folder'
import type { RestorePlan } from '~/db/backup/plan-restore.server'
import { restoreCommand } from '~/db/backup/wal.server'
import { type Account, canReach, canRead } from '~/db/embedded/account.server'
import { findBinaries } from '~/db/embedded/binaries.server'
import { plainServer } from '~/db/embedded/plain-server.server'
import { Refusal } from '../start/operator.mjs'
import { countOrders, type Figures } from './figures'
import { text } from './text'

/** ms that a server may take to apply the log: hours after the loss of a large shop. */
const patience = 12 * 3_600_000

export interface Replayed {
  /** When the last transaction was committed that is there; null: none after the base. */
  last: Date | null
  /** Orders from before the base, and all. */
  before: Figures
  all: Figures
}

/**
 * Applies the archived log to a copied base until a moment, waits until the database takes writes, and stops it. Runs with settings
 * of its own, reachable by this command alone; the restored folder keeps the settings it had.
 */
export async function replayLog({
  folder,
  cluster,
  account,
  plan,
  to,
}: {
  folder: string
  cluster: string
  account: Account | undefined
  plan: RestorePlan
  to: Date | null
}): Promise<Replayed> {
  const { manifest } = plan.base
  requireReadable(folder, manifest.startSegment, account)
  const { postgres } = await findBinaries(account, path.dirname(cluster), () => undefined)
  const own = mkdtempSync(path.join(tmpdir(), 'vitrin-restore-'))
  const log = path.join(own, 'log')
  try {
    for (const [name, content] of [
      ['hba', 'local all all trust\n'],
      ['settings', serverSettings],
    ] as const) {
      writeFileSync(path.join(own, name), content)
      if (account) chownSync(path.join(own, name), account.uid, account.gid)
    }
    if (account) chownSync(own, account.uid, account.gid)
    const server = plainServer({
      folder: cluster,
      postgres,
      account,
      log,
      name: path.basename(own),
      patience,
      connection: { host: own, port: 5432, user: manifest.role },
      settings: {
        config_file: path.join(own, 'settings'),
        hba_file: path.join(own, 'hba'),
        unix_socket_directories: own,
        restore_command: restoreCommand(folder),
        recovery_target_timeline: plan.timeline,
        recovery_target_action: 'promote',
        ...(to && { recovery_target_time: to.toISOString().replace('Z', '+00') }),
      },
    })
    writeFileSync(path.join(cluster, 'recovery.signal'), '')
    try {
      await server.start()
      const client = await server.connect(manifest.database)
      const { rows } = await client.query<{ last: Date | null }>(
        'select pg_last_xact_replay_timestamp() as last',
      )
      const before = await countOrders(client, manifest.startedAt)
      const all = await countOrders(client, null)
      await client.end()
      // PostgreSQL takes a file that cannot be read for the end of the log.
      const damaged = damagedFile(readFileSync(log, 'utf8'))
      if (damaged) throw new Refusal(text.damagedLog(damaged))
      return { last: rows[0]!.last, before, all }
    } catch (error) {
      throw existsSync(log) ? explain(readFileSync(log, 'utf8'), plan, error) : error
    } finally {
      await server.stop()
      keepHistories(cluster, folder)
    }
  } finally {
    rmSync(own, { recursive: true, force: true })
  }
}

// Nothing is archived until the shop starts, and nobody reads before the moment is reached.
const serverSettings = `listen_addresses = ''
port = 5432
max_connections = 20
shared_buffers = 128MB
hot_standby = off
archive_mode = off
autovacuum = off
log_min_messages = log
lc_messages = 'C'
timezone = 'UTC'
`

function requireReadable(folder: string, segment: string, account: Account | undefined): void {
  const wal = walFolder(folder)
  if (!account || (canReach(account, wal) && canRead(account, path.join(wal, `${segment}.gz`)))) return
  throw new Refusal(text.unreadable(wal, account.uid))
}

/** The line of gzip about a file of the log that it could not read. */
const damagedFile = (log: string) => /^gzip: .*$/m.exec(log)?.[0]

/** The operator's sentence for a server that ended before the moment. */
function explain(log: string, { gap }: RestorePlan, error: unknown): unknown {
  if (error instanceof Refusal) return error
  const damaged = damagedFile(log)
  if (damaged) return new Refusal(text.damagedLog(damaged))
  if (log.includes('recovery ended before configured recovery target was reached'))
    return new Refusal(gap ? text.gap(gap) : text.archiveEnds)
  const fatal = log
    .split('\n')
    .findLast((line) => /FATAL|PANIC/.test(line) && !/database system is/.test(line))
  return fatal ? new Refusal(text.replayFailed(fatal.replace(/^.*?(FATAL|PANIC): */, ''))) : error
}

/**
 * Keeps the history that this restore began beside the archived log. The next restore then gives its timeline another number, and
 * finds the way through both.
 */
function keepHistories(cluster: string, folder: string): void {
  const owner = statSync(walFolder(folder))
  for (const name of readdirSync(path.join(cluster, 'pg_wal'))) {
    const target = path.join(walFolder(folder), `${name}.gz`)
    if (!name.endsWith('.history') || existsSync(target)) continue
    writeFileSync(target, gzipSync(readFileSync(path.join(cluster, 'pg_wal', name))), { mode: 0o600 })
    if (process.getuid?.() === 0) chownSync(target, owner.uid, owner.gid)
  }
}
