// @module-tag once
import { createWriteStream, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { afterAll, expect, test } from 'vitest'
import { openTestDatabase } from '../../app/db/testing/database'
import { isFullTest } from '../../app/testing/full-test'
import { runCommand } from '../../bench/import/run-command'
import { shopifyLines } from '../../bench/import/shopify-file'

const folder = mkdtempSync(join(tmpdir(), 'vitrin-scale-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

// 100,000 rows in five minutes; an idle machine is six times as fast. `npm run bench:import` measures the whole import.
const slowest = 333
const rows = { small: 500, large: isFullTest ? 10_000 : 3_000 }
// A busy machine takes longer, so `npm test` checks the memory alone.
const largestGrowth = 120

/** Imports a file of so many rows into a new shop, with the real command. */
async function importRows(rows: number) {
  const { url } = await openTestDatabase('demo')
  const file = join(folder, `${rows}.csv`)
  await pipeline(Readable.from(shopifyLines(rows)), createWriteStream(file))
  const args = [file, '--format', 'shopify', '--create-categories']
  return runCommand('scripts/import/import.ts', args, { DATABASE_URL: url, VITRIN_DATA: folder })
}

test('a large file is imported within the promised time, in the memory of a small one', async () => {
  const small = await importRows(rows.small)
  const large = await importRows(rows.large)
  expect([small.code, large.code]).toEqual([0, 0])
  expect(large.output).toMatch(isFullTest ? /Toplam: 2\.500 oluşturuldu/ : /Toplam: 750 oluşturuldu/)
  if (isFullTest) expect((rows.large - rows.small) / (large.seconds - small.seconds)).toBeGreaterThan(slowest)
  expect(large.megabytes - small.megabytes).toBeLessThan(largestGrowth)
}, 120_000)
