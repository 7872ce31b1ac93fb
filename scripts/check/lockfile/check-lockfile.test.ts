import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { examineLockfile, type LockedPackages } from './examine'

const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as { packages: LockedPackages }
const asking = 'node_modules/oxlint'
const asked = 'node_modules/@oxlint/binding-darwin-arm64'
const wasm = 'node_modules/@tailwindcss/oxide-wasm32-wasi'
const without = (path: string, key: keyof LockedPackages[string]) => ({
  ...packages,
  [path]: { ...packages[path], [key]: undefined },
})

test('every package of the lockfile can be checked by its content', () => {
  expect(examineLockfile(packages)).toEqual([])
})

test.each([asking, asked])('%s without its integrity is reported', (path) => {
  expect(examineLockfile(without(path, 'integrity'))).toEqual([`${path} has no sha512 integrity`])
})

test('a hash weaker than sha512 does not count', () => {
  const weak = {
    ...packages,
    [asked]: { ...packages[asked], integrity: 'sha1-AAAAAAAAAAAAAAAAAAAAAAAAAAA=' },
  }
  expect(examineLockfile(weak)).toEqual([`${asked} has no sha512 integrity`])
})

test('a bundled package is checked with its archive alone', () => {
  const bundled = Object.keys(packages).filter((path) => path.startsWith(`${wasm}/`))
  expect(bundled.length).toBeGreaterThan(0)
  expect(examineLockfile(without(wasm, 'integrity'))).toEqual(
    [wasm, ...bundled].map((path) => `${path} has no sha512 integrity`),
  )
  expect(examineLockfile(without(bundled[0]!, 'inBundle'))).toEqual([`${bundled[0]} has no sha512 integrity`])
})

test.each([
  'http://registry.npmjs.org/oxlint/-/oxlint-1.94.0.tgz',
  'https://registry.npmjs.org.example/oxlint/-/oxlint-1.94.0.tgz',
  'https://packages.example/oxlint/-/oxlint-1.94.0.tgz',
  'git+ssh://git@example.test/oxlint.git',
  'file:../oxlint',
])('a package from %s is reported', (resolved) => {
  expect(examineLockfile({ ...packages, [asking]: { ...packages[asking], resolved } })).toEqual([
    `${asking} comes from elsewhere than the public npm registry`,
  ])
})

test('the public registry may be named', () => {
  const resolved = 'https://registry.npmjs.org/oxlint/-/oxlint-1.94.0.tgz'
  expect(examineLockfile({ ...packages, [asking]: { ...packages[asking], resolved } })).toEqual([])
})

test('a left-out package for another machine is reported', () => {
  const { [asked]: _, ...rest } = packages
  expect(examineLockfile(rest)).toEqual([`${asking} needs @oxlint/binding-darwin-arm64, which is missing`])
})
