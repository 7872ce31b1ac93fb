// @vitest-environment node
import { mkdirSync, mkdtempSync, readlinkSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { linkLibraries } from './library-links.server'

let root: string
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'vitrin-links-'))
  mkdirSync(path.join(root, 'native', 'lib'), { recursive: true })
  writeFileSync(path.join(root, 'native', 'lib', 'libpq.so.5.18'), '')
  listLink('native/lib/libpq.so.5')
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

test('missing links of a blocked install script are made', () => {
  expect(linkLibraries(root)).toBe(true)
  expect(readlinkSync(path.join(root, 'native', 'lib', 'libpq.so.5'))).toBe('libpq.so.5.18')
})

test('existing links are kept', () => {
  linkLibraries(root)
  expect(linkLibraries(root)).toBe(true)
})

test('a folder where links cannot be made is reported', () => {
  listLink('native/gone/libpq.so.5')
  expect(linkLibraries(root)).toBe(false)
})

function listLink(target: string) {
  const links = [{ source: 'native/lib/libpq.so.5.18', target }]
  writeFileSync(path.join(root, 'native', 'pg-symlinks.json'), JSON.stringify(links))
}
