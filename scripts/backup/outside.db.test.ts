// @module-tag once
// @vitest-environment node
import {
  appendFileSync,
  chmodSync,
  chownSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
} from 'node:fs'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { createOwnServer } from '~/db/testing/own-server'
import { quickestFolder } from '~/db/testing/embedded-test-cluster.server'
import { runScript } from '../testing/run-script'

const server = await createOwnServer()
const home = mkdtempSync(path.join(quickestFolder(), 'vitrin-outside-'))
chmodSync(home, 0o711)
afterAll(async () => {
  await server.remove()
  rmSync(home, { recursive: true, force: true })
})
const folder = path.join(home, 'backups')
const run = (command: 'backup' | 'restore', ...args: string[]) =>
  runScript(`scripts/backup/${command}.ts`, args, {
    // As a process of a shop on several machines has them.
    HOST: '0.0.0.0',
    VITRIN_ROLE: 'web',
    DATABASE_REPLICA_URLS: 'postgres://vitrin@10.0.0.6/vitrin',
    VITRIN_DATA: path.join(home, 'data'),
    DATABASE_URL: server.urlOf('shop'),
  })

test('a PostgreSQL of one’s own is told the settings it lacks, and with them it is backed up and restored', async () => {
  await server.ask('create database shop')
  await server.ask('create table orders (placed_at timestamptz default now(), grand_total bigint)', 'shop')
  await server.ask('create role clerk login')
  const asClerk = { VITRIN_DATA: home, DATABASE_URL: server.urlOf('shop').replace('postgres@', 'clerk@') }
  const clerk = await runScript('scripts/backup/backup.ts', [folder], asClerk)
  expect(clerk.stderr).toContain('üst kullanıcı (superuser)')

  const refused = await run('backup', folder)
  expect(refused.code).toBe(1)
  const [, ...settings] = refused.stderr.trim().split('\n')
  expect(settings.map((line) => line.split(' = ')[0])).toEqual([
    'archive_mode',
    'archive_command',
    'archive_timeout',
  ])
  // As docs/operating.md says: the folder is PostgreSQL's, and its settings get these lines.
  const { uid, gid } = statSync(server.folder)
  mkdirSync(path.join(folder, 'wal'), { recursive: true })
  if (process.getuid?.() === 0) chownSync(path.join(folder, 'wal'), uid, gid)
  await server.kill()
  appendFileSync(path.join(server.folder, 'postgresql.conf'), `${settings.join('\n')}\n`)
  await server.start()
  expect(await run('backup', folder, '--keep', '2')).toMatchObject({ code: 0, stderr: '' })
  await server.ask('insert into orders (grand_total) values (1250), (1)', 'shop')
  await server.ask('select pg_switch_wal()')
  await expect
    .poll(() => server.ask('select from pg_stat_archiver where archived_count > 2'), { timeout: 20_000 })
    .toHaveLength(1)

  const into = path.join(home, 'restored')
  const restored = await run('restore', '--from', folder, '--to', 'latest', '--into', into)
  expect(restored).toMatchObject({ code: 0, stderr: '' })
  expect(restored.stdout).toContain('2 sipariş, toplam 12,51')
  // It keeps the settings that the server had, so it can take its place.
  expect(readFileSync(path.join(into, 'postgres/cluster/postgresql.conf'), 'utf8')).toContain(settings[1])
}, 120_000)
