import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { inProject } from './project.mjs'

const folders = ['app', 'demo', 'public']
const files = [
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'vite.config.ts',
  'react-router.config.ts',
]
const irrelevant = /\.test\.tsx?$|\.md$|^demo\/pictures\//

/**
 * Fingerprints of all files the build depends on: `{ path: [size, mtime, sha256] }`. Content is read only
 * where size or time differ from `known`.
 */
export function fingerprintSources(known = {}) {
  const sources = [...folders.flatMap(listFiles), ...files].filter((file) => existsSync(inProject(file)))
  return Object.fromEntries(sources.map((file) => [file, fingerprint(file, known[file])]))
}

/** Whether two fingerprints name the same files with the same content. */
export function sameContent(one, other) {
  const names = Object.keys(one)
  return (
    names.length === Object.keys(other).length && names.every((name) => one[name][2] === other[name]?.[2])
  )
}

function fingerprint(file, known) {
  const { size, mtimeMs } = statSync(inProject(file))
  if (known && known[0] === size && known[1] === mtimeMs) return known
  return [
    size,
    mtimeMs,
    createHash('sha256')
      .update(readFileSync(inProject(file)))
      .digest('hex'),
  ]
}

function listFiles(folder) {
  if (!existsSync(inProject(folder))) return []
  return readdirSync(inProject(folder), { withFileTypes: true })
    .map((entry) => ({ entry, name: path.posix.join(folder, entry.name) }))
    .filter(({ name }) => !irrelevant.test(`${name}${name === 'demo/pictures' ? '/' : ''}`))
    .flatMap(({ entry, name }) => (entry.isDirectory() ? listFiles(name) : entry.isFile() ? [name] : []))
}
