import { randomBytes } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** The demo's signing secret, made at the first start and stored, so that links in emails stay valid after a restart. */
export async function loadSecret(dataFolder: string): Promise<string> {
  const path = join(dataFolder, 'secret')
  try {
    await writeFile(path, randomBytes(32).toString('hex'), { flag: 'wx', mode: 0o600 })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  }
  return readFile(path, 'utf8')
}
