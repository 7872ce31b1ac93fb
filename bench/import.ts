// npm run bench:import [-- --rows N]: imports a file of N rows into an empty shop, exports it, changes every price and
// every tenth stock, and imports that; prints seconds, rows per second and peak memory of each command.
import { createReadStream, createWriteStream, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { parseArgs } from 'node:util'
import { openDatabase } from '../app/db/connection.server'
import { startEmbeddedPostgres } from '../app/db/embedded/embedded.server'
import { migrate } from '../app/db/schema/migrate.server'
import { transaction } from '../app/db/transaction.server'
import { openRetailList } from '../app/features/customers/customers.server'
import { runCommand } from './import/run-command'
import { shopifyLines } from './import/shopify-file'

const { values } = parseArgs({ options: { rows: { type: 'string', default: '100000' } } })
const rows = Number(values.rows)
const folder = mkdtempSync(join(tmpdir(), 'vitrin-bench-import-'))
const postgres = await startEmbeddedPostgres({
  dataDir: join(folder, 'postgres'),
  log: { info() {}, warn: console.error, error: console.error },
})
try {
  await migrate(postgres.url)
  const { db, close } = openDatabase(postgres.url)
  await transaction(db, openRetailList)
  await close()
  const env = { DATABASE_URL: postgres.url, VITRIN_DATA: folder }
  const made = join(folder, 'made.csv')
  await pipeline(Readable.from(shopifyLines(rows)), createWriteStream(made))
  const create = [made, '--format', 'shopify', '--create-categories', '--report', join(folder, 'report.csv')]
  await measure('create', 'scripts/import/import.ts', create, env)
  await measure('again, unchanged', 'scripts/import/import.ts', create, env)
  for (const format of ['csv', 'xlsx']) {
    const file = join(folder, `out.${format}`)
    await measure(`export ${format}`, 'scripts/export/export.ts', ['--format', format, file], env)
    await measure(`import ${format}, unchanged`, 'scripts/import/import.ts', [file, '--format', format], env)
  }
  const edited = join(folder, 'edited.csv')
  await pipeline(Readable.from(editedLines(join(folder, 'out.csv'))), createWriteStream(edited))
  await measure('import csv, all prices', 'scripts/import/import.ts', [edited, '--format', 'csv'], env)
} finally {
  await postgres.stop()
  rmSync(folder, { recursive: true, force: true })
}

async function measure(name: string, script: string, args: string[], env: Record<string, string>) {
  const { code, output, seconds, megabytes } = await runCommand(script, args, env)
  const speed = Math.round(rows / seconds)
  const peak = Number.isNaN(megabytes) ? '' : `  ${megabytes} MB`
  console.log(
    `${name.padEnd(24)} ${seconds.toFixed(1).padStart(7)} s ${String(speed).padStart(7)} rows/s${peak}  exit ${code}`,
  )
  console.log(`    ${output.trim().split('\n').slice(-2).join(' | ')}`)
}

/** Raises every price by ten kuruş and every tenth stock by one. */
async function* editedLines(file: string): AsyncGenerator<string> {
  let line = 0
  let price = -1
  let stock = -1
  for await (const text of createInterface({ input: createReadStream(file) })) {
    const cells = text.split(';')
    if (line++ === 0) {
      price = cells.indexOf('Fiyat: perakende')
      stock = cells.indexOf('Stok')
    } else {
      const kurus = Number(cells[price]!.replace(',', '')) + 10
      cells[price] = `${Math.floor(kurus / 100)},${String(kurus % 100).padStart(2, '0')}`
      if (line % 10 === 0) cells[stock] = String(Number(cells[stock]) + 1)
    }
    yield `${cells.join(';')}\r\n`
  }
}
