// @module-tag once
import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { afterAll, expect, test } from 'vitest'
import { openTestDatabase } from '../../app/db/testing/database'
import { isFullTest } from '../../app/testing/full-test'
import { shopifyLines } from '../../bench/import/shopify-file'

const folder = mkdtempSync(join(tmpdir(), 'vitrin-resume-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
// 1,200 products in three batches, some rows faulty, the last product under a code that came before.
const file = join(folder, 'ürünler.csv')
const lines = [...shopifyLines(4_800)].map((line, place) =>
  place % 1_000 === 501 ? line.replace(/[^,]*\n$/, '1.234\n') : line,
)
writeFileSync(file, lines.concat(lines[1]!.replace('kordon-0', 'son')).join(''))

const killed = await openTestDatabase('demo')
const whole = await openTestDatabase('demo')

type Ended = { code: number | null; signal: NodeJS.Signals | null; output: string }

/** Runs the real command; `watch` may kill it. */
function runImport(url: string, report: string, watch?: (kill: () => void) => Promise<void>): Promise<Ended> {
  const args = [
    '--import',
    'tsx',
    'scripts/import/import.ts',
    file,
    '--format',
    'shopify',
    '--create-categories',
    '--report',
    report,
  ]
  const child = spawn(process.execPath, args, {
    env: { ...process.env, DATABASE_URL: url, VITRIN_DATA: folder },
  })
  let output = ''
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()))
  const ended = new Promise<Ended>((done) =>
    child.on('close', (code, signal) => done({ code, signal, output })),
  )
  void watch?.(() => child.kill('SIGKILL'))
  return ended
}

/** Kills the command as soon as it has committed more than `before` items. */
async function killAfter(before: number): Promise<Ended> {
  let over = false
  const ended = runImport(killed.url, join(folder, 'killed.csv'), async (kill) => {
    while (!over && (await position()) <= before) await setTimeout(5)
    kill()
  })
  const end = await ended
  over = true
  return end
}

async function position(): Promise<number> {
  const { rows } = await killed.pool.query<{ position: number }>(
    'select position from import_runs order by id desc limit 1',
  )
  return rows[0]?.position ?? 0
}

/** Everything that an import writes, without ids and times. */
async function contents(pool: typeof killed.pool): Promise<unknown> {
  const queries = [
    `select p.code, p.name, p.link, p.kdv_rate, d.words::text, b.name as brand, c.name as category
      from products p left join search_documents d on d.product_id = p.id left join brands b on b.id = p.brand_id left join categories c on c.id = p.main_category_id order by 1`,
    `select v.code, v.name, v.position, v.sellable, s.on_hand, r.amount, r.valid_to is null as open
      from variants v left join stock_balances s on s.variant_id = v.id left join prices r on r.variant_id = v.id order by 1, 6`,
    `select v.code, m.quantity, m.kind, m.reference from stock_movements m join variants v on v.id = m.variant_id order by 1, 2`,
    `select f.name, d.value from feature_details d join features f on f.id = d.feature_id order by 1, 2`,
    `select position, created, updated, unchanged, skipped, finished_at is not null as finished from import_runs`,
  ]
  const found: unknown[] = []
  for (const query of queries) found.push((await pool.query(query)).rows)
  return found
}

test('a killed import resumes at its place and ends like an uninterrupted one', async () => {
  for (const before of isFullTest ? [0, 500] : [500]) {
    expect(await killAfter(before)).toMatchObject({ signal: 'SIGKILL' })
    const at = await position()
    expect(at).toBeGreaterThan(before)
    expect(at).toBeLessThan(1_200)
    // Batches are committed whole: the products in the database are those that the run counts.
    const { rows } = await killed.pool.query<{ done: number; there: number }>(`
      select created as done, (select count(*)::int from products where code like 'KORDON-%') as there from import_runs`)
    expect(rows[0]!.there).toBe(rows[0]!.done)
  }
  const last = await runImport(killed.url, join(folder, 'killed.csv'))
  const once = await runImport(whole.url, join(folder, 'whole.csv'))
  expect(last.output).toMatch(/Yarıda kalan aktarım sürüyor: ilk 1\.\d00 kayıt/)
  expect(once.output).not.toMatch(/Yarıda/)
  expect([last.code, once.code]).toEqual([2, 2])
  expect(await contents(killed.pool)).toEqual(await contents(whole.pool))
  expect(readFileSync(join(folder, 'killed.csv'), 'utf8')).toBe(
    readFileSync(join(folder, 'whole.csv'), 'utf8'),
  )
  expect(/Toplam.*/.exec(last.output)![0]).toBe(/Toplam.*/.exec(once.output)![0])
  if (isFullTest) {
    const again = await runImport(killed.url, join(folder, 'again.csv'))
    expect(again.output).toMatch(/Toplam: 0 oluşturuldu, 0 güncellendi, 1\.19\d değişmedi/)
  }
}, 180_000)
