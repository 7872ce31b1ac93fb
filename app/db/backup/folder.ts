import path from 'node:path'

// A folder of backups: base/<moment>/ (data/, manifest.json and the shop's keys), wal/ (the archived log) and files/ (pictures and
// documents, those of all bases together, because a file never changes under its name).

export const walFolder = (folder: string) => path.join(folder, 'wal')
export const basesFolder = (folder: string) => path.join(folder, 'base')
export const backedUpFiles = (folder: string) => path.join(folder, 'files')

/** The name of a base: when it was finished, in UTC, without the colons that some file systems refuse. */
export const baseName = (finished: Date) => `${finished.toISOString().slice(0, 19).replaceAll(':', '-')}Z`

/** The time in such a name. */
export function finishedAt(name: string | undefined): Date | null {
  return name ? new Date(name.replace(/T(\d\d)-(\d\d)-/, 'T$1:$2:')) : null
}
