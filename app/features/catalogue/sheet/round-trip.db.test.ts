import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Transaction } from '~/db/connection.server'
import { inRolledBack, openTestDatabase } from '~/db/testing/database'
import { sheetCsv } from '../import/sheet/sheet-csv.server'
import { sheetXlsx } from '../import/sheet/sheet-xlsx.server'
import { runImport } from '../import/testing/run'
import { sellStock } from '../selling/stock.server'
import { findVariantIds } from '../write/write-variants.server'
import { exportFormats, exportSheet, type ExportFormat } from './export.server'
import { asFile, exportBytes, openBytes, type Opened, saveBytes, typed } from './testing/spreadsheet'
import { isFullTest } from '~/testing/full-test'

const database = await openTestDatabase('demo')
const formats = { csv: sheetCsv, xlsx: sheetXlsx }

type Offers = Record<string, { amount: number; size: number }>
type Variant = { stock: number; offers: Offers }
type Shop = Map<string, Variant>

async function readShop(db: Transaction): Promise<Shop> {
  const { rows } = await db.execute<{ code: string; stock: number; offers: Offers }>(sql`
    select v.code, coalesce(b.on_hand, 0) as stock, coalesce((
      select jsonb_object_agg(l.code, jsonb_build_object('amount', p.amount, 'size', o.package_size))
      from offers o join price_lists l on l.id = o.price_list_id
      join prices p on p.variant_id = v.id and p.price_list_id = l.id and p.min_quantity = 1 and p.valid_to is null
      where o.variant_id = v.id), '{}') as offers
    from variants v left join stock_balances b on b.variant_id = v.id`)
  return new Map(rows.map(({ code, ...rest }) => [code, rest]))
}

/** All tables that an edit of prices and stock must leave alone, and the earlier price rows. */
async function readRest(db: Transaction): Promise<unknown> {
  const tables = ['products', 'variants', 'categories', 'links', 'product_categories', 'product_pictures']
  const rest: unknown[] = []
  for (const table of [
    ...tables,
    'product_feature_details',
    'variant_feature_details',
    'features',
    'brands',
  ]) {
    const { rows } = await db.execute<{ sum: string }>(
      sql`select md5(string_agg(t::text, ',' order by t::text)) as sum from ${sql.raw(table)} t`,
    )
    rest.push(rows[0]!.sum)
  }
  const breaks = await db.execute(sql`
    select variant_id, price_list_id, min_quantity, amount from prices
    where min_quantity > 1 and valid_to is null order by 1, 2, 3`)
  return [rest, breaks.rows]
}

async function count(db: Transaction, what: ReturnType<typeof sql>): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(sql`select count(*)::int as count from ${what}`)
  return rows[0]!.count
}

/** Exports the shop, edits the file, and imports it. */
async function roundTrip(db: Transaction, format: ExportFormat, edit: (file: Opened) => void) {
  const file = await openBytes(await exportBytes(db, format), format)
  edit(file)
  return runImport(db, formats[format], asFile(await saveBytes(file, format)))
}

const row = ({ rows }: Opened, code: string) => rows.find((row) => row['Stok kodu'] === code)!

