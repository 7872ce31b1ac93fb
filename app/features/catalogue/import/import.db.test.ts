import { createHash } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { describe, expect, test, vi } from 'vitest'
import type { Transaction } from '~/db/connection.server'
import { inRolledBack, openTestDatabase } from '~/db/testing/database'
import type { PreparedPicture } from '~/features/media/media.server'
import type { Storage } from '~/features/media/storage.server'
import { getOffers, getProductByLink, searchProducts } from '../catalogue.server'
import { reserveStock } from '../selling/reservations.server'
import { sellStock } from '../selling/stock.server'
import { visitorOf } from '../testing/goods'
import { saveOffers } from '../write/write-offers.server'
import type { FetchPicture } from './pictures/fetch-picture.server'
import { importProducts, type ImportOptions, type ImportReport } from './import.server'
import type { ImportFile } from './format'
import { shopify } from './shopify/shopify.server'
import { fileOf, openProductFile } from './testing/file'

const stored = new Map<string, Uint8Array>()
const storage: Pick<Storage, 'write'> = { write: async (key, bytes) => void stored.set(key, bytes) }

/** A server with every picture but the box. Tests of media cover real pictures. */
const fetchPicture = vi.fn<FetchPicture>(async (url) =>
  url.endsWith('/kutu.jpg')
    ? { status: 'failed', reason: 'sunucuya ulaşılamadı' }
    : { status: 'ready', picture: pictureOf(url) },
)

function pictureOf(url: string): PreparedPicture {
  const hash = createHash('sha256').update(url).digest('hex').slice(0, 32)
  return { hash, width: 960, height: 1200, blur: 'UklGRg==', master: Buffer.from(url) }
}

const options: ImportOptions = {
  dryRun: false,
  restart: false,
  encoding: null,
  decimal: null,
  kdvNames: new Map(),
  kdvRate: 20,
  earlierPrices: true,
  createCategories: true,
  priceList: null,
  reference: 'products.csv',
  fetchPicture,
  storage,
  onReports: () => undefined,
}

const database = await openTestDatabase('demo')

/** The demo shop with an importer; the changes of each test are rolled back. */
function inShop(work: (shop: Awaited<ReturnType<typeof open>>) => Promise<void>): Promise<void> {
  return inRolledBack(database, async (db) => work(await open(db)))
}

async function open(db: Transaction) {
  const run = async (file: ImportFile, given: Partial<ImportOptions> = {}) => {
    const reports: ImportReport[] = []
    const outcome = await importProducts(db, shopify, file, {
      ...options,
      onReports: (batch) => void reports.push(...batch),
      ...given,
    })
    if (outcome.status !== 'read') throw new Error(outcome.status)
    return {
      summary: outcome.summary,
      reports,
      of: (code: string) => reports.find((report) => report.code === code)!,
    }
  }
  const count = async (table: string) => {
    const { rows } = await db.execute<{ count: number }>(
      sql`select count(*)::int as count from ${sql.raw(table)}`,
    )
    return rows[0]!.count
  }
  const counts = async (...tables: string[]) => {
    const all: number[] = []
    for (const table of tables) all.push(await count(table))
    return all
  }
  return { db, run, count, counts, visitor: await visitorOf(db) }
}

const head =
  'Handle,Title,Type,Option1 Name,Option1 Value,Variant SKU,Variant Price,Variant Compare At Price,Variant Inventory Qty'

