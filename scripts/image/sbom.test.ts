import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import type { LockedPackages } from '../check/lockfile/examine'

type Part = { name: string; version: string; purl: string; hashes?: { alg: string; content: string }[] }

test('npm run sbom lists every package that runs, with its checksum (promise B52)', async () => {
  const { stdout } = await promisify(execFile)('npm', ['run', '--silent', 'sbom'], {
    maxBuffer: 64 * 1024 ** 2,
  })
  const list = JSON.parse(stdout) as { bomFormat: string; components: Part[] }
  expect(list.bomFormat).toBe('CycloneDX')
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
    packages: LockedPackages & Record<string, { version: string; dev?: boolean; devOptional?: boolean }>
  }
  const running = Object.entries(packages).filter(
    ([path, one]) => path !== '' && !one.dev && !one.devOptional,
  )
  expect(running.length).toBeGreaterThan(100)
  const hashes = new Set(list.components.flatMap((part) => (part.hashes ?? []).map(({ content }) => content)))
  const missing = running.filter(([, { integrity }]) => {
    const [, base64] = integrity?.split('-') ?? []
    return base64 && !hashes.has(Buffer.from(base64, 'base64').toString('hex'))
  })
  expect(missing.map(([path]) => path)).toEqual([])
})
