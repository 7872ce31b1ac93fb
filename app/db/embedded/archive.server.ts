import { chmodSync, chownSync, mkdirSync } from 'node:fs'
import { walFolder } from '../backup/folder'
import { type Account, canReach } from './account.server'
import { EmbeddedPostgresError } from './contract'
import { text } from './text'

/** Makes the folder in which the server keeps its log, private to its account. Others may pass the folder of backups, not list it. */
export function prepareArchive(backupFolder: string, account: Account | undefined): void {
  const wal = walFolder(backupFolder)
  try {
    mkdirSync(backupFolder, { recursive: true, mode: 0o711 })
    mkdirSync(wal, { recursive: true })
    chmodSync(wal, 0o700)
    if (account) chownSync(wal, account.uid, account.gid)
  } catch {
    throw new EmbeddedPostgresError(text.unreachableBackup(backupFolder))
  }
  if (!canReach(account, wal)) throw new EmbeddedPostgresError(text.unreachableBackup(backupFolder))
}
