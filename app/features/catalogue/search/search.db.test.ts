// @module-tag once
import { beforeAll, describe, expect, it } from 'vitest'
import type { Transaction } from '~/db/connection.server'
import { inRolledBack, openTestDatabase } from '~/db/testing/database'
import { listProducts, searchCategories, searchProducts } from '../catalogue.server'
import {
  everything,
  type Goods,
  openLists,
  putCategory,
  putFeature,
  putProduct,
  visitorOf,
} from '../testing/goods'

const database = await openTestDatabase('empty')
const demo = await openTestDatabase('demo')
beforeAll(() => openLists(database.db))

/** Names of the products that a guest finds among these goods, best first. */
function find(typed: string, goods: readonly Goods[]): Promise<string[]> {
  return inRolledBack(database, async (db) => {
    for (const each of goods) await putProduct(db, each)
    return names(db, typed)
  })
}

async function names(db: Transaction, typed: string): Promise<string[]> {
  const { products } = await searchProducts(db, await visitorOf(db), typed, { length: 30 })
  return products.map(({ name }) => name)
}

const shelf = [
  { name: 'Deri Çanta' },
  { name: 'ışıklı kordon' },
  { name: 'Işık Kutusu' },
  { name: 'Çelik kordon' },
]

describe('search', () => {
  it.each([
    ['canta', ['Deri Çanta']],
    ['ÇANTA', ['Deri Çanta']],
    ['IŞIK', ['ışıklı kordon', 'Işık Kutusu']],
    ['isik', ['ışıklı kordon', 'Işık Kutusu']],
    ['İŞİK', ['ışıklı kordon', 'Işık Kutusu']],
    ['kordon çel', ['Çelik kordon']],
    ['  deri   çanta ', ['Deri Çanta']],
    ['kordon, çelik!', ['Çelik kordon']],
  ])('finds %s as Turkish readers read it', async (typed, found) => {
    expect(await find(typed, shelf)).toEqual(found)
  })

  it('puts names that begin with the typed words before other names with them', async () => {
    const goods = ['Deri saat kordonu', 'Saat için kordon', 'Saat kordonu, deri'].map((name) => ({ name }))
    expect(await find('saat  KOR', goods)).toEqual([
      'Saat kordonu, deri',
      'Deri saat kordonu',
      'Saat için kordon',
    ])
    expect(await find('saat', goods)).toEqual(goods.map(({ name }) => name))
  })

  it('ignores the words of products that are hidden from the visitor', async () => {
    const goods: Goods[] = [{ name: 'Saat kordonu', visibility: 2 }, { name: 'Kordon, saat' }]
    expect(await find('saat kor', goods)).toEqual(['Kordon, saat'])
  })

  it('finds by brand, category, colour and width', async () => {
    await inRolledBack(database, async (db) => {
      const [categoryId] = await putCategory(db, 'Kayışlar')
      const colours = await putFeature(db, { code: 'renk', kind: 'swatch' }, ['lacivert'])
      const widths = await putFeature(db, { code: 'genislik', kind: 'number', unit: 'mm' }, ['22'])
      const details = [colours.lacivert!, widths['22']!]
      await putProduct(db, {
        name: 'Bodrum',
        brand: 'Kuzguncuk',
        categoryIds: [categoryId!],
        variants: [{ details }],
      })
      for (const typed of ['kuzgun', 'kayış', 'lacivert', '22 mm', 'bodrum lacivert 22']) {
        expect(await names(db, typed)).toEqual(['Bodrum'])
      }
    })
  })

  it('puts an exact code before words, in any spelling', async () => {
    const goods = [
      { name: 'Toka XK-10 ile uyumlu', rank: 1 },
      { name: 'Aranan', code: 'XK', rank: 9, variants: [{ code: 'XK-9' }, { code: 'XK-10' }] },
      { name: 'Yakını', code: 'XKY', rank: 2, variants: [{ code: 'XK-10-A' }] },
    ]
    expect((await find('XK-10', goods))[0]).toBe('Aranan')
    expect((await find(' xk-10 ', goods))[0]).toBe('Aranan')
    expect((await find('xk - 10', goods))[0]).toBe('Aranan')
    expect((await find('XKY', goods))[0]).toBe('Yakını')
  })

  it('puts names before other words, and beginnings of words before misspellings', async () => {
    const goods = [
      { name: 'Kordan', rank: 1 },
      { name: 'Saat bandı', brand: 'Kordoncu', rank: 2 },
      { name: 'Kordon', rank: 3 },
    ]
    expect(await find('kordon', goods)).toEqual(['Kordon', 'Saat bandı', 'Kordan'])
  })

  it.each([
    ['silkon kordn', 'Silikon kordon'],
    ['kelebk', 'Kelebek toka'],
    ['lacivret', 'Lacivert kumaş'],
    ['canat', 'Çanta'],
  ])('forgives %s', async (typed, found) => {
    const goods = ['Silikon kordon', 'Kelebek toka', 'Lacivert kumaş', 'Çanta'].map((name) => ({ name }))
    expect(await find(typed, goods)).toEqual([found])
  })

  it('does not treat another number as a misspelling', async () => {
    expect(await find('kordon 1234', [{ name: 'Kordon 1235' }])).toEqual([])
  })

  it('looks for misspellings only when there are few hits', async () => {
    const many = Array.from({ length: 12 }, (_, i) => ({ name: `Kordon ${i}` }))
    const found = await find('kordon', [...many, { name: 'Kordan' }])
    expect(found).toHaveLength(12)
    expect(found).not.toContain('Kordan')
  })

  it.each(['', '  ', 'ka', ' ka ', '%%%', '___', '???'])('finds nothing for %j', async (typed) => {
    expect(await find(typed, [{ name: 'Kayış' }])).toEqual([])
  })

  it('reads % and _ as plain characters', async () => {
    expect(await find('a%b', [{ name: 'Axxb' }])).toEqual([])
    expect(await find('s_at', [{ name: 'Suat' }])).toEqual([])
  })

  it('pages, counts and sorts like any list', async () => {
    await inRolledBack(database, async (db) => {
      for (const [i, name] of ['Çan kordon', 'Can kordon', 'Ilgaz kordon', 'İzmir kordon'].entries()) {
        await putProduct(db, { name, variants: [{ prices: 10_000 - i * 100 }] })
      }
      const visitor = await visitorOf(db)
      const list = async (change: object) => {
        const { products, total } = await listProducts(db, visitor, {
          ...everything,
          search: 'kordon',
          ...change,
        })
        return { total, names: products.map(({ name }) => name.split(' ')[0]) }
      }
      expect(await list({ sort: 'ad' })).toEqual({ total: 4, names: ['Can', 'Çan', 'Ilgaz', 'İzmir'] })
      expect(await list({ sort: 'fiyat-artan' })).toEqual({
        total: 4,
        names: ['İzmir', 'Ilgaz', 'Can', 'Çan'],
      })
      expect(await list({ start: 3 })).toMatchObject({ total: 4, names: ['İzmir'] })
      expect(await list({ search: 'ko' })).toEqual({ total: 0, names: [] })
    })
  })
})

