import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { openTestDatabase } from '../../app/db/testing/database'
import { runScript } from '../testing/run-script'

const { url, pool } = await openTestDatabase('demo')
const folder = mkdtempSync(join(tmpdir(), 'vitrin-export-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const env = { DATABASE_URL: url, VITRIN_DATA: folder, INIT_CWD: folder }

test.each(['csv', 'xlsx'])(
  'npm run export writes a %s of every variant, and importing it changes no row',
  async (format) => {
    const { rows } = await pool.query<{ count: number }>('select count(*)::int as count from variants')
    const variants = rows[0]!.count.toLocaleString('tr')
    const file = `mallar.${format}`
    const written = await runScript('scripts/export/export.ts', ['--format', format, file], env)
    expect(written).toMatchObject({ code: 0, stderr: '' })
    expect(written.stdout).toContain(variants)
    expect(readdirSync(folder).filter((name) => name.endsWith('.part'))).toEqual([])
    const read = await runScript('scripts/import/import.ts', [join(folder, file), '--format', format], env)
    expect(read).toMatchObject({ code: 0, stderr: '' })
    expect(read.stdout).toContain(`0 oluşturuldu, 0 güncellendi, ${variants} değişmedi, 0 atlandı`)
  },
  60_000,
)
