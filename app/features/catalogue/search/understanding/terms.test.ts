import { describe, expect, test } from 'vitest'
import { nearest } from './nearest'
import { synonymLimits, toDictionary } from './synonyms'
import { searchTerms, type Slot } from './terms'
import { tokensOf } from './typed-words'

const wordsOf = (text: string) => tokensOf(text).flatMap(({ any }) => any)
const dictionary = toDictionary(
  [
    { phrase: 'nato', meanings: ['tek parça naylon'], bothWays: false },
    { phrase: 'apple watch', meanings: ['akıllı saat'], bothWays: false },
    { phrase: 'watch', meanings: ['saat'], bothWays: false },
    { phrase: 'gümüş', meanings: ['çelik', 'gri'], bothWays: false },
    { phrase: 'saat kordonu', meanings: ['kordon'], bothWays: false },
    { phrase: 'bant', meanings: ['şerit'], bothWays: true },
  ],
  wordsOf,
)

const shown = ({ ways }: Slot) =>
  ways.map((way) => way.map(({ text, exact }) => (exact ? `=${text}` : text)).join('+')).join(' | ')
const read = (typed: string) => searchTerms(typed, dictionary)?.slots.map(shown) ?? null

describe('a measure', () => {
  test.each(['22mm', '22 mm', '22 MM', '22 milim', '22milimetre', '22,0 mm', '022mm'])(
    '%s is one',
    (typed) => {
      expect(read(typed)).toEqual(['=22mm'])
    },
  )

  test.each([
    ['1,5 mm', ['=1v5mm']],
    ['1.8mm pim', ['=1v8mm', 'pim']],
    ['pim 1,5', ['pim', '1v5']],
    ['50ml', ['=50ml']],
  ])('%s has decimals or another unit', (typed, slots) => {
    expect(read(typed)).toEqual(slots)
  })

  test.each([
    ['20-22', ['=20 | =22']],
    ['20/22 mm', ['=20mm | =22mm']],
    ['20 – 22 mm deri', ['=20mm | =22mm', 'deri']],
  ])('%s is a choice of two', (typed, slots) => {
    expect(read(typed)).toEqual(slots)
  })

  test.each([
    ['dr-1001-22-tb', ['dr', '1001', '22', 'tb']],
    ['dr1001', ['dr1001 | dr+1001']],
    ['316L', ['316l']],
  ])('%s is a code and not one', (typed, slots) => {
    expect(read(typed)).toEqual(slots)
  })
})

describe('markup, symbols and filler words', () => {
  test.each(['<b>', '%%%', '"*"', '***', '😀😀😀', '</script>', '___', '  '])('%s is nothing', (typed) => {
    expect(read(typed)).toBeNull()
  })

  test.each([
    ['<b>deri</b>', ['deri']],
    ['deri 😀', ['deri']],
    ['"siyah" *deri*', ['siyah', 'deri']],
    ['deri kordon fiyatları', ['deri', 'kordon']],
    ['22mm uyumlu deri', ['=22mm', 'deri']],
    ['mm 22 deri', ['22', 'deri']],
  ])('%s keeps what tells something', (typed, slots) => {
    expect(read(typed)).toEqual(slots)
  })

  test('filler words alone are searched as they are', () => {
    expect(read('yeni model')).toEqual(['yeni', 'model'])
  })

  test('one or two letters begin too many words', () => {
    expect(read('a %')).toEqual([])
  })
})

describe('synonyms', () => {
  test.each([
    ['nato', ['nato | =tek+parca+naylon']],
    ['NATO siyah', ['nato | =tek+parca+naylon', 'siyah']],
    ['gumus', ['gumus | celik | =gri']],
    ['gümüşler', ['gumus | celik | =gri']],
  ])('%s means the words of its record', (typed, slots) => {
    expect(read(typed)).toEqual(slots)
  })

  test('the longest phrase counts, also with an ending', () => {
    expect(read('apple watch')).toEqual(['apple+watch | akilli+saat'])
    expect(read('Apple Watch’ım')).toEqual(['apple+watch | akilli+saat'])
    expect(read('saat kordonum')).toEqual(['saat+kordonum | kordon'])
  })

  test('a record in both ways is found from both sides, others from one', () => {
    expect(read('bant')).toEqual(['bant | serit'])
    expect(read('şerit')).toEqual(['serit | bant'])
    expect(read('akıllı saat')![0]).not.toContain('apple')
  })

  test('a meaning is not looked up again, so records cannot multiply the work', () => {
    const chain = toDictionary(
      [
        { phrase: 'aaaa', meanings: ['bbbb'], bothWays: true },
        { phrase: 'bbbb', meanings: ['cccc'], bothWays: true },
      ],
      wordsOf,
    )
    expect(searchTerms('aaaa', chain)!.slots.map(shown)).toEqual(['aaaa | bbbb'])
  })

  test('all words of a search together are bounded, whatever the records say', () => {
    const meanings = Array.from(
      { length: synonymLimits.meanings },
      (_, n) => `m${n}a m${n}b m${n}c m${n}d m${n}e`,
    )
    const names = Array.from({ length: 8 }, (_, n) => `kelime${String.fromCharCode(97 + n)}`)
    const large = toDictionary(
      names.map((phrase) => ({ phrase, meanings, bothWays: true })),
      wordsOf,
    )
    const { slots } = searchTerms(names.join(' '), large)!
    expect(slots).toHaveLength(8)
    expect(slots.flatMap(({ ways }) => ways.flat()).length).toBeLessThanOrEqual(32)
    for (const { ways } of slots) expect(ways.length).toBeGreaterThan(0)
  })
})

describe('the nearest known word', () => {
  const known = ['huawei', 'samsung', 'apple', 'kayis', 'bileklik']
  test.each([
    ['huawey', 'huawei'],
    ['samsunk', 'samsung'],
    ['aple', 'apple'],
    ['bilekliik', 'bileklik'],
    ['kayıs'.replace('ı', 'i'), null],
    ['kapis', 'kayis'],
    ['zürafa', null],
    ['saplung', null],
    ['appel', 'apple'],
    ['ple', null],
  ])('of %s is %s', (typed, word) => {
    expect(nearest(typed, known)).toBe(word)
  })
})