describe.each(exportFormats)('an exported %s', (format) => {
  test('holds every variant, and changes no row when it is imported unchanged', () =>
    inRolledBack(database, async (db) => {
      const before = [await readShop(db), await readRest(db), await count(db, sql`prices`)] as const
      const { summary, reports } = await roundTrip(db, format, () => undefined)
      expect(summary).toEqual({
        created: 0,
        updated: 0,
        unchanged: before[0].size,
        skipped: 0,
        complete: true,
      })
      expect(
        reports.filter(({ status }) => status === 'unchanged').flatMap(({ remarks }) => remarks),
      ).toEqual([])
      expect([await readShop(db), await readRest(db), await count(db, sql`prices`)]).toEqual(before)
    }))

  const change = fc.record({
    variant: fc.nat(),
    list: fc.nat(),
    amount: fc.option(fc.integer({ min: 1, max: 10_000_000 })),
    size: fc.option(fc.integer({ min: 1, max: 100 })),
    stock: fc.option(fc.nat(10_000)),
  })

  test('gives exactly the edited changes: dated prices, package sizes, stock as corrections', () =>
    fc.assert(
      fc.asyncProperty(
        fc.uniqueArray(change, { selector: ({ variant }) => variant % 300, maxLength: 25 }),
        (changes) =>
          inRolledBack(database, async (db) => {
            const shop = await readShop(db)
            const rest = await readRest(db)
            const prices = await count(db, sql`prices`)
            const codes = [...shop.keys()]
            const expected = structuredClone(shop)
            let priced = 0
            let moved = 0
            const { summary } = await roundTrip(db, format, (file) => {
              for (const { variant, list, amount, size, stock } of changes) {
                const code = codes[variant % 300]!
                const now = expected.get(code)!
                const name = Object.keys(now.offers)[list % Object.keys(now.offers).length]
                if (name && amount !== null && amount !== now.offers[name]!.amount) {
                  row(file, code)[`Fiyat: ${name}`] = typed(amount, format)
                  now.offers[name]!.amount = amount
                  priced += 1
                }
                if (name && size !== null) {
                  row(file, code)[`Paket: ${name}`] = size
                  now.offers[name]!.size = size
                }
                if (stock !== null && stock !== now.stock) {
                  row(file, code)['Stok'] = stock
                  now.stock = stock
                  moved += 1
                }
              }
            })
            expect(await readShop(db)).toEqual(expected)
            expect(await readRest(db)).toEqual(rest)
            // Each changed price closes its row and opens one.
            expect(await count(db, sql`prices`)).toBe(prices + priced)
            expect(await count(db, sql`stock_movements where kind = 'correction'`)).toBe(moved)
            const touched = codes.filter(
              (code) => JSON.stringify(expected.get(code)) !== JSON.stringify(shop.get(code)),
            )
            expect(summary).toMatchObject({ updated: touched.length, skipped: 0 })
          }),
      ),
      { numRuns: isFullTest ? 12 : 3 },
    ))

  test('does not restock pieces sold after the export, and may be imported twice', () =>
    inRolledBack(database, async (db) => {
      const [first, second] = [...(await readShop(db))]
        .filter(([, { stock }]) => stock >= 10)
        .map(([code]) => code)
      const file = await openBytes(await exportBytes(db, format), format)
      const ids = await findVariantIds(db, [first!, second!])
      for (const id of ids.values()) await sellStock(db, 'O1', [{ variantId: id, quantity: 2 }])
      const sold = (await readShop(db)).get(first!)!.stock
      row(file, second!)['Stok'] = 500
      const bytes = asFile(await saveBytes(file, format))
      const { reports } = await runImport(db, formats[format], bytes)
      expect(reports.find(({ code }) => code === second)).toMatchObject({
        status: 'updated',
        changes: ['stok'],
        remarks: [{ column: 'Stok', value: '500', sentence: /mağazada da değişmişti/ }],
      })
      const again = await runImport(db, formats[format], bytes)
      expect(again.summary).toMatchObject({ updated: 0, skipped: 0 })
      const after = await readShop(db)
      expect([after.get(first!)!.stock, after.get(second!)!.stock]).toEqual([sold, 500])
    }))

  test('reports bad rows by line and column, and imports the good ones', () =>
    inRolledBack(database, async (db) => {
      const before = await readShop(db)
      const codes: string[] = []
      const { summary, reports } = await roundTrip(db, format, (file) => {
        codes.push(...file.rows.map((row) => String(row['Stok kodu'])))
        const [price, stock, emptied, unknown, reference, good, twice] = file.rows
        price!['Fiyat: perakende'] = '1.234'
        stock!['Stok'] = '-3'
        emptied!['Fiyat: perakende'] = ''
        unknown!['Stok kodu'] = 'YOK-1'
        reference!['Dışa aktarıldığında'] = 'stok çok'
        twice!['Stok kodu'] = good!['Stok kodu']!
        good!['Stok'] = '7'
      })
      expect(summary).toMatchObject({ updated: 1, skipped: 6 })
      const told = reports.flatMap(({ remarks }) => remarks).filter(({ line }) => line > 1)
      expect(told).toMatchObject([
        { line: 2, column: 'Fiyat: perakende', value: '1.234', sentence: /--decimal/ },
        { line: 3, column: 'Stok', value: '-3', sentence: /eksi adet olamaz/ },
        { line: 4, column: 'Fiyat: perakende', sentence: /boş bırakılamaz/ },
        { line: 5, column: 'Stok kodu', value: 'YOK-1', sentence: /mağazada yok/ },
        { line: 6, column: 'Dışa aktarıldığında', sentence: /değiştirilmiş/ },
        { line: 8, column: 'Stok kodu', sentence: /7\. satırında da geçiyor/ },
      ])
      before.get(codes[5]!)!.stock = 7
      expect(await readShop(db)).toEqual(before)
    }))
})

test('deleted, moved or added columns are not changes', () =>
  inRolledBack(database, async (db) => {
    const code = [...(await readShop(db)).keys()][5]!
    const { summary } = await roundTrip(db, 'csv', (file) => {
      file.headings = ['Notlarım', 'Stok', 'Stok kodu', 'Dışa aktarıldığında']
      row(file, code)['Stok'] = 77
    })
    expect(summary).toMatchObject({ updated: 1, skipped: 0 })
    expect((await readShop(db)).get(code)!.stock).toBe(77)
  }))

test('a file may hold some price lists only, and the others stay untouched', () =>
  inRolledBack(database, async (db) => {
    const file = await openBytes(await exportBytes(db, 'csv', ['bayi']), 'csv')
    expect(file.headings.filter((heading) => heading.startsWith('Fiyat'))).toEqual(['Fiyat: bayi'])
    expect(await exportSheet(db, 'csv', ['altın'], () => Promise.resolve())).toEqual({
      status: 'unknown_price_lists',
      unknown: ['altın'],
      known: ['perakende', 'bayi', 'toptan'],
    })
    file.headings = file.headings.map((heading) => heading.replace('bayi', 'altın'))
    const { summary, reports } = await runImport(db, sheetCsv, asFile(await saveBytes(file, 'csv')))
    expect(summary).toMatchObject({ complete: false, updated: 0 })
    expect(reports[0]!.remarks[0]).toMatchObject({
      column: 'Fiyat: altın',
      sentence: /perakende, bayi, toptan$/,
    })
  }))
