import { createReadStream } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { dealerXml } from './dealer-xml.server'
import { exampleFile, fileOf, fileOfBytes, itemOf, readItems } from '../testing/file'

const open = (name: string) => () => createReadStream(exampleFile(name))
const products = await readItems(dealerXml, open('dealer-products.xml'))
const models = await readItems(dealerXml, open('dealer-models.xml'))
const readAll = (...lines: string[]) => readItems(dealerXml, fileOf(...lines))
const one = (inside: string) =>
  `<Product><ProductCode>A</ProductCode><ProductName>Ad</ProductName><Price>5</Price>${inside}</Product>`

describe('a Product', () => {
  test('has text of CDATA, options, ordered pictures, and a price for variants without one', () => {
    expect(itemOf(products, 'product', 'KRD-500')).toEqual({
      kind: 'product',
      lines: { from: 3, to: 39 },
      code: 'KRD-500',
      name: 'Işıklı İnce Kordon & Toka',
      link: null,
      description: 'Dana derisi; el dikişi.',
      summary: null,
      brand: 'Köselehan',
      categories: [['Kordonlar', 'Deri']],
      features: [{ feature: 'Model', value: 'Klasik' }],
      kdvRate: 20,
      published: null,
      seoTitle: null,
      seoDescription: null,
      variants: [
        {
          line: 20,
          code: 'KRD-500-K-18',
          barcode: null,
          name: 'Kırmızı / 18 mm',
          options: [
            { feature: 'Renk', value: 'Kırmızı' },
            { feature: 'Genişlik', value: '18 mm' },
          ],
          price: 13_390,
          compareAt: null,
          stock: 11,
          weightGrams: 0,
        },
        expect.objectContaining({ code: 'KRD-500-S-20', name: 'Siyah', price: 13_390, stock: 0 }),
      ],
      pictures: [
        { url: 'https://pictures.example/500-1.jpg', alt: 'Işıklı İnce Kordon & Toka', variantCodes: [] },
        { url: 'https://pictures.example/500-2.jpg', alt: 'Işıklı İnce Kordon & Toka', variantCodes: [] },
      ],
      remarks: [],
    })
  })

  test('without variants has one variant of its own', () => {
    expect(itemOf(products, 'product', 'TOKA-11')).toMatchObject({
      categories: [],
      kdvRate: null,
      variants: [{ code: 'TOKA-11', barcode: '8690000000511', name: 'Standart', price: 1_250, stock: 4 }],
    })
  })

  test('that is invalid is reported with every invalid element', () => {
    expect(itemOf(products, 'problem', 'TOKA-9')).toMatchObject({
      name: 'Çelik Çengel & Toka',
      remarks: [
        { line: 45, column: 'Currency', value: 'USD', sentence: /^yalnız TL/ },
        { line: 46, column: 'TaxRate', value: '18', sentence: /--kdv-map 18=20/ },
        { line: 44, column: 'Price', value: '1.250', sentence: /hem 1250 hem 1,250 okunabilir/ },
      ],
    })
    expect(itemOf(products, 'problem', 'TOKA-10').remarks).toMatchObject([
      { column: 'Quantity', value: '-4', sentence: /^eksi adet/ },
    ])
  })

  test('is read by the given options', async () => {
    const said = await readItems(dealerXml, open('dealer-products.xml'), {
      decimal: '.',
      kdvNames: new Map([['18', 20 as const]]),
    })
    expect(itemOf(said, 'problem', 'TOKA-9').remarks).toMatchObject([{ column: 'Currency' }])
    expect(itemOf(said, 'problem', 'TOKA-10').remarks).toMatchObject([
      { column: 'Price', value: '12,50', sentence: /ondalık ayırıcı “\.” olmalı \(--decimal\)/ },
      { column: 'Quantity' },
    ])
  })
})

