import { createReadStream } from 'node:fs'
import { expect, test } from 'vitest'
import { inRolledBack, openTestDatabase } from '~/db/testing/database'
import { formats } from './formats.server'
import { exampleFile } from './testing/file'
import { runImport } from './testing/run'

const database = await openTestDatabase('demo')

test.each([
  ['shopify.csv', 'shopify', { created: 3, updated: 0, unchanged: 0, skipped: 4 }],
  ['woocommerce.csv', 'woocommerce', { created: 2, updated: 0, unchanged: 0, skipped: 4 }],
  ['dealer-products.xml', 'xml', { created: 2, updated: 0, unchanged: 0, skipped: 2 }],
  ['dealer-models.xml', 'xml', { created: 2, updated: 0, unchanged: 0, skipped: 0 }],
  ['sheet.csv', 'csv', { created: 0, updated: 3, unchanged: 3, skipped: 0 }],
  ['sheet.xlsx', 'xlsx', { created: 0, updated: 3, unchanged: 3, skipped: 0 }],
])(
  'the example file %s is imported into the demo shop, and a second time changes nothing',
  (name, format, counts) =>
    inRolledBack(database, async (db) => {
      const reader = formats.find((known) => known.name === format)!
      const file = () => createReadStream(exampleFile(name))
      const first = await runImport(db, reader, file)
      expect(first.summary).toEqual({ ...counts, complete: true })
      const again = await runImport(db, reader, file)
      const taken = counts.created + counts.updated + counts.unchanged
      expect(again.summary).toEqual({
        created: 0,
        updated: 0,
        unchanged: taken,
        skipped: counts.skipped,
        complete: true,
      })
    }),
)

test.each([
  ['woocommerce.csv', 'woocommerce', 'Kordonlar > Deri'],
  ['dealer-models.xml', 'xml', 'Saklama > Askı'],
])(
  'unknown categories that %s names are not created without the option: the row is reported',
  (name, format, path) =>
    inRolledBack(database, async (db) => {
      const reader = formats.find((known) => known.name === format)!
      const { summary, reports } = await runImport(db, reader, () => createReadStream(exampleFile(name)), {
        createCategories: false,
      })
      expect(summary.created).toBe(0)
      expect(reports.flatMap(({ remarks }) => remarks)).toContainEqual({
        line: expect.any(Number),
        column: 'Kategori',
        value: path,
        sentence: 'bu kategori mağazada yok; önce açın ya da açılmasına izin verin (--create-categories)',
      })
    }),
)

test('prices go into the requested list, and an unknown list is reported before the file is read', () =>
  inRolledBack(database, async (db) => {
    const reader = formats.find(({ name }) => name === 'xml')!
    const file = () => createReadStream(exampleFile('dealer-products.xml'))
    await expect(runImport(db, reader, file, { priceList: 'altın' })).rejects.toThrow('unknown_price_list')
    await runImport(db, reader, file, { priceList: 'toptan' })
    const { rows } = await db.execute(
      `select l.code, r.amount::int from variants v join prices r on r.variant_id = v.id
       join price_lists l on l.id = r.price_list_id where v.code = 'TOKA-11'`,
    )
    expect(rows).toEqual([{ code: 'toptan', amount: 1_250 }])
  }))
