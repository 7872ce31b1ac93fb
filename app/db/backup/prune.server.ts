import { readdirSync, rmSync, statSync } from 'node:fs'
import path from 'node:path'
import { backedUpFiles, walFolder } from './folder'
import { type Base, checkBase, listBases, looksWhole } from './manifest.server'
import { isBefore } from './wal.server'

/**
 * Keeps the newest `keep` good bases, and removes older ones, the log before the oldest that is kept, and files that no base names
 * and the shop no longer has (`shopFiles`; null: not known, so none). Reads the newest base whole first: when it is damaged this
 * throws, and nothing is removed.
 */
export async function prune(
  folder: string,
  keep: number,
  shopFiles: readonly string[] | null,
): Promise<{ bases: number; segments: number; files: number }> {
  const all = listBases(folder)
  const good = all.filter(looksWhole)
  const kept = good.slice(-keep)
  const newest = kept.at(-1)
  if (!newest) return { bases: 0, segments: 0, files: 0 }
  await checkBase(newest)
  // A base that is damaged and newer than the oldest kept one is left for its owner to see.
  const gone = all.filter(({ name }) => name < kept[0]!.name)
  for (const base of gone) rmSync(base.folder, { recursive: true, force: true })
  return {
    bases: gone.length,
    segments: pruneLog(folder, kept),
    files: pruneFiles(folder, all.slice(gone.length), shopFiles),
  }
}

function pruneLog(folder: string, kept: readonly Base[]): number {
  const manifests = kept.map(({ manifest }) => manifest)
  // Also notes beside a file of the log, such as 000000010000000000000002.00000028.backup; histories stay.
  const gone = readdirSync(walFolder(folder)).filter((name) => isBefore(name, manifests))
  for (const name of gone) rmSync(path.join(walFolder(folder), name), { force: true })
  return gone.length
}

function pruneFiles(folder: string, left: readonly Base[], shopFiles: readonly string[] | null): number {
  const lists = [shopFiles, ...left.map(({ manifest }) => manifest.files)]
  // A base that names none may need any of them.
  if (lists.includes(null)) return 0
  const named = new Set(lists.flatMap((names) => names ?? []))
  const newest = Date.parse(left.at(-1)!.manifest.finishedAt)
  const root = backedUpFiles(folder)
  const gone = readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)))
    // Notes stay, and files that were added after the newest base.
    .filter((name) => !path.basename(name).startsWith('.') && !named.has(name))
    .filter((name) => statSync(path.join(root, name)).mtimeMs < newest)
  for (const name of gone) rmSync(path.join(root, name), { force: true })
  return gone.length
}