describe('an ImportProductModel', () => {
  test('has its own price and stock, or groups of variants with their own', () => {
    expect(itemOf(models, 'product', 'ASK-7')).toMatchObject({
      categories: [['Saklama', 'Askı']],
      brand: 'Şimşir',
      description: '• Ceviz\n• Keçe',
      summary: 'Duvara asılır',
      variants: [{ code: 'ASK-7', barcode: '8690000000707', price: 34_990, stock: 12 }],
      pictures: [{ url: 'https://pictures.example/7-a.jpg' }, { url: 'https://pictures.example/7-b.jpg' }],
    })
    expect(itemOf(models, 'product', 'KTN-3')).toMatchObject({
      kdvRate: 10,
      variants: [
        { code: 'KTN-3-B20', barcode: '8690000000301', name: 'Bordo / 20 mm', price: 10_900, stock: 6 },
        { code: 'KTN-3-Y', name: 'Yeşil', stock: 3 },
      ],
    })
  })

  test('reports at the end which elements are not imported', () => {
    expect(models.at(-1)).toEqual({
      kind: 'notice',
      remarks: [{ line: 1, column: '', value: '', sentence: 'şu öğeler aktarılmaz: Width, Weight, Mpn' }],
    })
  })

  test('is refused for a list without KDV, because its prices contain it', async () => {
    const items = await readItems(dealerXml, open('dealer-models.xml'), { kdvIncluded: false })
    expect(itemOf(items, 'problem', 'ASK-7').remarks).toMatchObject([{ column: 'PriceInclusiveVat' }])
  })
})

describe('a bad file', () => {
  test('that breaks off gives its complete products, and then an error', async () => {
    expect(await readAll('<Products>', one(''), '<Product><ProductCode>B</ProductCode>')).toMatchObject([
      { kind: 'product', code: 'A' },
      { kind: 'problem', fatal: true, lines: { from: 3 }, remarks: [{ sentence: /^XML bozuk ya da yarım/ }] },
    ])
  })

  test.each([
    ['', /^dosyada ürün yok|^XML bozuk/],
    ['<rss><channel/></rss>', /kök öğe şunlardan biri olmalı: Products, ArrayOfImportProductModel/],
    ['<Products><Product></Products>', /^XML bozuk/],
    ['<Products>&nobody;</Products>', /^XML bozuk/],
    ['<!DOCTYPE Products><Products/>', /^XML’de DOCTYPE olamaz/],
    [`<Products>${'<a>'.repeat(20)}`, /^XML çok derin/],
  ])('%s is refused', async (xml, sentence) => {
    expect(await readAll(xml)).toMatchObject([{ kind: 'problem', fatal: true, remarks: [{ sentence }] }])
  })

  test('expands no entity and fetches no file', async () => {
    const laughs = '<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;&a;">'
    for (const doctype of [
      laughs,
      '<!ENTITY b SYSTEM "file:///etc/passwd">',
      '<!ENTITY % b SYSTEM "http://127.0.0.1/">',
    ]) {
      const items = await readAll(
        `<?xml version="1.0"?><!DOCTYPE Products [${doctype}]><Products>${one('&b;')}</Products>`,
      )
      expect(items).toMatchObject([{ kind: 'problem', fatal: true, remarks: [{ sentence: /DOCTYPE/ }] }])
    }
  })

  test('with an oversized product is refused before memory runs out', async () => {
    async function* endless() {
      yield Buffer.from('<Products><Product><Description>')
      for (;;) yield Buffer.alloc(65_536, 'x')
    }
    let opened = 0
    // The first two times, only the encoding is read, so that the file may end.
    const file = () => (++opened <= 2 ? fileOf('<Products>')() : endless())
    const items = await readItems(dealerXml, file)
    expect(items).toMatchObject([{ fatal: true, remarks: [{ sentence: /^ürün çok büyük/ }] }])
  })
})

describe('an encoding', () => {
  const inTurkish = (declared: string) =>
    Buffer.concat([
      Buffer.from(`<?xml version="1.0" encoding="${declared}"?><Products>`),
      Buffer.from(one('<Brand>Ka§§</Brand>').replace('§§', '\xfe\xfd'), 'latin1'),
      Buffer.from('</Products>'),
    ])

  test.each(['windows-1254', 'ISO-8859-9'])('that is declared as %s is used', async (declared) => {
    const items = await readItems(dealerXml, fileOfBytes(inTurkish(declared), 300))
    expect(items).toMatchObject([{ kind: 'product', brand: 'Kaşı' }])
  })

  test('that is declared wrongly is detected and reported', async () => {
    const items = await readItems(dealerXml, fileOfBytes(inTurkish('UTF-8'), 300))
    expect(items).toMatchObject([
      { kind: 'notice', remarks: [{ sentence: /windows-1254/ }] },
      { brand: 'Kaşı' },
    ])
  })
})
