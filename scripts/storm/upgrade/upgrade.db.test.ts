// @module-tag once
import { execFileSync, spawn } from 'node:child_process'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { isFullTest } from '../../../app/testing/full-test'
import { buildShop } from '../../../app/testing/server/built-shop'
import { freePort } from '../../../app/testing/server/free-port'
import { inProject, project } from '../../start/project.mjs'
import { buildOlder } from './older-build'

const folder = await mkdtemp(join(tmpdir(), 'vitrin-older-'))
afterAll(() => rm(folder, { recursive: true, force: true }))

const git = (...args: string[]) => execFileSync('git', args, { cwd: project, encoding: 'utf8' }).trim()

/** The commit before the one that brought the third newest migration: three migrations lie between its build and the present one. */
async function commitBefore(): Promise<string | null> {
  const numbered = (await readdir(inProject('migrations'))).filter((name) => /^\d{4}_/.test(name)).toSorted()
  const added = git('log', '-1', '--format=%H', '--diff-filter=A', '--', `migrations/${numbered.at(-3)}`)
  // A clone without history has no commit before.
  return added ? `${added}^` : null
}

test('a commit that this clone does not have is named, and how to get it', async () => {
  const missing = '0123456789012345678901234567890123456789'
  await expect(buildOlder(missing, join(folder, 'missing'))).rejects.toThrow(`Bu depoda ${missing} yok.`)
  expect(await readdir(folder)).toEqual([])
})

test.runIf(isFullTest)(
  'two minutes of storm over an upgrade, the way back and the upgrade again: no request fails, all invariants hold (promise L45)',
  { timeout: 900_000 },
  async (context) => {
    const commit = await commitBefore()
    if (!commit) return context.skip('The history of this clone is incomplete.')
    await buildShop()
    const storm = inProject('scripts', 'storm', 'storm.ts')
    const args = [
      '--import',
      'tsx',
      storm,
      '--seed',
      '7',
      '--minutes',
      '2',
      '--customers',
      '8',
      '--upgrade-from',
      commit,
    ]
    const env = { ...process.env, STORM_PORT: String(await freePort()) }
    const child = spawn(process.execPath, args, { env, stdio: ['ignore', 'pipe', 'inherit'] })
    let report = ''
    child.stdout.on('data', (chunk) => (report += chunk))
    const code = await new Promise((resolve) => child.once('close', resolve))
    process.stdout.write(report)
    expect(code, report).toBe(0)
  },
)
