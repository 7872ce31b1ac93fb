// @vitest-environment node
import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { canReach, chooseAccount } from './account.server'

const stranger = { uid: 54_321, gid: 54_321 }
let home: string
let inside: string
beforeEach(() => {
  home = mkdtempSync(path.join(tmpdir(), 'vitrin-account-'))
  inside = path.join(home, 'programs')
  mkdirSync(inside)
  chmodSync(inside, 0o755)
})
afterEach(() => rmSync(home, { recursive: true, force: true }))

test('a program below a private folder is out of reach for others', () => {
  chmodSync(home, 0o700)
  expect(canReach(stranger, inside)).toBe(false)
  chmodSync(home, 0o711)
  expect(canReach(stranger, inside)).toBe(true)
})

test('a program only its owner may read is out of reach for others', () => {
  chmodSync(home, 0o755)
  chmodSync(inside, 0o700)
  expect(canReach(stranger, inside)).toBe(false)
})

test('the user can reach programs that they run themselves', () => {
  expect(canReach(undefined, inside)).toBe(true)
})

test('PostgreSQL never runs as root', () => {
  const account = chooseAccount(path.join(home, 'not', 'yet', 'there'))
  expect(account?.uid ?? process.getuid?.()).not.toBe(0)
})
