import { execFile } from 'node:child_process'
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, expect, test } from 'vitest'

const run = promisify(execFile)
const folder = mkdtempSync(join(tmpdir(), 'vitrin-install-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** Installs a package whose install script leaves a mark, and tells whether it ran. */
async function isScriptRun(settings: string | null): Promise<boolean> {
  const project = mkdtempSync(join(folder, 'project-'))
  const mark = join(project, 'ran')
  const hostile = join(project, 'hostile')
  mkdirSync(hostile)
  const script = `node -e "require('fs').writeFileSync('${mark}', '')"`
  writeFileSync(
    join(hostile, 'package.json'),
    JSON.stringify({ name: 'hostile', version: '1.0.0', scripts: { postinstall: script } }),
  )
  const dependencies = { hostile: 'file:./hostile' }
  writeFileSync(
    join(project, 'package.json'),
    JSON.stringify({ name: 'shop', version: '1.0.0', dependencies }),
  )
  if (settings) copyFileSync(settings, join(project, '.npmrc'))
  // Neither the settings that npm hands on to what it starts nor those of this machine's user count.
  const ofProject = Object.entries(process.env).filter(([name]) => !/^npm_config_/i.test(name))
  const env = { ...Object.fromEntries(ofProject), npm_config_userconfig: join(folder, 'none') }
  const offline = ['install', '--offline', '--no-audit', '--no-fund']
  await run('npm', offline, { cwd: project, env })
  return existsSync(mark)
}

test('no install script of any package runs (promise B52)', async () => {
  expect(await isScriptRun('.npmrc')).toBe(false)
  // It would without the setting.
  expect(await isScriptRun(null)).toBe(true)
})
