import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { openTestDatabase } from '../../app/db/testing/database'
import { productFile } from '../../app/features/catalogue/import/testing/file'
import { runScript } from '../testing/run-script'

const { url, pool } = await openTestDatabase('demo')
const folder = mkdtempSync(join(tmpdir(), 'vitrin-import-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const runImport = (...args: string[]) =>
  runScript('scripts/import/import.ts', args, { DATABASE_URL: url, VITRIN_DATA: folder })

test('npm run import reports every product, sums up, and can be run again', async () => {
  const tried = await runImport(productFile, '--format', 'shopify', '--create-categories', '--dry-run')
  expect(tried.stdout).toMatch(
    /Toplam: 3 oluşturuldu, 0 güncellendi, 0 değişmedi, 4 atlandı\nDeneme: hiçbir şey kaydedilmedi/,
  )
  const first = await runImport(productFile, '--format', 'shopify', '--create-categories')
  expect(first).toMatchObject({ code: 2, stderr: '' })
  expect(first.stdout).toMatch(/Satır 2–8: oluşturuldu {2}GUMUS-BILEKLIK {2}Gümüş "Işık" Bileklik\n {4}/)
  expect(first.stdout).toMatch(
    /Satır 12–13: atlandı {2}BOZUK-FIYAT {2}Bozuk Fiyat\n {4}13\. satır, Variant Price: “1\.234” – hem/,
  )
  const second = await runImport(productFile, '--format', 'shopify', '--create-categories')
  expect(second.stdout).toMatch(/Toplam: 0 oluşturuldu, 0 güncellendi, 3 değişmedi, 4 atlandı\n$/)
  const { rows } = await pool.query(
    "select count(*)::int as count from products where code = 'GUMUS-BILEKLIK'",
  )
  expect(rows).toEqual([{ count: 1 }])
}, 60_000)

test('an unreadable file prints one line and ends with exit code 1', async () => {
  expect(await runImport('yok.csv', '--format', 'shopify')).toEqual({
    code: 1,
    stdout: '',
    stderr: 'yok.csv okunamıyor.\n',
  })
  expect(await runImport(import.meta.filename, '--format', 'shopify')).toMatchObject({
    code: 1,
    stderr: 'Dosyanın kalanı okunamadı.\n',
  })
}, 60_000)
