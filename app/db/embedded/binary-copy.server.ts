import { randomBytes } from 'node:crypto'
import { chmodSync, lstatSync, mkdirSync, readdirSync } from 'node:fs'
import { cp, rename, rm } from 'node:fs/promises'
import { homedir } from 'node:os'
import path from 'node:path'
import { type Account, canReach } from './account.server'
import { EmbeddedPostgresError } from './contract'
import { type BinaryPackage, linkLibraries } from './library-links.server'
import { text } from './text'

/** Copies the package to a folder that the account can enter and only this process's account can write. Returns its `native` folder. */
export async function copyBinaries(
  source: BinaryPackage,
  account: Account | undefined,
  dataDir: string,
  onCopy: () => void,
): Promise<string> {
  for (const base of candidateFolders(dataDir)) {
    if (!preparePrivateFolder(base) || !canReach(account, base)) continue
    const target = path.join(base, `postgres-${source.version}`)
    if (!isUsable(target)) {
      onCopy()
      await copyAtOnce(source, target)
    }
    if (isUsable(target)) return path.join(target, 'native')
  }
  throw new EmbeddedPostgresError(text.noBinaryFolder)
}

function candidateFolders(dataDir: string): string[] {
  const uid = process.getuid?.() ?? 0
  const cache = uid === 0 ? '/var/cache/vitrin' : path.join(homedir(), '.cache', 'vitrin')
  return [cache, path.join(path.dirname(dataDir), 'postgres-program'), `/var/tmp/vitrin-${uid}`]
}

function preparePrivateFolder(folder: string) {
  try {
    mkdirSync(folder, { recursive: true })
    if (!isTrusted(folder)) return false
    chmodSync(folder, 0o755)
    return true
  } catch {
    return false
  }
}

/** Whether only this process's account can write to the folder. Another account could put its own programs there. */
function isTrusted(folder: string) {
  const found = lstatSync(folder, { throwIfNoEntry: false })
  return Boolean(found?.isDirectory() && found.uid === process.getuid?.() && (found.mode & 0o022) === 0)
}

const isUsable = (copy: string) => isTrusted(copy) && linkLibraries(copy)

async function copyAtOnce(source: BinaryPackage, target: string) {
  const draft = `${target}.${randomBytes(6).toString('hex')}`
  await cp(source.native, path.join(draft, 'native'), { recursive: true, verbatimSymlinks: true })
  openForReading(draft)
  linkLibraries(draft)
  // Another process may have copied the same files at the same time.
  await rename(draft, target).catch(() => rm(draft, { recursive: true, force: true }))
}

/** Makes the copied files readable: after an installation with a strict umask only root can read them. */
function openForReading(folder: string) {
  chmodSync(folder, 0o755)
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const full = path.join(folder, entry.name)
    if (entry.isDirectory()) openForReading(full)
    else if (entry.isFile()) chmodSync(full, path.basename(folder) === 'bin' ? 0o755 : 0o644)
  }
}
