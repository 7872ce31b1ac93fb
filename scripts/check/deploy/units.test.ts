import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseEnv } from 'node:util'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { readConfig, readPlaces } from '~/server/config/config.server'
import { needs, runTool } from '~/testing/server/tools'
import { lean } from '../../start/lean.mjs'
import { project } from '../../start/project.mjs'

const folder = join(project, 'deploy', 'systemd')
const units = readdirSync(folder)
const services = units.filter((name) => name.endsWith('.service'))
const contentOf = (name: string) => readFileSync(join(folder, name), 'utf8')
/** The lines of a unit that set this. */
const linesOf = (name: string, setting: string) =>
  [...contentOf(name).matchAll(new RegExp(`^${setting}=(.*)$`, 'gm'))].map(([, value]) => value!)
const manual = readFileSync(join(project, 'docs', 'operating.md'), 'utf8')
const readExample = (name: string) =>
  parseEnv(readFileSync(join(project, 'deploy', 'environment', name), 'utf8')) as Record<string, string>

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
  const secrets = readExample('secrets.env.example')
  const settings = readExample('vitrin.env.example')
  expect(readConfig({ ...settings, ...secrets, VITRIN_ROLE: 'web' })).toMatchObject({
    mode: 'live',
    role: 'web',
    trustProxy: 1,
  })
  expect(() => readConfig(settings)).toThrow('SECRET, DATABASE_URL, SMTP_URL')
})

test('no unit reads the address of the role that owns the schema', () => {
  const owner = readFileSync(join(project, 'deploy', 'environment', 'owner.env.example'), 'utf8')
  expect(parseEnv(owner.replaceAll('# DATABASE', 'DATABASE'))).toHaveProperty('DATABASE_OWNER_URL')
  for (const name of units) expect(contentOf(name)).not.toMatch(/owner[.]env|DATABASE_OWNER_URL/)
  for (const name of ['secrets.env.example', 'vitrin.env.example'])
    expect(readExample(name)).not.toHaveProperty('DATABASE_OWNER_URL')
  // Without it an upgrade of such a shop ends in a schema that is older than the program.
  const upgrade = manual.slice(manual.indexOf('\n## Upgrade'), manual.indexOf('\n## Secrets'))
  expect(upgrade).toMatch(/EnvironmentFile=\/etc\/vitrin\/owner[.]env[\s\S]+scripts\/db\/migrate[.]ts/)
})

test('every unit that starts by itself is enabled by the steps of the installation', () => {
  const enabled = /systemctl enable --now ([^`]+)/.exec(manual)![1]!.split(/\s+/)
  const starting = units.filter((name) => contentOf(name).includes('[Install]'))
  expect(starting).toContain('vitrin-backup-files.timer')
  for (const name of starting) {
    const [unit = ''] = name.split('.')
    expect(
      enabled.some((one) => one === name || one === unit || (unit.endsWith('@') && one.startsWith(unit))),
    ).toBe(true)
  }
})

describe('backups', () => {
  const { BACKUP_FOLDER = '' } = readExample('vitrin.env.example')
  const [database, files] = ['vitrin-backup.service', 'vitrin-backup-files.service'] as const

  test('go to the folder whose newest base the metrics tell, each part by the user who may read it', () => {
    const end = (name: string) => linesOf(name, 'ExecStart')[0]!.split('scripts/backup/backup.ts ')[1]
    expect(end(database)).toBe(`${BACKUP_FOLDER} --only-database --keep 7`)
    expect(end(files)).toBe(`${BACKUP_FOLDER} --only-files --prune`)
    expect([...linesOf(database, 'User'), ...linesOf(files, 'User')]).toEqual(['postgres', 'vitrin'])
    expect(linesOf(database, 'ReadWritePaths')).toEqual([BACKUP_FOLDER])
    expect(linesOf(files, 'ReadWritePaths')).toEqual([`${BACKUP_FOLDER}/files`])
  })

  test('leave for a bucket by a unit that has no database, with keys that the shop does not get', () => {
    const send = 'vitrin-backup-send.service'
    expect(linesOf(send, 'ExecStart')[0]).toContain(`backup.ts ${BACKUP_FOLDER} --follow --keep-sent 30`)
    expect(linesOf(send, 'User')).toEqual(['postgres'])
    expect(contentOf(send)).not.toMatch(/DATABASE_URL|secrets[.]env/)
    expect(linesOf(database, 'PrivateNetwork')).toEqual(['yes'])
    const key = 'LoadCredential=backup.env:/etc/vitrin/backup.env'
    const having = services.filter((name) => contentOf(name).includes(key))
    expect(having.toSorted()).toEqual([files, send])
    for (const name of having) expect(linesOf(name, 'ExecStart')[0]).toContain('--env-file=%d/backup.env')
    // An empty file is made at the installation, with which the unit stays away.
    expect(linesOf(send, 'ConditionFileNotEmpty')).toEqual(['/etc/vitrin/backup.env'])
    expect(manual).toContain('install -m 600 /dev/null /etc/vitrin/backup.env')
    const example = readFileSync(join(project, 'deploy', 'environment', 'backup.env.example'), 'utf8')
    expect(readPlaces(parseEnv(example)).backupS3).toMatchObject({
      bucket: 'magaza-yedekleri',
    })
  })

  test('find their folders as the steps of the installation make them', () => {
    // The metrics of the shop list the names of bases; each base is closed to it.
    for (const [rights, part] of [
      ['-m 755', ''],
      ['-o postgres -g postgres -m 755', '/base'],
      ['-o postgres -g postgres -m 700', '/wal'],
      ['-o vitrin -g vitrin -m 700', '/files'],
    ])
      expect(manual).toContain(`install -d ${rights} ${BACKUP_FOLDER}${part}\n`)
    // systemd would give all of a StateDirectory to the unit's user.
    for (const name of services) expect(linesOf(name, 'StateDirectory').join()).not.toContain('backups')
  })

  test('of the database know no secret of the shop, and leave the memory of PostgreSQL alone', () => {
    expect(contentOf(database)).not.toContain('/etc/vitrin')
    expect(linesOf(database, 'RemoveIPC')).toEqual(['no'])
  })
})

test('Prometheus asks each process on the port on which its metrics are', () => {
  const { scrape_configs } = parse(readFileSync(join(project, 'deploy/prometheus/prometheus.yml'), 'utf8'))
  const [{ authorization, static_configs }] = scrape_configs
  const enabled = [...manual.matchAll(/vitrin-web@(\d+)/g)].map(([, port]) => port!)
  const [worker] = linesOf('vitrin-worker.service', 'Environment')
    .join(' ')
    .match(/(?<=PORT=)\d+/)!
  const ports = [...new Set([...enabled, worker!])].toSorted()
  expect(static_configs[0].targets).toEqual(ports.map((port) => `127.0.0.1:${port}`))
  // A port of metrics in settings that the units share would be taken by the first of them.
  expect(
    readConfig({ ...readExample('vitrin.env.example'), ...readExample('secrets.env.example') }),
  ).toMatchObject({
    host: '127.0.0.1',
    metrics: { own: null, token: expect.any(String) },
  })
  expect(authorization.credentials_file).toBe('/etc/prometheus/vitrin-token')
  expect(manual).toContain('/etc/prometheus/vitrin-token')
})