describe('category search', () => {
  it('finds categories by the beginnings of their words, whole names and upper categories first', async () => {
    await inRolledBack(database, async (db) => {
      const path = await putCategory(db, 'Deri kordonlar')
      await putCategory(db, 'İnce deri', path)
      await putCategory(db, 'Çelik kordonlar')
      const found = async (typed: string) => (await searchCategories(db, typed, 5)).map(({ name }) => name)
      expect(await found('DERİ')).toEqual(['Deri kordonlar', 'İnce deri'])
      expect(await found('celik kor')).toEqual(['Çelik kordonlar'])
      expect(await found('de')).toEqual([])
    })
  })
})

describe('costly searches', () => {
  it.each([
    ['ten thousand letters', 'k'.repeat(10_000)],
    ['long words of many letters', 'kordonsilikonderihasirnaylonmetal '.repeat(300)],
    ['thousands of words', 'kordn silkn drei '.repeat(700)],
    ['thousands of different words', Array.from({ length: 2_500 }, (_, i) => `zq${i}`).join(' ')],
    ['ten thousand letters that fold to more', 'ß'.repeat(10_000)],
    ['patterns', '%_\\'.repeat(3_400)],
  ])('are cut: %s', async (_, typed) => {
    const visitor = await visitorOf(demo.db)
    const times: number[] = []
    // The best of several attempts: other programs on the machine slow down single ones.
    for (let i = 0; i < 6; i++) {
      const started = performance.now()
      await searchProducts(demo.db, visitor, typed, { length: 30 })
      times.push(performance.now() - started)
    }
    expect(Math.min(...times)).toBeLessThan(200)
  })
})
