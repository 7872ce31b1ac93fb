import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'

/** The emails that the demo has written, newest first. A missing folder counts as empty. */
export async function listEmails(folder: string): Promise<{ name: string; at: Date }[]> {
  const names = (await readdir(folder).catch(missing)) ?? []
  const emails = names
    .filter(isEmailName)
    .map(async (name) => ({ name, at: (await stat(join(folder, name))).mtime }))
  return (await Promise.all(emails)).toSorted((a, b) => b.at.getTime() - a.at.getTime())
}

/** One email as it was written; null if the folder has no email of this name. */
export async function readEmailFile(folder: string, name: string): Promise<string | null> {
  return isEmailName(name) ? readFile(join(folder, name), 'utf8').catch(missing) : null
}

/** File names of `fileMail`. They have no separator, percent sign or leading dot, so they cannot lead out of the folder. */
function isEmailName(name: string): boolean {
  return /^[A-Za-z0-9_][A-Za-z0-9_.-]*\.eml$/.test(name)
}

function missing(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') return null
  throw error
}
