// @module-tag once
import { spawn } from 'node:child_process'
import { readdir, readFile, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { buildShop } from '../../app/testing/server/built-shop'
import { isFullTest } from '../../app/testing/full-test'
import { freePort } from '../../app/testing/server/free-port'
import { inProject } from '../start/project.mjs'
import { brokenClusters, copyServer, faultNames, faults, makeCopyFolder, rulesOfClusters } from './faults'

await buildShop()
const folder = await makeCopyFolder()
afterAll(() => rm(folder, { recursive: true, force: true }))

async function programs(folder: string): Promise<string> {
  const names = (await readdir(folder, { recursive: true })).filter((name) => name.endsWith('.js'))
  return (await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')))).join('\n')
}

const rules = { ...faults, ...rulesOfClusters }

test.each(Object.keys(rules) as (keyof typeof rules)[])(
  'the rule “%s” is removed from a copy of the built server, and from the copy alone',
  async (name) => {
    const taken = `${rules[name].rule} ${rules[name].instead}`
    const copy = dirname(await copyServer(join(folder, name), name))
    expect(await programs(copy)).toContain(taken)
    expect(await programs(inProject('build', 'server'))).not.toContain(taken)
  },
)

async function storm(args: readonly string[]): Promise<{ code: unknown; report: string }> {
  const program = ['--import', 'tsx', inProject('scripts', 'storm', 'storm.ts'), '--seed', '7', ...args]
  const env = { ...process.env, STORM_PORT: String(await freePort()) }
  const child = spawn(process.execPath, program, { env, stdio: ['ignore', 'pipe', 'inherit'] })
  let report = ''
  child.stdout.on('data', (chunk) => (report += chunk))
  return { code: await new Promise((resolve) => child.once('close', resolve)), report }
}

const without = (name: string | null) => (name === null ? [] : ['--break', name])

test.runIf(isFullTest).each([...faultNames, null])(
  'half a minute of storm over a server without the rule “%s” fails by its exit code',
  { timeout: 400_000 },
  async (name) => {
    const { code, report } = await storm(['--minutes', '0.5', ...without(name)])
    expect(code, report).toBe(name === null ? 0 : 1)
    if (name !== null) expect(report).toContain('✗')
  },
)

test.runIf(isFullTest).each(['stock', 'coupon', ...brokenClusters, null])(
  'a minute and a half of storm over a cluster without “%s” fails by its exit code',
  { timeout: 600_000 },
  async (name) => {
    const { code, report } = await storm(['--cluster', '--minutes', '1.5', ...without(name)])
    expect(code, report).toBe(name === null ? 0 : 1)
    if (name !== null) expect(report).toContain('✗')
  },
)