describe('an import', () => {
  test('reports the outcome of every product, and why lines were skipped', () =>
    inShop(async ({ run }) => {
      const { summary, reports, of } = await run(openProductFile)
      expect(summary).toEqual({ created: 3, updated: 0, unchanged: 0, skipped: 4, complete: true })
      expect(reports.filter(({ status }) => status !== 'noticed')).toHaveLength(7)
      expect(of('GUMUS-BILEKLIK')).toEqual({
        lines: { from: 2, to: 8 },
        status: 'created',
        code: 'GUMUS-BILEKLIK',
        name: 'Gümüş "Işık" Bileklik',
        changes: [],
        remarks: [
          {
            line: 2,
            column: 'Görsel',
            value: 'https://pictures.example/kutu.jpg',
            sentence: 'görsel alınamadı (sunucuya ulaşılamadı)',
          },
          { line: 2, column: 'Kategori', value: 'Bileklik', sentence: 'yeni kategori açıldı' },
          {
            line: 2,
            column: 'Fiyat',
            value: '',
            sentence: 'eski fiyat, bugüne kadar uygulanan fiyat olarak kaydedildi',
          },
        ],
      })
      expect(of('TEK-KOLYE-2')).toMatchObject({
        status: 'skipped',
        remarks: [
          { line: 14, column: 'Stok kodu', value: 'kly-1', sentence: /^dosyanın 9. satırında da geçiyor/ },
        ],
      })
    }))

  test('of the same file again changes no row and fetches no picture twice', () =>
    inShop(async ({ run, counts }) => {
      await run(openProductFile)
      const before = await counts('products', 'variants', 'prices', 'stock_movements', 'links')
      fetchPicture.mockClear()
      const { summary, reports } = await run(openProductFile)
      expect(summary).toEqual({ created: 0, updated: 0, unchanged: 3, skipped: 4, complete: true })
      expect(reports.flatMap(({ changes }) => changes)).toEqual([])
      expect(fetchPicture.mock.calls).toEqual([['https://pictures.example/kutu.jpg']])
      expect(await counts('products', 'variants', 'prices', 'stock_movements', 'links')).toEqual(before)
    }))

  test('in a dry run leaves no data behind and fetches no file', () =>
    inShop(async ({ run, counts }) => {
      const tables = [
        'products',
        'categories',
        'brands',
        'features',
        'prices',
        'stock_movements',
        'links',
        'pictures',
      ]
      const before = await counts(...tables)
      fetchPicture.mockClear()
      const { summary, of } = await run(openProductFile, { dryRun: true })
      expect(summary).toMatchObject({ created: 3, skipped: 4 })
      expect(of('GUMUS-BILEKLIK').remarks[0]!.sentence).toBe('4 görsel denemede alınmadı')
      expect(fetchPicture).not.toHaveBeenCalled()
      expect(await counts(...tables)).toEqual(before)
    }))

  test('reports the changes, and keeps the price history', () =>
    inShop(async ({ db, run }) => {
      await run(fileOf(head, 'kolye,Kolye,Kolye,,,K1,100,,5'))
      const dearer = await run(fileOf(head, 'kolye,Uzun Kolye,Kolye,,,K1,120,,9'))
      expect(dearer.reports).toMatchObject([{ status: 'updated', changes: ['bilgiler', 'fiyat', 'stok'] }])
      const { rows } = await db.execute(sql`
      select amount::int, valid_to is null as open from prices p join variants v on v.id = p.variant_id
      where v.code = 'K1' order by p.id`)
      expect(rows).toEqual([
        { amount: 10_000, open: false },
        { amount: 12_000, open: true },
      ])
      const moved = await db.execute(sql`
      select quantity, kind, reference from stock_movements m join variants v on v.id = m.variant_id
      where v.code = 'K1' order by m.id`)
      expect(moved.rows).toEqual(
        [5, 4].map((quantity) => ({ quantity, kind: 'import', reference: 'products.csv' })),
      )
    }))

  test('keeps data that the file does not name: packages, quantity breaks, and products off sale', () =>
    inShop(async ({ db, run }) => {
      await run(fileOf(head, 'kolye,Kolye,Kolye,,,K1,100,,5'))
      const { rows } = await db.execute<{ id: number; list: number }>(sql`
        select v.id, o.price_list_id as list from variants v join offers o on o.variant_id = v.id where v.code = 'K1'`)
      const { id: variantId, list: priceListId } = rows[0]!
      const breaks = [
        { minQuantity: 24, amount: 9_000 },
        { minQuantity: 48, amount: 7_500 },
      ]
      const offer = { variantId, priceListId, packageSize: 12, amount: 10_000, breaks }
      await saveOffers(db, [offer], new Date())
      await db.execute(sql`update products set published = false where code = 'KOLYE'`)
      const state = async () => {
        const { rows } = await db.execute(sql`
          select o.package_size as size, p.published, array(
            select r.min_quantity || ' ' || r.amount from prices r where r.variant_id = v.id and r.valid_to is null
            order by r.min_quantity) as steps
          from variants v join products p on p.id = v.product_id join offers o on o.variant_id = v.id
          where v.id = ${variantId}`)
        return rows[0]
      }

      const same = await run(fileOf(head, 'kolye,Kolye,Kolye,,,K1,100,,5'))
      expect(same.summary).toMatchObject({ unchanged: 1 })
      expect(await state()).toEqual({ size: 12, published: false, steps: ['1 10000', '24 9000', '48 7500'] })
      const cheaper = await run(fileOf(head, 'kolye,Kolye,Kolye,,,K1,80,,5'))
      expect(cheaper.reports).toMatchObject([{ status: 'updated', changes: ['fiyat'] }])
      expect(await state()).toEqual({ size: 12, published: false, steps: ['1 8000', '24 9000', '48 7500'] })
    }))

  test('writes a product whole or not at all', () =>
    inShop(async ({ run, count }) => {
      const before = await count('categories')
      const file = fileOf(
        head,
        'a,Birinci,Yeni Tür,,,DUP,10,,1',
        'b,İkinci,Başka Tür,Color,Mavi,B1,10,,1',
        'b,,,,Siyah,DUP,10,,1',
      )
      const { of } = await run(file)
      expect(of('B').status).toBe('skipped')
      expect(await count('categories')).toBe(before + 1)
    }))

  test('keeps the pieces that orders have reserved', () =>
    inShop(async ({ db, run }) => {
      await run(fileOf(head, 'kolye,Kolye,,,,K1,100,,5'))
      const { rows } = await db.execute<{ id: number }>(sql`select id from variants where code = 'K1'`)
      await reserveStock(db, 'O1', [{ variantId: rows[0]!.id, quantity: 4 }])
      const { reports } = await run(fileOf(head, 'kolye,Kolye,,,,K1,100,,1'))
      expect(reports[0]!.remarks).toContainEqual({
        line: 2,
        column: 'Stok',
        value: 'K1: 1',
        sentence: 'siparişlere ayrılan 4 adet stokta bırakıldı',
      })
    }))
})

