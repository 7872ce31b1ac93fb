import { execFile } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { openTestDatabase } from '../app/db/testing/database'

const { url, pool } = await openTestDatabase('demo')
const folder = mkdtempSync(join(tmpdir(), 'vitrin-export-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Runs the command as an operator does, in a process of its own. */
function run(script: string, ...args: string[]): Promise<{ code: number; stdout: string; stderr: string }> {
  const env = { ...process.env, DATABASE_URL: url, VITRIN_DATA: folder, INIT_CWD: folder }
  return new Promise((done) => {
    execFile('node_modules/.bin/tsx', [script, ...args], { env }, (error, stdout, stderr) => {
      done({ code: error ? Number(error.code) : 0, stdout, stderr })
    })
  })
}

test.each(['csv', 'xlsx'])(
  'npm run export writes a %s of every variant, which imported again changes nothing',
  async (format) => {
    const { rows } = await pool.query<{ count: number }>('select count(*)::int as count from variants')
    const variants = rows[0]!.count.toLocaleString('tr')
    const file = `mallar.${format}`
    const written = await run('scripts/export.ts', '--format', format, file)
    expect(written).toMatchObject({ code: 0, stderr: '' })
    expect(written.stdout).toContain(variants)
    expect(readdirSync(folder).filter((name) => name.endsWith('.part'))).toEqual([])
    const read = await run('scripts/import.ts', join(folder, file), '--format', format)
    expect(read).toMatchObject({ code: 0, stderr: '' })
    expect(read.stdout).toContain(`0 oluşturuldu, 0 güncellendi, ${variants} değişmedi, 0 atlandı`)
  },
  60_000,
)
