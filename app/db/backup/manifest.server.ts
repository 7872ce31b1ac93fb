import { createHash } from 'node:crypto'
import { createReadStream, existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { z } from 'zod'
import type { CopiedFile } from './base-copy.server'
import { BackupError } from './contract'
import { basesFolder } from './folder'
import { text } from './text'

const file = z.object({ path: z.string(), bytes: z.number(), sha256: z.string() })

const manifest = z.object({
  version: z.literal(1),
  /** By the database's clock. Only a moment after `finishedAt` can be restored from this base. */
  startedAt: z.iso.datetime(),
  finishedAt: z.iso.datetime(),
  postgres: z.string(),
  startLsn: z.string(),
  stopLsn: z.string(),
  startSegment: z.string(),
  stopSegment: z.string(),
  segmentBytes: z.number(),
  /** The user and the database by which a restored server is asked. */
  role: z.string(),
  database: z.string(),
  /** Orders at `startedAt`. */
  orders: z.object({ count: z.number(), kurus: z.string() }),
  /** The data folder's files. */
  data: z.array(file),
  /** Names of the shop's pictures and documents; null: they are backed up by a command of their own. */
  files: z.array(z.string()).nullable(),
})

export type Manifest = z.infer<typeof manifest>

/** A complete base of a folder of backups. */
export interface Base {
  name: string
  folder: string
  manifest: Manifest
}

/** The complete bases of a folder, oldest first. */
export function listBases(folder: string): Base[] {
  return listBaseNames(folder).map((name) => readBase(folder, name))
}

/** Their names, oldest first. A base gets its name when it is complete. */
export function listBaseNames(folder: string): string[] {
  const bases = basesFolder(folder)
  if (!existsSync(bases)) return []
  return readdirSync(bases)
    .filter((name) => /^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ$/.test(name))
    .toSorted()
}

/** A written manifest. Throws for another text. */
export const parseManifest = (written: string): Manifest => manifest.parse(JSON.parse(written))

function readBase(folder: string, name: string): Base {
  const base = path.join(basesFolder(folder), name)
  try {
    return {
      name,
      folder: base,
      manifest: parseManifest(readFileSync(path.join(base, 'manifest.json'), 'utf8')),
    }
  } catch (error) {
    // Another user's base is no damaged one.
    if ((error as NodeJS.ErrnoException).code === 'EACCES') throw error
    throw new BackupError(text.damaged(name, 'manifest.json'))
  }
}

/** Throws when a file of the base is missing or is not the one that was written. */
export async function checkBase(base: Base): Promise<void> {
  for (const file of base.manifest.data) {
    const hash = createHash('sha256')
    const isSame = await pipeline(createReadStream(path.join(base.folder, 'data', file.path)), hash).then(
      () => hash.digest('hex') === file.sha256,
      () => false,
    )
    if (!isSame) throw new BackupError(text.damaged(base.name, file.path))
  }
}

/** Throws when copied files differ from those that the base was made of. */
export function compareCopy(base: Base, copied: readonly CopiedFile[]): void {
  const found = new Map(copied.map((file) => [file.path, file.sha256]))
  const wrong = base.manifest.data.find((file) => found.get(file.path) !== file.sha256)
  if (wrong) throw new BackupError(text.damaged(base.name, wrong.path))
}

/** Whether all files of the base are there in their full length: a quick look, without reading them. */
export function looksWhole(base: Base): boolean {
  return base.manifest.data.every(
    (file) =>
      statSync(path.join(base.folder, 'data', file.path), { throwIfNoEntry: false })?.size === file.bytes,
  )
}
