import { expect, test } from 'vitest'
import { readArguments } from './arguments'

test('a file and its format are enough', () => {
  expect(readArguments(['ürünler.csv', '--format', 'shopify'])).toMatchObject({
    file: 'ürünler.csv',
    format: { name: 'shopify' },
    dryRun: false,
    kdvRate: 20,
    earlierPrices: true,
  })
})

test('every other option can be given', () => {
  const given =
    '--format=shopify --dry-run --kdv 10 --no-compare-at a.csv --kdv-map 18=20 --encoding windows-1254 --decimal , ' +
    '--create-categories --price-list bayi --pictures resimler --report rapor.csv --restart'
  expect(readArguments([...given.split(' '), '--kdv-map', 'İndirimli Oran=10'])).toMatchObject({
    file: 'a.csv',
    dryRun: true,
    kdvRate: 10,
    kdvNames: new Map([
      ['18', 20],
      ['indirimli oran', 10],
    ]),
    encoding: 'windows-1254',
    decimal: ',',
    earlierPrices: false,
    createCategories: true,
    priceList: 'bayi',
    pictures: 'resimler',
    report: 'rapor.csv',
    restart: true,
  })
})

test.each([
  [[], /^Bir dosya adı gerekli/],
  [['a.csv'], /biçimi bilinmiyor/],
  [['a.csv', '--format', 'json'], /“json” biçimi bilinmiyor/],
  [['a.csv', '--format', 'csv', '--encoding', 'latin1'], /utf-8 veya windows-1254 olabilir, “latin1” olamaz/],
  [['a.csv', '--format', 'csv', '--decimal', '_'], /^Ondalık ayırıcı , veya \. olabilir/],
  [['a.csv', '--format', 'xml', '--kdv-map', '18=19'], /^--kdv-map AD=ORAN gibi/],
  [['a.csv', '--format', 'shopify', '--kdv', '18'], /0, 1, 10 veya 20 olabilir, “18” olamaz/],
  [['a.csv', 'b.csv', '--format', 'shopify'], /^Kullanım/],
  [['a.csv', '--format', 'shopify', '--force'], /^Kullanım/],
  [['--help'], /^Kullanım: npm run import/],
])('%j is answered with a correction', (args, message) => {
  expect(readArguments(args)).toEqual({ error: expect.stringMatching(message) })
})
