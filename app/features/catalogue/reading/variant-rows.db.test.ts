import { beforeAll, describe, expect, it } from 'vitest'
import type { Db } from '~/db/connection.server'
import { inRolledBack, openTestDatabase } from '~/db/testing/database'
import { getVariantRows, listProducts } from '../catalogue.server'
import { everything, lists, openLists, putFeature, putProduct, visitorOf } from '../testing/goods'

const database = await openTestDatabase('empty')
beforeAll(() => openLists(database.db))

describe('the compact list', () => {
  it('has a row for each variant, with width, colour, stock and price, in the order of the products', () =>
    inRolledBack(database, async (db) => {
      const widths = await putFeature(db, { code: 'genislik', kind: 'number', unit: 'mm' }, ['20', '22'])
      const colours = await putFeature(db, { code: 'renk', kind: 'swatch' }, ['Siyah', 'Taba'])
      const first = await putProduct(db, { name: 'İlk' })
      const second = await putProduct(db, {
        details: [colours.Taba!],
        variants: [
          { code: 'B-20', details: [widths['20']!], stock: 3, prices: 11_000 },
          { code: 'B-22', details: [widths['22']!], stock: 5, reserved: 5 },
        ],
      })
      const rows = await getVariantRows(db, await visitorOf(db), [second.id, first.id])
      expect(rows).toMatchObject([
        {
          productId: second.id,
          code: 'B-20',
          width: '20 mm',
          available: 3,
          colour: { name: 'Taba' },
          price: { unit: 11_000 },
        },
        { productId: second.id, code: 'B-22', width: '22 mm', available: 0 },
        { productId: first.id, width: null, colour: null, price: { unit: 10_000 } },
      ])
    }))

  it('puts sold-out variants behind the others of their product, in the same order in every request', () =>
    inRolledBack(database, async (db) => {
      const widths = await putFeature(db, { code: 'genislik' }, ['16', '18', '20', '22', '24'])
      const inPackages = (code: string, stock: number, width: string) => ({
        code,
        stock,
        details: [widths[width]!],
        prices: [{ amount: 10_000, packageSize: 6 }],
      })
      const first = await putProduct(db, {
        variants: [
          inPackages('S-16', 0, '16'),
          inPackages('S-18', 6, '18'),
          { ...inPackages('S-20', 90, '20'), reserved: 85 },
          inPackages('S-22', 5, '22'),
          inPackages('S-24', 60, '24'),
        ],
      })
      const second = await putProduct(db, { variants: [{ code: 'T-1', stock: 0 }, { code: 'T-2' }] })
      const visitor = await visitorOf(db)
      const codes = async (ids: number[], filters?: Partial<typeof everything>) =>
        (await getVariantRows(db, visitor, ids, { ...everything, ...filters })).map(({ code }) => code)
      const sorted = ['S-18', 'S-24', 'S-16', 'S-20', 'S-22']
      expect(await codes([first.id, second.id])).toEqual([...sorted, 'T-2', 'T-1'])
      // First on one page, last on another, alone, and filtered.
      expect(await codes([second.id, first.id])).toEqual(['T-2', 'T-1', ...sorted])
      expect(await codes([first.id])).toEqual(sorted)
      const wide = ['16', '20', '24'].map((width) => widths[width]!)
      expect(await codes([first.id], { details: wide })).toEqual(['S-24', 'S-16', 'S-20'])
    }))

  it('shows only the variants that match the filter, as the list counts them', () =>
    inRolledBack(database, async (db) => {
      const widths = await putFeature(db, { code: 'genislik' }, ['18', '20', '22'])
      const material = await putFeature(db, { code: 'malzeme' }, ['deri', 'naylon'])
      const variants = ['18', '20', '22'].map((width, i) => ({
        code: `F-${width}`,
        details: [widths[width]!],
        stock: i * 10,
        prices: [{ amount: 10_000, packageSize: i === 2 ? 12 : 1 }],
      }))
      const leather = await putProduct(db, { details: [material.deri!], variants })
      await putProduct(db, { details: [material.naylon!], variants: [{ details: [widths['20']!] }] })
      const visitor = await visitorOf(db)
      const codes = async (filters: Partial<typeof everything>) => {
        const query = { ...everything, ...filters }
        const { products } = await listProducts(db, visitor, query)
        const ids = products.map(({ id }) => id)
        const rows = await getVariantRows(db, visitor, ids, query)
        expect(new Set(rows.map(({ productId }) => productId))).toEqual(new Set(ids))
        return rows.filter(({ productId }) => productId === leather.id).map(({ code }) => code)
      }
      expect(await codes({})).toEqual(['F-20', 'F-22', 'F-18'])
      expect(await codes({ details: [widths['20']!, widths['22']!] })).toEqual(['F-20', 'F-22'])
      expect(await codes({ details: [widths['20']!, material.naylon!] })).toEqual([])
      expect(await codes({ details: [widths['18']!, material.deri!] })).toEqual(['F-18'])
      expect(await codes({ inStock: true })).toEqual(['F-20', 'F-22'])
      expect(await codes({ packageSize: 12 })).toEqual(['F-22'])
    }))

  it('holds only the prices and variants of the visitor', () =>
    inRolledBack(database, async (db) => {
      const prices = [
        { amount: 12_345 },
        { amount: 7_654, list: lists.bayi, packageSize: 6 },
        { amount: 5_432, list: lists.toptan, packageSize: 12 },
      ]
      const { id } = await putProduct(db, {
        variants: [
          { code: 'ACIK', prices },
          { code: 'GIZLI', visibility: 2, prices },
        ],
      })
      const hidden = await putProduct(db, { visibility: 1 })
      const read = async (
        db: Db,
        ...visitor: Parameters<typeof visitorOf> extends [Db, ...infer R] ? R : never
      ) => getVariantRows(db, await visitorOf(db, ...visitor), [id, hidden.id])
      const guest = await read(db)
      expect(guest).toMatchObject([{ code: 'ACIK', price: { unit: 12_345, packageSize: 1 } }])
      expect(JSON.stringify(guest)).not.toMatch(/7654|5432|GIZLI/)
      const dealer = await read(db, 'bayi', { sees: 2, discounts: [10] })
      expect(dealer).toMatchObject([
        { code: 'ACIK', price: { unit: 6_889, packageSize: 6, kdvIncluded: false } },
        { code: 'GIZLI' },
        { productId: hidden.id },
      ])
      expect(JSON.stringify(dealer)).not.toMatch(/5432|4889/)
    }))

  it('takes one query for any number of products', () =>
    inRolledBack(database, async (db) => {
      const visitor = await visitorOf(db)
      const ids: number[] = []
      for (let i = 0; i < 12; i++) ids.push((await putProduct(db, { variants: [{}, {}, {}] })).id)
      await getVariantRows(db, visitor, ids.slice(0, 1))
      let asked = 0
      const counting = new Proxy(db, {
        get: (target, name) => {
          if (name === 'execute' || name === 'select') asked += 1
          const value = Reflect.get(target, name) as unknown
          return typeof value === 'function' ? value.bind(target) : value
        },
      })
      expect(await getVariantRows(counting, visitor, ids)).toHaveLength(36)
      // The rows, and what the process keeps: settings and features.
      expect(asked).toBeLessThanOrEqual(3)
    }))
})
