import { existsSync, readFileSync, symlinkSync } from 'node:fs'
import path from 'node:path'

export interface BinaryPackage {
  root: string
  native: string
  version: string
}

/** Makes the library links that are missing after an installation without install scripts. Returns false when it cannot. */
export function linkLibraries(root: string): boolean {
  const list = path.join(root, 'native', 'pg-symlinks.json')
  if (!existsSync(list)) return true
  const links = JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[]
  return links.every(({ source, target }) => {
    const link = path.join(root, target)
    if (existsSync(link)) return true
    try {
      symlinkSync(path.relative(path.dirname(target), source), link)
      return true
    } catch {
      // Another process may have made the link in the meantime.
      return existsSync(link)
    }
  })
}
