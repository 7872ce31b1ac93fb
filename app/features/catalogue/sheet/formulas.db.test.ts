import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { openXlsx } from 'hucre/xlsx'
import { inRolledBack, openTestDatabase } from '~/db/testing/database'
import { sheetCsv } from '../import/sheet/sheet-csv.server'
import { sheetXlsx } from '../import/sheet/sheet-xlsx.server'
import { runImport } from '../import/testing/run'
import { exportFormats } from './export.server'
import { asFile, exportBytes, openBytes, saveBytes } from './testing/spreadsheet'

const database = await openTestDatabase('demo')
const signs = ['=', '+', '-', '@', '\t', '\r', '＝', ' =', "'="]
const attack = '2+5+cmd|\' /C calc\'!A0;"x"'

test.each(exportFormats)(
  'no cell of an exported %s is a formula after it is reopened (promise P18)',
  (format) =>
    inRolledBack(database, async (db) => {
      // Every text of the shop may begin with a formula's sign: names, codes, brands, categories, features.
      for (const [place, sign] of signs.entries()) {
        const text = sign + attack
        await db.execute(sql`update products set name = ${text}, code = ${`${text}${place}`}
        where id = (select id from products order by id offset ${place} limit 1)`)
        await db.execute(sql`update variants set name = ${text}, code = ${`${text}${place}`}, code_normalized = ${`N${place}`},
        barcode = ${`${text}${place}`} where id = (select id from variants order by id offset ${place} limit 1)`)
      }
      await db.execute(sql`update brands set name = ${`=${attack}`} || id`)
      await db.execute(sql`update categories set name = ${`@${attack}`} || id`)
      await db.execute(sql`update features set name = ${`+${attack}`} || id`)
      const bytes = await exportBytes(db, format)
      const { headings, rows } = await openBytes(bytes, format)
      const cells = [...headings, ...rows.flatMap((row) => Object.values(row))].map(String)
      expect(cells.filter((cell) => /^\s*[=+\-@＝]|^[\t\r\n]/.test(cell))).toEqual([])
      expect(cells.filter((cell) => cell.includes('calc')).length).toBeGreaterThan(40)
      if (format === 'xlsx') {
        const sheet = (await openXlsx(bytes)).sheets[0]!
        const formulas = [...(sheet.cells?.values() ?? [])].filter(({ formula }) => formula !== undefined)
        expect(formulas).toEqual([])
      }
    }),
)

test.each([['csv', sheetCsv] as const, ['xlsx', sheetXlsx] as const])(
  'a code that begins like a formula is found again from an exported %s',
  (format, reader) =>
    inRolledBack(database, async (db) => {
      const code = '=KRD-1'
      await db.execute(sql`
        update variants set code = ${code}, code_normalized = ${code} where id = (select min(id) from variants)`)
      const file = await openBytes(await exportBytes(db, format), format)
      const row = file.rows.find((row) => row['Stok kodu'] === `'${code}`)!
      row['Stok'] = 4_321
      const { summary } = await runImport(db, reader, asFile(await saveBytes(file, format)))
      expect(summary).toMatchObject({ updated: 1, skipped: 0 })
      const { rows } = await db.execute(sql`
        select b.on_hand from stock_balances b join variants v on v.id = b.variant_id where v.code = ${code}`)
      expect(rows).toEqual([{ on_hand: 4_321 }])
    }),
)
