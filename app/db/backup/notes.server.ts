import { statSync } from 'node:fs'
import { mkdir, rename, stat, utimes, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { backedUpFiles, basesFolder } from './folder'

// Notes in a folder of backups: each says by its own time when something was done. The shop's metrics read them.

/** The bucket of backups had everything that was archived. It is beside the bases, whose names the shop's account may list. */
export const sentNote = (folder: string) => path.join(basesFolder(folder), 'sent')

/** Pictures and documents were copied. Its name cannot be one of a copy. */
export const copiedNote = (folder: string) => path.join(backedUpFiles(folder), '.copied')

/** ms after which a note is renewed: a look every few seconds need not write each time. */
const renewMs = 15_000

/** Notes that something was done for everything before a moment. */
export async function writeNote(note: string, at: Date): Promise<void> {
  const before = await stat(note).catch(() => null)
  if (before && at.getTime() - before.mtimeMs < renewMs) return
  await mkdir(path.dirname(note), { recursive: true, mode: 0o755 })
  // Several processes may write the same note.
  const draft = `${note}.new-${process.pid}`
  await writeFile(draft, `${at.toISOString()}\n`, { mode: 0o644 })
  await utimes(draft, at, at)
  await rename(draft, note)
}

/** Notes that something is meant to be done and never was, unless it was. */
export async function expectNote(note: string): Promise<void> {
  if (ageOf(note) === null) await writeNote(note, new Date(0))
}

/** Seconds since a note was written; null: it never was, or this account may not see it. */
export function ageOf(note: string): number | null {
  try {
    return (Date.now() - statSync(note).mtimeMs) / 1_000
  } catch {
    return null
  }
}
