import { existsSync, readFileSync, symlinkSync } from 'node:fs'
import path from 'node:path'

export interface BinaryPackage {
  root: string
  native: string
  version: string
}

/** The package's install script may be blocked; then its library links are missing. False: they cannot be made. */
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
      // Another process may have made it in the meantime.
      return existsSync(link)
    }
  })
}
