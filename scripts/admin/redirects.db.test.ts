import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { openTestDatabase } from '../../app/db/testing/database'
import { auditLog } from '../../app/db/tables.server'
import { findRedirect } from '../../app/features/settings/settings.server'
import { readAdminArguments } from './arguments'
import { runAdminCommand } from './commands'

const { db } = await openTestDatabase('empty')
const folder = await mkdtemp(join(tmpdir(), 'vitrin-redirects-'))
afterAll(() => rm(folder, { recursive: true, force: true }))

async function admin(...words: string[]): Promise<string> {
  const asked = readAdminArguments(words)
  const answer = 'error' in asked ? asked : await runAdminCommand(db, asked, 'command line: test')
  return 'error' in answer ? `error: ${answer.error}` : answer.lines.join('\n')
}

test('a CSV file of old addresses becomes redirects; rows that are wrong are told and skipped', async () => {
  const file = join(folder, 'eski.csv')
  const rows = [
    '\ufeffEski adres;Yeni adres',
    'https://eski.example/deri.html;/category/list',
    '/kaldirildi.html;',
    '/sepetim;/contact',
    '/yanlis.html;/boyle-bir-sayfa-yok',
    '/uc;/contact;fazla',
    '',
    '/deri.html;/yeni-gelenler',
  ]
  await writeFile(file, rows.join('\r\n'))
  expect(await admin('redirects', file)).toBe(
    [
      'Satır 6: iki sütun olmalı (eski adres, yeni adres).',
      'Satır 4: /sepetim: Bu adreste mağazanın bir sayfası var; başka yere yönlendirilemez.',
      'Satır 5: /boyle-bir-sayfa-yok: Mağazada böyle bir sayfa yok. Var olan bir sayfanın adresini yazın.',
      '2 yönlendirme yazıldı, 3 satır atlandı.',
    ].join('\n'),
  )
  expect(await findRedirect(db, '/deri.html')).toEqual({ to: '/yeni-gelenler', status: 301 })
  expect(await findRedirect(db, '/kaldirildi.html')).toEqual({ to: null, status: 410 })
  const log = await db.select().from(auditLog)
  expect(log.map(({ actor, action, after }) => ({ actor, action, after }))).toEqual([
    { actor: 'command line: test', action: 'redirects import', after: { count: 2 } },
  ])
})

test('a missing file is told', async () => {
  expect(await admin('redirects', join(folder, 'yok.csv'))).toMatch(/^error: .*yok\.csv okunamadı: /)
})
