// @module-tag once
import { spawn } from 'node:child_process'
import { readdir, readFile, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { buildShop } from '../../app/testing/server/built-shop'
import { isFullTest } from '../../app/testing/full-test'
import { freePort } from '../../app/testing/server/free-port'
import { inProject } from '../start/project.mjs'
import { copyServer, faultNames, faults, makeCopyFolder } from './faults'

await buildShop()
const folder = await makeCopyFolder()
afterAll(() => rm(folder, { recursive: true, force: true }))

async function programs(folder: string): Promise<string> {
  const names = (await readdir(folder, { recursive: true })).filter((name) => name.endsWith('.js'))
  return (await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')))).join('\n')
}

test.each(faultNames)(
  'the rule “%s” is removed from a copy of the built server, and from the copy alone',
  async (name) => {
    const taken = `${faults[name].rule} ${faults[name].instead}`
    const copy = dirname(await copyServer(join(folder, name), name))
    expect(await programs(copy)).toContain(taken)
    expect(await programs(inProject('build', 'server'))).not.toContain(taken)
  },
)

test.runIf(isFullTest).each([...faultNames, null])(
  'half a minute of storm over a server without the rule “%s” fails by its exit code',
  { timeout: 400_000 },
  async (name) => {
    const fault = name === null ? [] : ['--break', name]
    const args = [
      '--import',
      'tsx',
      inProject('scripts', 'storm', 'storm.ts'),
      '--seed',
      '7',
      '--minutes',
      '0.5',
      ...fault,
    ]
    const env = { ...process.env, STORM_PORT: String(await freePort()) }
    const storm = spawn(process.execPath, args, { env, stdio: ['ignore', 'pipe', 'inherit'] })
    let report = ''
    storm.stdout.on('data', (chunk) => (report += chunk))
    const code = await new Promise((resolve) => storm.once('close', resolve))
    expect(code, report).toBe(name === null ? 0 : 1)
    if (name !== null) expect(report).toContain('✗')
  },
)
