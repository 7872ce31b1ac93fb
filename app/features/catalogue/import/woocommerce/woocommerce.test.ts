import { createReadStream } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { exampleFile, fileOf, itemOf, readItems } from '../testing/file'
import { woocommerce } from './woocommerce.server'

const exported = () => createReadStream(exampleFile('woocommerce.csv'))
const items = await readItems(woocommerce, exported)
const head = 'ID,Type,SKU,Name,Published,Stock,Regular price,Parent,Attribute 1 name,Attribute 1 value(s)'
const readAll = (...lines: string[]) => readItems(woocommerce, fileOf(...lines))

describe("a product in WooCommerce's file", () => {
  test('has its variations from any row of the file, by id or by code', () => {
    expect(itemOf(items, 'product', 'KRD-ANA')).toEqual({
      kind: 'product',
      lines: { from: 2, to: 6 },
      code: 'KRD-ANA',
      name: 'Şık Deri Kordon',
      link: null,
      description: 'Dana derisi, yağlı mum.',
      summary: 'El dikişi.',
      brand: null,
      categories: [['Kordonlar', 'Deri'], ['Kordonlar']],
      features: [{ feature: 'Malzeme', value: 'Dana derisi' }],
      kdvRate: null,
      published: true,
      seoTitle: null,
      seoDescription: null,
      variants: [
        {
          line: 4,
          code: 'KRD-ANA-K',
          barcode: null,
          name: 'Kahve',
          options: [{ feature: 'Renk', value: 'Kahve' }],
          price: 123_450,
          compareAt: null,
          stock: 12,
          weightGrams: 25,
        },
        expect.objectContaining({ line: 6, code: 'KRD-ANA-SIYAH', name: 'Siyah', price: 15_000, stock: 0 }),
      ],
      pictures: [
        { url: 'https://pictures.example/ana.jpg', alt: 'Şık Deri Kordon', variantCodes: [] },
        { url: 'https://pictures.example/arka.jpg', alt: 'Şık Deri Kordon', variantCodes: [] },
        { url: 'https://pictures.example/kahve.jpg', alt: 'Şık Deri Kordon', variantCodes: ['KRD-ANA-K'] },
      ],
      remarks: [{ line: 6, column: 'Stock', value: '-2', sentence: 'eksi stok 0 sayıldı' }],
    })
  })

  test('that is simple has one variant, at its sale price while that is valid', () => {
    expect(itemOf(items, 'product', 'TOKA-1')).toMatchObject({
      categories: [['Aksesuar', 'Toka']],
      kdvRate: 10,
      variants: [
        {
          code: 'TOKA-1',
          barcode: '8690000000111',
          name: 'Standart',
          price: 7_990,
          compareAt: 9_990,
          stock: 40,
        },
      ],
      pictures: [{ url: 'toka.jpg' }],
      remarks: [{ column: 'Date sale price ends', value: '2030-01-31' }],
    })
  })

  test('is given only when it is complete, at the latest at the end of the file', () => {
    expect(items.map((item) => ('code' in item ? item.code : item.kind))).toEqual([
      'notice',
      'TOKA-1',
      'DIS-1',
      'KRD-ANA',
      'BELIRSIZ',
      'ESKI-KDV',
      'OKSUZ-1',
    ])
  })
})