describe('a crossed-out price', () => {
  const file = () => fileOf(head, 'kolye,Kolye,,,,K1,80,100,5')

  test('of a new product becomes its earlier price', () =>
    inShop(async ({ db, run, visitor }) => {
      await run(file())
      const product = await getProductByLink(db, visitor, 'kolye')
      expect(product!.variants[0]!.price).toMatchObject({ unit: 8_000, before: 10_000 })
    }))

  test('never changes the history of a known product', () =>
    inShop(async ({ db, run, visitor }) => {
      await run(fileOf(head, 'kolye,Kolye,,,,K1,80,,5'))
      expect((await run(file())).summary).toMatchObject({ unchanged: 1 })
      expect((await getProductByLink(db, visitor, 'kolye'))!.variants[0]!.price!.before).toBeNull()
    }))

  test('is left out when the seller cannot prove it', () =>
    inShop(async ({ db, run, visitor }) => {
      await run(file(), { earlierPrices: false })
      expect((await getProductByLink(db, visitor, 'kolye'))!.variants[0]!.price!.before).toBeNull()
    }))
})

describe('imported products are', () => {
  test('found, shown with their own values, and sold', () =>
    inShop(async ({ db, run, visitor }) => {
      await run(openProductFile)
      const found = await searchProducts(db, visitor, 'gümüş ışık', { length: 5 })
      expect(found.products[0]).toMatchObject({
        name: 'Gümüş "Işık" Bileklik',
        brand: 'İnce İşler',
        variantCount: 2,
      })
      const product = (await getProductByLink(db, visitor, 'gumus-bileklik'))!
      expect(product.pictures.map(({ alt }) => alt)).toEqual([
        'Gümüş "Işık" Bileklik',
        'Kapanış ayrıntısı',
        'Gümüş "Işık" Bileklik',
      ])
      expect(product.options.map(({ name }) => name)).toEqual(expect.arrayContaining(['Renk']))
      expect(stored.has(`masters/${product.pictures[0]!.hash}.avif`)).toBe(true)
      const blue = product.variants.find(({ name }) => name === 'Mavi / S')!
      const order = [{ variantId: blue.id, quantity: 3 }]
      expect(await sellStock(db, 'O1', order)).toEqual({ status: 'sold' })
      const offer = (await getOffers(db, visitor, [blue.id])).get(blue.id)!
      expect(offer).toMatchObject({ available: 0, price: { unit: 14_990, kdvRate: 20, packageSize: 1 } })
    }))

  test('hidden when the file says so', () =>
    inShop(async ({ db, run, visitor }) => {
      await run(openProductFile)
      expect(await getProductByLink(db, visitor, 'tek-kolye')).toBeNull()
    }))
})

test('a shop without a retail list refuses the import of prices', async () => {
  const { db } = await openTestDatabase('empty')
  expect(await importProducts(db, shopify, openProductFile, options)).toEqual({ status: 'no_retail_list' })
})
