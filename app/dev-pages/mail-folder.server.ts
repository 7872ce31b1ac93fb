import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'

/** Letters that the demo has written, newest first. A folder that is not there yet is empty. */
export async function listLetters(folder: string): Promise<{ name: string; at: Date }[]> {
  const names = (await readdir(folder).catch(missing)) ?? []
  const letters = names
    .filter(isLetterName)
    .map(async (name) => ({ name, at: (await stat(join(folder, name))).mtime }))
  return (await Promise.all(letters)).toSorted((a, b) => b.at.getTime() - a.at.getTime())
}

/** One letter as it was written; null for a name that is no letter of the folder. */
export async function readLetterFile(folder: string, name: string): Promise<string | null> {
  return isLetterName(name) ? readFile(join(folder, name), 'utf8').catch(missing) : null
}

/** Names that `fileMail` gives: no separator, no percent sign, no dot at the front, so nothing outside the folder. */
function isLetterName(name: string): boolean {
  return /^[A-Za-z0-9_][A-Za-z0-9_.-]*\.eml$/.test(name)
}

function missing(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') return null
  throw error
}