describe('data that cannot be imported is reported by row and column', () => {
  test.each([
    ['DIS-1', { line: 5, column: 'Type', value: 'external', sentence: /^bu ürün türü aktarılmaz/ }],
    ['BELIRSIZ', { line: 7, column: 'Regular price', value: '1.234', sentence: /--decimal/ }],
    ['ESKI-KDV', { line: 8, column: 'Tax class', value: 'kdv-18', sentence: /--kdv-map kdv-18=10/ }],
    ['OKSUZ-1', { line: 9, column: 'Parent', value: 'YOK', sentence: /^üst ürünü/ }],
  ])('%s', (code, remark) => {
    expect(itemOf(items, 'problem', code).remarks).toMatchObject([remark])
  })

  test('and is imported once the option says what is meant', async () => {
    const given = { decimal: ',' as const, kdvNames: new Map([['kdv-18', 20 as const]]) }
    const said = await readItems(woocommerce, exported, given)
    expect(itemOf(said, 'product', 'BELIRSIZ').variants[0]!.price).toBe(123_400)
    expect(itemOf(said, 'product', 'ESKI-KDV')).toMatchObject({ kdvRate: 20, published: false })
  })

  test('a variation before its product, one switched off, one for any value', async () => {
    const read = await readAll(
      head,
      '2,variation,A-1,A,1,1,10,A,Renk,',
      '3,variation,A-2,A,0,1,10,A,Renk,Mavi',
      '1,variable,A,Askı,1,,,,Renk,"Mavi, Bej"',
    )
    expect(itemOf(read, 'product', 'A')).toMatchObject({
      lines: { from: 2, to: 4 },
      variants: [{ code: 'A-1', options: [] }],
      remarks: [
        { line: 3, column: 'Published', sentence: 'kapalı varyasyon aktarılmadı' },
        { line: 2, sentence: /^“Renk” için seçim yok/ },
      ],
    })
  })

  test('a product that waits for variations when the file breaks is not imported in part', async () => {
    const read = await readAll(
      head,
      '1,variable,A,Askı,1,,,,Renk,"Mavi, Bej"',
      '2,variation,A-1,A,1,1,10,A,Renk,Mavi',
      '4,simple,B,Başka,1,1,10,,,',
      '3,variation,A-2,A,1,1,10,99,A,Renk,Bej',
    )
    expect(read).toMatchObject([
      { kind: 'product', code: 'B' },
      { kind: 'problem', code: 'A', remarks: [{ sentence: /^5\. satır okunamadığı için ürün eksik/ }] },
      { kind: 'problem', fatal: true, lines: { from: 5 } },
    ])
  })

  test('headings of another kind of file', async () => {
    expect(await readAll('Tür,İsim', 'simple,A')).toMatchObject([
      { kind: 'problem', fatal: true, remarks: [{ sentence: /^dosyada şu sütunlar yok: Normal fiyat/ }] },
    ])
  })
})

test('a number with letters that the database refuses is reported without them', async () => {
  expect(await readAll(head, '1\u00002,simple,,Kordon,1,5,10,,,')).toMatchObject([{ code: 'WC-12' }])
})

test('a Turkish shop names its columns in Turkish and separates them as Excel does', async () => {
  const read = await readAll(
    '\uFEFFKimlik;Tür;Stok kodu (SKU);İsim;Yayımlanmış;Açıklama;Vergi sınıfı;Stokta?;Stok;Ağırlık (g);İndirimli satış fiyatı;Normal fiyat;Kategoriler;Görseller;Ebeveyn;Nitelik 1 ismi;Nitelik 1 değer(ler)i;Nitelik 1 görünür',
    '1;variable;ASK;Askı;1;Ceviz;;1;;250;;;Saklama > Askı;;;Boy;"Kısa, Uzun";1',
    '2;variation;ASK-K;Askı - Kısa;1;;;1;4;;89,90;99,90;;;ASK;Boy;Kısa;',
    '3;variation;ASK-U;Askı - Uzun;1;;;0;;;;129,90;;;id:1;Boy;Uzun;',
  )
  expect(read[0]).toEqual({
    kind: 'notice',
    remarks: [expect.objectContaining({ sentence: 'şu sütunlar aktarılmaz: Nitelik 1 görünür' })],
  })
  expect(itemOf(read, 'product', 'ASK')).toMatchObject({
    categories: [['Saklama', 'Askı']],
    variants: [
      { code: 'ASK-K', name: 'Kısa', price: 8_990, compareAt: 9_990, stock: 4, weightGrams: 250 },
      { code: 'ASK-U', price: 12_990, stock: 0 },
    ],
  })
})
