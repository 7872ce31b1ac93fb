// @module-tag once
// @vitest-environment node
import {
  appendFileSync,
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
import { afterAll, expect, onTestFinished, test } from 'vitest'
import { createOwnServer } from '~/db/testing/own-server'
import { quickestFolder } from '~/db/testing/embedded-test-cluster.server'
import { ageOf, sentNote } from '~/db/backup/notes.server'
import { hasS3Server, startS3Server } from '~/testing/server/s3/s3-server'
import { environmentOf } from '~/testing/server/s3/s3-settings'
import { runScript, startScript } from '../testing/run-script'

const server = await createOwnServer()
const home = mkdtempSync(path.join(quickestFolder(), 'vitrin-outside-'))
chmodSync(home, 0o711)
afterAll(async () => {
  await server.remove()
  rmSync(home, { recursive: true, force: true })
})
const folder = path.join(home, 'backups')
const data = path.join(home, 'data')
type User = { uid: number; gid: number }
const runAs = (user: User | undefined, command: 'backup' | 'restore', ...args: string[]) =>
  runScript(
    `scripts/backup/${command}.ts`,
    args,
    {
      // As a process of a shop on several machines has them.
      HOST: '0.0.0.0',
      VITRIN_ROLE: 'web',
      DATABASE_REPLICA_URLS: 'postgres://vitrin@10.0.0.6/vitrin',
      VITRIN_DATA: data,
      DATABASE_URL: server.urlOf('shop'),
    },
    user,
  )
const run = (command: 'backup' | 'restore', ...args: string[]) => runAs(undefined, command, ...args)

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

// Only root can be two users.
test.runIf(process.getuid?.() === 0)(
  'where the shop and PostgreSQL are two users, each backs its part up and restores it, and is told so',
  async () => {
    const postgres = statSync(server.folder)
    const shop = { uid: 54_321, gid: 54_321 }
    const files = path.join(folder, 'files')
    // As docs/operating.md says: the folder is root's, and each part its user's.
    chmodSync(folder, 0o755)
    rmSync(files, { recursive: true, force: true })
    mkdirSync(files)
    mkdirSync(path.join(data, 'files/documents'), { recursive: true })
    writeFileSync(path.join(data, 'files/documents/a'), 'levha')
    for (const [part, user, mode] of [
      ['base', postgres, 0o755],
      ['wal', postgres, 0o700],
      ['files', shop, 0o700],
    ] as const)
      give(path.join(folder, part), user, mode)
    give(data, shop, 0o700)

    for (const [user, args, unreadable] of [
      [postgres, [], path.join(data, 'files')],
      [postgres, ['--only-files'], path.join(data, 'files')],
      [shop, [], server.folder],
      [shop, ['--only-database'], server.folder],
    ] as const) {
      const { code, stderr } = await runAs(userOf(user), 'backup', folder, ...args)
      expect(code).toBe(1)
      expect(stderr).toContain(`okunamıyor: ${unreadable}`)
      expect(stderr).toMatch(/PostgreSQL’in kullanıcısıyla --only-database, .* --only-files\.\n$/)
    }
    const asPostgres = (command: 'backup' | 'restore', ...args: string[]) =>
      runAs(userOf(postgres), command, ...args)
    const asShop = (command: 'backup' | 'restore', ...args: string[]) => runAs(shop, command, ...args)
    const based = await asPostgres('backup', folder, '--only-database', '--keep', '1')
    expect(based).toMatchObject({ code: 0, stderr: '' })
    expect(based.stdout).toContain('--only-files ile yedekleyin')
    expect(based.stdout).toMatch(/Eskiler silindi: 1 yedek, \d+ günlük dosyası, 0 resim ve belge\./)
    const copied = await asShop('backup', folder, '--only-files', '--prune')
    expect(copied).toMatchObject({ code: 0, stderr: '' })
    expect(copied.stdout).toMatch(/^1 resim ve belge, 1 tanesi yeni\n.* 0 resim/)
    // The shop's own metrics tell the age of a base by its name; its content is PostgreSQL's user's alone.
    const [base] = readdirSync(path.join(folder, 'base'))
    expect(statSync(path.join(folder, 'base', base!)).mode & 0o077).toBe(0)

    const into = path.join(home, 'two')
    mkdirSync(into)
    chownSync(into, postgres.uid, postgres.gid)
    const whole = ['--from', folder, '--to', 'latest', '--into', into]
    const refused = await asPostgres('restore', ...whole)
    expect(refused.stderr).toContain(`Yedek okunamıyor: ${files}`)
    const other = await asShop('restore', ...whole)
    expect(other.stderr).toContain(`Yedek okunamıyor: ${path.join(folder, 'base', base!)}`)
    const elsewhere = [
      '--from',
      folder,
      '--to',
      'latest',
      '--only-database',
      '--into',
      path.join(home, 'root'),
    ]
    const closed = await asPostgres('restore', ...elsewhere)
    expect(closed.stderr).toBe(`${path.join(home, 'root')} okunamadı ya da yazılamadı (EACCES).\n`)
    expect(existsSync(path.join(into, 'postgres'))).toBe(false)
    const restored = await asPostgres('restore', ...whole, '--only-database')
    expect(restored).toMatchObject({ code: 0, stderr: '' })
    expect(restored.stdout).toContain('2 sipariş, toplam 12,51')
    expect(readdirSync(into)).toEqual(['postgres'])
    rmSync(path.join(data, 'files/documents/a'))
    const back = await asShop('restore', '--from', folder, '--only-files')
    expect(back).toEqual({ code: 0, stdout: '1 resim ve belge yerinde.\n', stderr: '' })
    expect(readFileSync(path.join(data, 'files/documents/a'), 'utf8')).toBe('levha')
  },
  180_000,
)

// As the units vitrin-backup, vitrin-backup-send and vitrin-backup-files do.
test.runIf(process.getuid?.() === 0 && hasS3Server)(
  'the two users send their parts to a bucket, and bring them back into a new folder',
  async () => {
    const settings = environmentOf(await startS3Server(), 'BACKUP_S3')
    const postgres = userOf(statSync(server.folder))
    const shop = { uid: 54_321, gid: 54_321 }
    const database = { DATABASE_URL: server.urlOf('shop') }
    const script = (command: 'backup' | 'restore', args: string[], env: Record<string, string>, user: User) =>
      runScript(`scripts/backup/${command}.ts`, args, { VITRIN_DATA: data, DATABASE_URL: '', ...env }, user)
    const done = { code: 0, stderr: '' }

    // It has no database, and the one with the database no bucket.
    const sending = await startScript('scripts/backup/backup.ts', [folder, '--follow'], settings, postgres)
    onTestFinished(async () => {
      await sending.stop()
    })
    await server.ask('insert into orders (grand_total) values (100)', 'shop')
    const based = await script('backup', [folder, '--only-database'], database, postgres)
    expect(based).toMatchObject(done)
    expect(await script('backup', [folder, '--only-files', '--prune'], settings, shop)).toMatchObject(done)
    await server.ask('insert into orders (grand_total) values (1000)', 'shop')
    const archived = 'select last_archived_wal as name from pg_stat_archiver'
    const [switched] = await server.ask<{ name: string }>('select pg_walfile_name(pg_switch_wal()) as name')
    await expect
      .poll(async () => (await server.ask<{ name: string }>(archived))[0]!.name >= switched!.name, {
        timeout: 30_000,
      })
      .toBe(true)
    const archivedAt = Date.now()
    // The note was written after that moment.
    const isSent = () => Date.now() - ageOf(sentNote(folder))! * 1_000 > archivedAt
    await expect.poll(isSent, { timeout: 40_000 }).toBe(true)
    expect(await sending.stop()).toEqual([0, null])

    const fresh = path.join(home, 'fresh')
    const into = path.join(home, 'fresh-data')
    for (const [part, user, mode] of [
      ['', { uid: 0, gid: 0 }, 0o755],
      ['base', postgres, 0o755],
      ['wal', postgres, 0o700],
      ['files', shop, 0o700],
    ] as const) {
      mkdirSync(path.join(fresh, part), { recursive: true })
      give(path.join(fresh, part), user, mode)
    }
    mkdirSync(into)
    chownSync(into, postgres.uid, postgres.gid)
    const at = ['--from', fresh, '--to', 'latest', '--only-database', '--into', into, '--bucket']
    const restored = await script('restore', at, settings, postgres)
    expect(restored).toMatchObject(done)
    expect(restored.stdout).toContain('4 sipariş, toplam 23,51')
    rmSync(path.join(data, 'files/documents/a'))
    const files = ['--from', fresh, '--only-files', '--bucket']
    expect(await script('restore', files, settings, shop)).toMatchObject(done)
    expect(readFileSync(path.join(data, 'files/documents/a'), 'utf8')).toBe('levha')
  },
  180_000,
)

const userOf = ({ uid, gid }: User): User => ({ uid, gid })

function give(place: string, { uid, gid }: User, mode: number) {
  chmodSync(place, mode)
  chownSync(place, uid, gid)
  for (const name of readdirSync(place, { recursive: true, encoding: 'utf8' }))
    chownSync(path.join(place, name), uid, gid)
}
