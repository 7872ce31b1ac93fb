import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseEnv } from 'node:util'
import { expect, test } from 'vitest'
import { readConfig } from '~/server/config/config.server'
import { needs, runTool } from '~/testing/server/tools'
import { lean } from '../../start/lean.mjs'
import { project } from '../../start/project.mjs'

const folder = join(project, 'deploy', 'systemd')
const units = readdirSync(folder)
const services = units.filter((name) => name.endsWith('.service'))
const contentOf = (name: string) => readFileSync(join(folder, name), 'utf8')

/** Ten times the rating of systemd 252 is 14; a service without these lines 92. */
const mostExposed = 15

test.for(services)('%s gives a break-in little to work with (systemd-analyze security)', (name, context) => {
  needs('systemd-analyze', context)
  const { code, output } = runTool('systemd-analyze', [
    'security',
    '--offline=true',
    '--no-pager',
    `--threshold=${mostExposed}`,
    join(folder, name),
  ])
  expect(output).toContain('Overall exposure level')
  expect(code).toBe(0)
})

test('systemd understands every line of the units (systemd-analyze verify)', (context) => {
  needs('systemd-analyze', context)
  const copies = mkdtempSync(join(tmpdir(), 'vitrin-units-'))
  // The programs that the units start must exist for the check.
  for (const name of units)
    writeFileSync(join(copies, name), contentOf(name).replaceAll('/opt/vitrin', project))
  const { code, output } = runTool('systemd-analyze', [
    'verify',
    '--man=no',
    ...units.map((name) => join(copies, name)),
  ])
  rmSync(copies, { recursive: true })
  // Units of this machine may have faults of their own.
  expect(output.split('\n').filter((line) => line.includes('vitrin'))).toEqual([])
  expect(code).toBe(0)
})

test.each(services.filter((name) => !name.includes('backup')))('%s runs with the lean flags', (name) => {
  const unit = contentOf(name)
  expect(unit).toContain(`bin/node ${lean.flags.join(' ')} --env-file=`)
  for (const [variable, value] of Object.entries(lean.environment))
    expect(unit).toContain(`${variable}=${value}`)
})

test('the example settings and secrets start a live shop', () => {
  const read = (name: string) =>
    parseEnv(readFileSync(join(project, 'deploy', 'environment', name), 'utf8')) as Record<string, string>
  const secrets = read('secrets.env.example')
  const settings = read('vitrin.env.example')
  expect(readConfig({ ...settings, ...secrets, VITRIN_ROLE: 'web' })).toMatchObject({
    mode: 'live',
    role: 'web',
    trustProxy: 1,
  })
  expect(() => readConfig(settings)).toThrow('SECRET, DATABASE_URL, SMTP_URL')
})
