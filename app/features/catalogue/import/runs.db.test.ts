// @module-tag once
import { expect, test } from 'vitest'
import { inRolledBack, openTestDatabase } from '~/db/testing/database'
import { sheetCsv } from './sheet/sheet-csv.server'
import { shopify } from './shopify/shopify.server'
import { advanceRun, fingerprintOf, finishRun, openRun, OvertakenError } from './runs.server'
import { fileOf } from './testing/file'
import { runImport } from './testing/run'

const database = await openTestDatabase('demo')
const run = { fingerprint: 'dosya', reference: 'dosya.csv', restart: false }
const head = 'Handle,Title,Variant SKU,Variant Price'

test('an unfinished import is found again by its file and its options', () =>
  inRolledBack(database, async (db) => {
    const first = await openRun(db, run)
    await advanceRun(db, first, {
      ...first,
      position: 500,
      counts: { ...first.counts, created: 499, skipped: 1 },
    })
    expect(await openRun(db, run)).toMatchObject({ position: 500, counts: { created: 499, skipped: 1 } })
    expect(await openRun(db, { ...run, fingerprint: 'başka' })).toMatchObject({ position: 0 })
    const [one, same, other] = [
      await fingerprintOf(fileOf('a'), ['csv']),
      await fingerprintOf(fileOf('a'), ['csv']),
      await fingerprintOf(fileOf('a'), ['xlsx']),
    ]
    expect([one === same, one === other]).toEqual([true, false])
  }))

test('a finished or abandoned import begins anew', () =>
  inRolledBack(database, async (db) => {
    const first = await openRun(db, run)
    const half = { ...first, position: 500 }
    await advanceRun(db, first, half)
    expect(await openRun(db, { ...run, restart: true })).toMatchObject({ position: 0 })
    const again = await openRun(db, run)
    await finishRun(db, again)
    expect((await openRun(db, run)).id).not.toBe(again.id)
  }))

test('when two import the same file at once, one gives up and writes nothing', () =>
  inRolledBack(database, async (db) => {
    const first = await openRun(db, run)
    const second = await openRun(db, run)
    await advanceRun(db, first, { ...first, position: 500 })
    await expect(advanceRun(db, second, { ...second, position: 500 })).rejects.toThrow(OvertakenError)
  }))

test('unknown data is reported by row and does not stop the import', () =>
  inRolledBack(database, async (db) => {
    const file = fileOf(
      head,
      `a,${'Uzun '.repeat(2_000)},A,10`,
      `b,Kısa,${'B'.repeat(9_000)},10`,
      `${'c'.repeat(9_000)},Kısa,C,10`,
      'd,Yerinde,D,10',
    )
    const { summary, reports } = await runImport(db, shopify, file)
    expect(summary).toEqual({ created: 1, updated: 0, unchanged: 0, skipped: 3, complete: true })
    expect(
      reports.flatMap(({ remarks }) => remarks).filter(({ sentence }) => /karakter/.test(sentence)),
    ).toMatchObject([
      { line: 2, column: 'Ürün adı', sentence: /^en çok 300 karakter/ },
      { line: 3, column: 'Stok kodu' },
      { line: 4, column: 'Ürün kodu' },
      { line: 4, column: 'Bağlantı' },
    ])
  }))

test('a code that the database cannot look up is unknown, not a failure', () =>
  inRolledBack(database, async (db) => {
    const { summary } = await runImport(db, sheetCsv, fileOf('Stok kodu;Stok', 'A\u0000B;5', 'yok;7'))
    expect(summary).toMatchObject({ skipped: 2, complete: true })
  }))

test('a broken file is reported even when only its end was left', () =>
  inRolledBack(database, async (db) => {
    const file = fileOf(head, 'a,Bir,A,10', 'b,"İki')
    expect((await runImport(db, shopify, file)).summary).toMatchObject({ complete: false, skipped: 2 })
    await db.execute(`update import_runs set finished_at = null`)
    const rest = await runImport(db, shopify, file)
    expect(rest.reports).toEqual([])
    expect(rest.summary).toMatchObject({ complete: false, skipped: 2 })
  }))
