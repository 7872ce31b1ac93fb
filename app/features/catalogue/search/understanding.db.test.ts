import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Transaction } from '~/db/connection.server'
import { inRolledBack, openTestDatabase } from '~/db/testing/database'
import { addSynonyms, searchCategories, searchProducts } from '../catalogue.server'
import { type Goods, openLists, putCategory, putFeature, putProduct, visitorOf } from '../testing/goods'
import { readMeasure } from './understanding/measures'
import { tokensOf } from './understanding/typed-words'

const database = await openTestDatabase('empty')
beforeAll(() => openLists(database.db))

async function search(db: Transaction, typed: string, sees: 0 | 1 | 2 = 0) {
  const visitor = await visitorOf(db, 'perakende', { sees })
  const { products, total, note } = await searchProducts(db, visitor, typed, { length: 30 })
  return { names: products.map(({ name }) => name), total, note }
}

const shop = (goods: readonly Goods[], work: (db: Transaction) => Promise<void>) =>
  inRolledBack(database, async (db) => {
    for (const each of goods) await putProduct(db, each)
    await work(db)
  })

describe('measures', () => {
  it('are read alike in typed searches and in the texts of products', async () => {
    const written = [
      '22 mm',
      '1,5 mm',
      '2,0 mm',
      '50 ml',
      '22 milim',
      '100 gr',
      '1,50 mm',
      '5 kilo',
      '3 santim',
    ]
    for (const text of written) {
      const { rows } = await database.db.execute<{ measures: string }>(
        sql`select measures_of(${text}) as measures`,
      )
      expect(rows[0]!.measures.trim()).toBe(tokensOf(text)[0]!.text)
    }
    const ranges = async (text: string) => {
      const { rows } = await database.db.execute<{ measures: string }>(
        sql`select measures_of(${text}) as measures`,
      )
      return rows[0]!.measures.trim().split(' ').toSorted()
    }
    expect(await ranges('38–41 mm kare kasalı')).toEqual(['38mm', '39mm', '40mm', '41mm'])
    expect(await ranges('standart 120/75 mm')).toEqual(['120mm', '75mm'])
    expect(await ranges('316l çelik, 10 adet')).toEqual([''])
    expect(readMeasure('22', 'milim')).toBe('22mm')
  })

  it('find the variants with this width, however they are typed', () =>
    inRolledBack(database, async (db) => {
      const widths = await putFeature(db, { code: 'genislik', kind: 'number', unit: 'mm' }, [
        '20',
        '22',
        '220',
      ])
      for (const width of ['20', '22', '220'])
        await putProduct(db, { name: `Kordon ${width}x`, variants: [{ details: [widths[width]!] }] })
      for (const typed of ['22mm', '22 mm', '22 milim', 'kordon 22 MM', '22mm kordon'])
        expect((await search(db, typed)).names).toEqual(['Kordon 22x'])
      expect((await search(db, '20-22 mm')).total).toBe(2)
    }))
})

describe('synonyms', () => {
  const nato = { phrase: 'nato', meanings: ['tek parça naylon'], bothWays: false }

  it('find products and categories by their meanings', () =>
    shop([{ name: 'Tek parça naylon kordon' }, { name: 'Naylon ip' }], async (db) => {
      await putCategory(db, 'Tek parça naylon')
      expect((await search(db, 'nato')).names).toEqual([])
      await addSynonyms(db, [nato])
      expect((await search(db, 'nato kordon')).names).toEqual(['Tek parça naylon kordon'])
      expect((await searchCategories(db, 'nato', 5)).map(({ name }) => name)).toEqual(['Tek parça naylon'])
    }))

  it('add to the word itself and never replace it', () =>
    shop([{ name: 'Nato askısı', rank: 9 }, { name: 'Tek parça naylon kordon' }], async (db) => {
      await addSynonyms(db, [nato])
      expect((await search(db, 'nato')).names).toContain('Nato askısı')
    }))

  it.each([
    ['means itself', [{ phrase: 'nato', meanings: ['NATO'], bothWays: false }]],
    ['has no letters or digits', [{ phrase: '***', meanings: ['kordon'], bothWays: false }]],
    ['has too many words', [{ phrase: 'bir iki uc dort bes alti', meanings: ['kordon'], bothWays: false }]],
    [
      'closes a circle',
      [
        { phrase: 'kayış', meanings: ['bileklik'], bothWays: false },
        { phrase: 'bileklik', meanings: ['kordon'], bothWays: false },
        { phrase: 'kordon', meanings: ['kayış'], bothWays: false },
      ],
    ],
  ])('are refused when one %s', async (_, synonyms) => {
    await inRolledBack(database, async (db) => {
      await expect(addSynonyms(db, synonyms)).rejects.toThrow('no synonym')
    })
  })
})

