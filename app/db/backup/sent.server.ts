import { statSync } from 'node:fs'
import { mkdir, rename, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { basesFolder } from './folder'

// Beside the bases, whose names the shop's account may list. It is no name of a base.
const noteOf = (folder: string) => path.join(basesFolder(folder), 'sent')

/** ms after which the note is renewed: a look every few seconds need not write each time. */
const renewMs = 15_000

/** Notes that a bucket has everything that was archived at a moment. Its time is the file's own. */
export async function noteSent(folder: string, at: Date): Promise<void> {
  const note = noteOf(folder)
  const before = await stat(note).catch(() => null)
  if (before && at.getTime() - before.mtimeMs < renewMs) return
  await mkdir(basesFolder(folder), { recursive: true, mode: 0o755 })
  await writeFile(`${note}.new`, `${at.toISOString()}\n`, { mode: 0o644 })
  await rename(`${note}.new`, note)
}

/** When a bucket last had everything; null: never. */
export function sentAt(folder: string): Date | null {
  return statSync(noteOf(folder), { throwIfNoEntry: false })?.mtime ?? null
}
