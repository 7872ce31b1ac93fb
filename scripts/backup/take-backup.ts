import { copyFile, mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type pg from 'pg'
import { copyBase, syncFolder } from '~/db/backup/base-copy.server'
import { baseName, basesFolder, walFolder } from '~/db/backup/folder'
import type { Manifest } from '~/db/backup/manifest.server'
import type { Storage } from '~/features/media/storage.server'
import { Refusal } from '../start/operator.mjs'
import type { RunningCluster } from './cluster'
import { countOrders } from './figures'
import { connectTo } from './connect-to'
import { copyShopFiles } from './shop-files'
import { text } from './text'

/** ms that PostgreSQL may take to archive the last file of the log that a base needs. */
const arrival = 60_000

/** Makes a base in a folder of backups, with the pictures and documents of its moment; without them when `files` is null. */
export async function takeBackup(
  cluster: RunningCluster,
  folder: string,
  files: Storage | null,
): Promise<Manifest & { name: string }> {
  const { client } = cluster
  const bases = basesFolder(folder)
  // The shop's account, which may be another one, tells their age by their names.
  await mkdir(bases, { recursive: true, mode: 0o755 })
  await removeDrafts(bases)
  const draft = path.join(bases, `${draftPrefix}${process.pid}`)
  await mkdir(draft, { mode: 0o700 })
  try {
    const orders = await countIn(cluster)
    const known = await listServer(client)
    if (files) await copyShopFiles(files, folder)
    const { files: data, ...copy } = await copyBase(client, cluster.folder, path.join(draft, 'data'))
    const finished = await client.query<{ now: Date }>('select clock_timestamp() as now')
    for (const key of cluster.keys) await copyFile(key, path.join(draft, path.basename(key)))
    // Those that were added during the copy: every row of the base finds its file.
    const copied = files && (await copyShopFiles(files, folder))
    await untilArchived(client, folder, copy.stopSegment)
    const finishedAt = finished.rows[0]!.now
    const manifest: Manifest = {
      version: 1,
      startedAt: orders.now.toISOString(),
      finishedAt: finishedAt.toISOString(),
      ...known,
      ...copy,
      database: cluster.database,
      orders: { count: orders.count, kurus: orders.kurus },
      data,
      files: copied && copied.names,
    }
    await writeFile(path.join(draft, 'manifest.json'), JSON.stringify(manifest), { mode: 0o600 })
    await syncFolder(draft)
    const name = baseName(finishedAt)
    await rename(draft, path.join(bases, name))
    await syncFolder(bases)
    return { ...manifest, name }
  } catch (error) {
    await rm(draft, { recursive: true, force: true })
    throw error
  }
}

const draftPrefix = 'new-'

/** Removes what a killed backup left behind. */
async function removeDrafts(bases: string): Promise<void> {
  for (const name of await readdir(bases)) {
    if (!name.startsWith(draftPrefix) || isRunning(Number(name.slice(draftPrefix.length)))) continue
    await rm(path.join(bases, name), { recursive: true, force: true })
  }
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

async function countIn({ client, database }: RunningCluster) {
  const shop = await connectTo(client, database)
  try {
    return await countOrders(shop, null)
  } finally {
    await shop.end()
  }
}

async function listServer(client: pg.Client) {
  const { rows } = await client.query<{ postgres: string; segmentBytes: number; role: string }>(
    `select current_setting('server_version') as postgres, current_user as role,
      (select setting::int from pg_settings where name = 'wal_segment_size') as "segmentBytes"`,
  )
  return rows[0]!
}

/** Waits until PostgreSQL has archived the last file of the log that the base needs: it does so as soon as the copy ends. */
async function untilArchived(client: pg.Client, folder: string, segment: string): Promise<void> {
  const deadline = performance.now() + arrival
  while (!existsSync(path.join(walFolder(folder), `${segment}.gz`))) {
    if (performance.now() > deadline) {
      const { rows } = await client.query<{ failed: string | null }>(
        `select last_failed_wal as failed from pg_stat_archiver
        where last_failed_time > coalesce(last_archived_time, '-infinity')`,
      )
      throw new Refusal(text.logDoesNotArrive(segment, walFolder(folder), rows[0]?.failed ?? null))
    }
    await pause(50)
  }
}