describe('when nothing fits as typed', () => {
  it('similar products are shown, with the spelling of the shop', () =>
    shop([{ name: 'Kırmızı kanvas' }], async (db) => {
      const { names, note } = await search(db, 'kırmzı kanvas')
      expect(names).toEqual(['Kırmızı kanvas'])
      expect(note).toEqual({ asTyped: false, meant: 'kırmızı kanvas', leftOut: [] })
    }))

  it('a misspelt synonym is understood', () =>
    shop([{ name: 'Akıllı saat kordonu' }], async (db) => {
      await addSynonyms(db, [{ phrase: 'Huawei', meanings: ['akıllı saat'], bothWays: false }])
      const { names, note } = await search(db, 'huawey kordon')
      expect(names).toEqual(['Akıllı saat kordonu'])
      expect(note).toEqual({ asTyped: false, meant: 'huawei kordon', leftOut: [] })
    }))

  it('words that no product has are left out, and the answer says so', () =>
    shop([{ name: 'Deri kordon' }], async (db) => {
      const { names, note } = await search(db, 'Tissot deri')
      expect(names).toEqual(['Deri kordon'])
      expect(note).toEqual({ asTyped: false, meant: null, leftOut: ['Tissot'] })
    }))

  it('a word of a synonym with another ending is no misspelling', () =>
    shop([{ name: 'Deri kordon' }], async (db) => {
      await addSynonyms(db, [{ phrase: 'saat kordonu', meanings: ['kordon'], bothWays: false }])
      expect((await search(db, 'seiko deri kordon')).note).toMatchObject({ meant: null, leftOut: ['seiko'] })
    }))

  it('a code or barcode that does not exist finds nothing', () =>
    shop([{ name: 'Deri kordon' }], async (db) => {
      expect((await search(db, 'deri 8690000000017')).names).toEqual([])
    }))

  it('words that products have, but never together, are not left out', () =>
    shop([{ name: 'Deri kordon' }, { name: 'Hasır bilezik' }], async (db) => {
      expect(await search(db, 'deri bilezik')).toMatchObject({
        total: 0,
        note: { asTyped: false, leftOut: [] },
      })
    }))

  it('a search that products fit has no note', () =>
    shop([{ name: 'Deri kordon' }], async (db) => {
      expect((await search(db, 'deri')).note).toEqual({ asTyped: true, meant: null, leftOut: [] })
    }))
})

describe('goods that a visitor may not see (promise P04)', () => {
  const hidden: Goods[] = [
    { name: 'Gizlikrokodil şerit', visibility: 2, brand: 'Gizlimarka' },
    { name: 'Deri kordon', variants: [{}, { name: 'Gizli', code: 'GZLKOD', visibility: 2 }] },
  ]

  it('are never suggested as a spelling', () =>
    shop(hidden, async (db) => {
      for (const typed of ['gizlikrokodl', 'gizlmarka', 'gizlikrokodil', 'gizlimarka', 'gizlikrokodl deri']) {
        const { names, note } = await search(db, typed)
        expect(names).not.toContain('Gizlikrokodil şerit')
        expect(JSON.stringify(note?.meant ?? '')).not.toMatch(/gizli(krokodil|marka)/)
      }
      expect((await search(db, 'gizlikrokodl', 2)).note?.meant).toBe('gizlikrokodil')
    }))

  it.each([
    'gizlikrokodil deri',
    'gizlimarka deri',
    'gizlikrokodiller deri',
    'krokodl deri',
    'gizlikrokodil',
    'deri şerit',
  ])('give %s the same answer as a shop without them', async (typed) => {
    let withHidden: unknown
    let without: unknown
    await shop(hidden, async (db) => void (withHidden = await search(db, typed)))
    await shop([{ name: 'Deri kordon' }], async (db) => void (without = await search(db, typed)))
    expect(withHidden).toEqual(without)
  })
})
