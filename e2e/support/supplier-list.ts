import { type Opened, openBytes, saveBytes } from '../../app/features/catalogue/sheet/testing/spreadsheet'
import { between, createRandom } from '../../demo/random'

const priceColumn = 'Bayi Fiyatı'
const rightPrice = '1.234,00'
/** A price that reads two ways, and none. */
const wrongPrices = ['1.234', 'sorunuz']

/** A supplier's workbook: products in one category, `faulty` of them, at random places, with a price that cannot be taken. */
export function supplierList(rows: number, faulty: number): Promise<Buffer> {
  const random = createRandom(20_261_128)
  const places = new Set<number>()
  while (places.size < faulty) places.add(between(random, 0, rows - 1))
  const order = [...places]
  const list: Opened = {
    headings: ['Ürün Kodu', 'Ürün Adı', priceColumn, 'Stok', 'Kategori'],
    rows: Array.from({ length: rows }, (_, at) => ({
      'Ürün Kodu': `AKT-${at}`,
      'Ürün Adı': `Aktarım kordonu ${at}`,
      [priceColumn]: places.has(at)
        ? wrongPrices[order.indexOf(at) % wrongPrices.length]!
        : `${between(random, 90, 400)},90`,
      Stok: between(random, 0, 60),
      Kategori: 'Kordonlar',
    })),
  }
  return saveBytes(list, 'xlsx')
}

/** The faulty rows that the shop gave back, each with a right price; the column that names the fault stays. */
export async function mended(faultyRows: Buffer): Promise<{ count: number; file: Buffer }> {
  const { headings, rows } = await openBytes(faultyRows, 'csv')
  for (const row of rows) {
    if (!row['Hata'] || !wrongPrices.includes(String(row[priceColumn])))
      throw new Error(`Not a faulty row: ${JSON.stringify(row)}`)
    row[priceColumn] = rightPrice
  }
  return { count: rows.length, file: await saveBytes({ headings, rows }, 'csv') }
}
