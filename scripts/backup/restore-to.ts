import { existsSync, readFileSync } from 'node:fs'
import { copyFile, mkdir, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { copyTree, syncFolder } from '~/db/backup/base-copy.server'
import { basesFolder, walFolder } from '~/db/backup/folder'
import { type Base, compareCopy } from '~/db/backup/manifest.server'
import { planRestore, readBackups } from '~/db/backup/plan-restore.server'
import { chooseAccount, giveTo } from '~/db/embedded/account.server'
import { renameCluster } from '~/db/embedded/folder.server'
import { isProcess } from '~/db/embedded/postgres-processes.server'
import type { Storage } from '~/features/media/storage.server'
import { Refusal, secondsSince } from '../start/operator.mjs'
import { replayLog } from './replay'
import { putFilesBack, requireCopies } from './shop-files'
import { text } from './text'

export interface RestoreOptions {
  /** The folder of backups. */
  folder: string
  /** Null: the last moment that the folder has. */
  to: Date | null
  dataFolder: string
  /** Where pictures and documents belong; null: they are left alone. */
  files: Storage | null
  /** Puts a database that is there aside. */
  replace: boolean
}

/**
 * Builds a database as it was at a moment, checks it, and puts it in place with the shop's files. Until then nothing is changed, and
 * the old database is renamed, never removed. Returns whether all orders of the base are there.
 */
export async function restoreTo(options: RestoreOptions, tell: (line: string) => void): Promise<boolean> {
  const { folder, to, dataFolder, files, replace } = options
  const start = Date.now()
  if (!existsSync(walFolder(folder)) || !existsSync(basesFolder(folder)))
    throw new Refusal(text.notABackup(folder))
  const place = path.join(dataFolder, 'postgres')
  requireFree(place, replace)
  if (files) await requireCopies(folder)
  const plan = planRestore(readBackups(folder), to ?? new Date())
  // Without a moment PostgreSQL would take the gap for the end.
  if (!to && plan.gap) throw new Refusal(text.gap(plan.gap))
  const draft = `${place}.restoring`
  await rm(draft, { recursive: true, force: true })
  await mkdir(draft, { recursive: true, mode: 0o700 })
  try {
    tell(text.chosen(plan.base.name, to))
    const account = chooseAccount(walFolder(folder))
    const cluster = path.join(draft, 'cluster')
    compareCopy(plan.base, await copyTree(path.join(plan.base.folder, 'data'), cluster))
    await putKey(plan.base, 'credentials.json', draft)
    giveTo(account, draft)
    await syncFolder(draft)
    tell(text.replaying)
    const { last, before, all } = await replayLog({ folder, cluster, account, plan, to })

    tell(text.puttingInPlace)
    renameCluster(draft, account)
    if (existsSync(place)) {
      const aside = `${place}.before-${new Date().toISOString().slice(0, 19).replaceAll(':', '-')}`
      await rename(place, aside)
      tell(text.putAside(aside))
    }
    await rename(draft, place)
    await putKey(plan.base, 'secret', dataFolder)
    tell(files ? text.filesBack(await putFilesBack(folder, files)) : text.filesLeft)
    tell(text.reached(last, secondsSince(start)))
    tell(text.figures(all.count, all.kurus, all.newest))
    const { orders } = plan.base.manifest
    const isWhole = before.count >= orders.count
    tell(isWhole ? text.compared(orders.count) : text.ordersMissing(orders.count, before.count))
    tell(text.next(folder, files ? '' : ' --only-database'))
    return isWhole
  } catch (error) {
    await rm(draft, { recursive: true, force: true })
    throw error
  }
}

/** Refuses a place where a database runs, and one that holds a database which may not be put aside. */
function requireFree(place: string, replace: boolean): void {
  const cluster = path.join(place, 'cluster')
  if (!existsSync(cluster)) return
  const pid = readPid(path.join(cluster, 'postmaster.pid'))
  if (pid !== null && isProcess(pid)) throw new Refusal(text.running(place, pid))
  if (!replace) throw new Refusal(text.occupied(place))
}

function readPid(file: string): number | null {
  return existsSync(file) ? Number.parseInt(readFileSync(file, 'utf8'), 10) || null : null
}

/** Puts a file back that stood beside the database, unless there is one. */
async function putKey(base: Base, name: string, target: string): Promise<void> {
  const from = path.join(base.folder, name)
  const to = path.join(target, name)
  if (existsSync(from) && !existsSync(to)) await copyFile(from, to)
}
