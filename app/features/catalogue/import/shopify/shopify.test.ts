import { describe, expect, test } from 'vitest'
import { shopify } from './shopify.server'
import { fileOf, fileOfBytes, itemOf, openProductFile, readItems } from '../testing/file'

const readAll = (...lines: string[]) => readItems(shopify, fileOf(...lines))
const items = await readItems(shopify, openProductFile)
const product = (code: string) => itemOf(items, 'product', code)
const problem = (code: string) => itemOf(items, 'problem', code)
const head = 'Handle,Title,Variant Price'

describe("a product in Shopify's file", () => {
  test('is made of consecutive lines of one handle, quoted line breaks and all', () => {
    expect(product('GUMUS-BILEKLIK')).toMatchObject({
      lines: { from: 2, to: 8 },
      name: 'Gümüş "Işık" Bileklik',
      link: 'gumus-bileklik',
      brand: 'İnce İşler',
      categories: [['Bileklik']],
      published: true,
      seoTitle: 'Gümüş bileklik',
      seoDescription: 'El yapımı gümüş bileklik',
      remarks: [],
    })
  })

  test('may have options named like properties of the program', async () => {
    const rows = [
      'Handle,Title,Variant Price,Option1 Name,Option1 Value',
      'kolye,Kolye,100.00,constructor,Mavi',
    ]
    expect(itemOf(await readAll(...rows), 'product', 'KOLYE').variants).toMatchObject([
      { options: [{ feature: 'constructor', value: 'Mavi' }] },
    ])
  })

  test('has no sale state in a file without those columns', async () => {
    expect(itemOf(await readAll(head, 'kolye,Kolye,100.00'), 'product', 'KOLYE').published).toBeNull()
    const draft = await readAll(`${head},Status`, 'kolye,Kolye,100.00,draft')
    expect(itemOf(draft, 'product', 'KOLYE').published).toBe(false)
  })

  test('has a description of plain text', () => {
    expect(product('GUMUS-BILEKLIK').description).toBe(
      'El yapımı gümüş bileklik & zincir.\n\n• 925 ayar\n• 18 cm, 3" uzatma',
    )
    expect(product('TEK-KOLYE').description).toBe('Düz yazı,\niki satır')
  })

  test('has variants with codes made of handle and options when the file has no codes', () => {
    expect(product('GUMUS-BILEKLIK').variants).toEqual([
      {
        line: 2,
        code: 'GUMUS-BILEKLIK-MAVI-S',
        barcode: null,
        name: 'Mavi / S',
        options: [
          { feature: 'Renk', value: 'Mavi' },
          { feature: 'Beden', value: 'S' },
        ],
        price: 14_990,
        compareAt: 19_990,
        stock: 3,
        weightGrams: 12,
      },
      expect.objectContaining({ code: 'GUMUS-BILEKLIK-SIYAH-S', compareAt: null, stock: 0, weightGrams: 12 }),
    ])
  })

  test('with one variant has the code and barcode of the file, without the mark that keeps them text', () => {
    expect(product('TEK-KOLYE')).toMatchObject({
      published: false,
      variants: [{ code: 'KLY-1', barcode: '8690000999991', name: 'Standart', options: [], stock: 0 }],
      remarks: [{ line: 9, column: 'Variant Inventory Qty', value: '-2', sentence: 'eksi stok 0 sayıldı' }],
    })
  })

  test('has its pictures in order, those of a variant bound to it', () => {
    expect(product('GUMUS-BILEKLIK').pictures).toEqual([
      { url: 'https://pictures.example/kutu.jpg', alt: 'Hediye kutusu', variantCodes: [] },
      {
        url: 'https://pictures.example/mavi.jpg',
        alt: 'Gümüş "Işık" Bileklik',
        variantCodes: ['GUMUS-BILEKLIK-MAVI-S'],
      },
      { url: 'https://pictures.example/ayrinti.jpg', alt: 'Kapanış ayrıntısı', variantCodes: [] },
      {
        url: 'https://pictures.example/siyah.jpg',
        alt: 'Gümüş "Işık" Bileklik',
        variantCodes: ['GUMUS-BILEKLIK-SIYAH-S'],
      },
    ])
  })

  test('reports unreadable values and leaves them out', () => {
    expect(product('STOKSUZ')).toMatchObject({
      variants: [{ stock: null, weightGrams: 0, price: 7_500, compareAt: 7_000 }],
      remarks: [
        {
          line: 15,
          column: 'Variant Grams',
          value: 'on gram',
          sentence: 'sayı değil; ağırlık 0 kabul edildi',
        },
      ],
    })
  })
})

describe('lines without a product are reported', () => {
  test('an invalid price refuses the whole product', () => {
    expect(problem('BOZUK-FIYAT')).toMatchObject({
      lines: { from: 12, to: 13 },
      remarks: [
        {
          line: 13,
          column: 'Variant Price',
          value: '1.234',
          sentence: 'hem 1234 hem 1,234 okunabilir; ondalık ayırıcıyı seçin (--decimal)',
        },
      ],
    })
  })

  test('gift cards and lines without a first line', () => {
    expect(problem('HEDIYE-KARTI').remarks).toMatchObject([{ line: 11, sentence: 'hediye kartı aktarılmaz' }])
    expect(problem('GUMUS-BILEKLIK-2').remarks).toMatchObject([{ sentence: /^boş; ürünün adını/ }])
  })

  test.each([['0'], ['-5'], [''], ['abc'], ['1e3']])('a price of "%s" is invalid', async (price) => {
    const items = await readAll(head + ',Variant SKU', `a,A,${price},SKU`)
    expect(itemOf(items, 'problem', 'A').remarks).toMatchObject([{ line: 2, column: 'Variant Price' }])
  })
})

describe('a file', () => {
  test('with the newer headings is read as well, and a title without a handle is a product of its own', async () => {
    const items = await readAll(
      '\uFEFFTitle,URL handle,Description,Status,SKU,Price,Compare-at price,Inventory quantity,Weight value (grams),Product image URL',
      'Kolye,,Gümüş,Active,K1,10,12,4,7,https://pictures.example/k.jpg',
      'Yüzük,,,Draft,Y1,20,,,,',
    )
    expect(items).toMatchObject([
      {
        code: 'KOLYE',
        published: true,
        variants: [{ code: 'K1', price: 1_000, compareAt: 1_200, stock: 4, weightGrams: 7 }],
      },
      { code: 'YUZUK', published: false, variants: [{ code: 'Y1', stock: null }] },
    ])
  })

  test('of another kind is refused by its headings', async () => {
    expect(await readAll('ad,fiyat', 'Kolye,10')).toMatchObject([
      { fatal: true, remarks: [{ sentence: /^dosyada şu sütunlar yok: Title, Variant Price/ }] },
    ])
    expect(await readAll('')).toMatchObject([{ fatal: true, remarks: [{ sentence: /^dosyada ürün yok/ }] }])
  })

  test('reports which columns are not imported', async () => {
    expect(await readAll(`${head},Tags,Cost per item`, 'a,A,10,x,1')).toMatchObject([
      { kind: 'notice', remarks: [{ sentence: 'şu sütunlar aktarılmaz: Tags, Cost per item' }] },
      { kind: 'product' },
    ])
  })

  test('that breaks off gives the complete products and refuses the rest', async () => {
    expect(await readAll(head, 'a,A,10', 'b,B,10', 'b,"B,10')).toMatchObject([
      { kind: 'product', code: 'A' },
      { kind: 'problem', code: 'B', remarks: [{ sentence: /eksik kalabilirdi/ }] },
      { kind: 'problem', fatal: true },
    ])
  })

  test('with a comma that shifts the cells of a row is read no further', async () => {
    expect(await readAll(head, 'a,A,149,90', 'b,B,10')).toMatchObject([
      {
        kind: 'problem',
        lines: { from: 2, to: 2 },
        fatal: true,
        remarks: [{ sentence: /4 hücre var, başlıkta 3/ }],
      },
    ])
  })

  test('in windows-1254 keeps its letters', async () => {
    const bytes = Buffer.concat([
      Buffer.from(`${head}\nkordon,I`),
      Buffer.from([0xfe, 0xfd]),
      Buffer.from('k,5\n'),
    ])
    expect(itemOf(await readItems(shopify, fileOfBytes(bytes)), 'product', 'KORDON').name).toBe('Işık')
  })

  test('read twice gives the same codes', async () => {
    const codes = (all: typeof items) =>
      all.flatMap((item) => (item.kind === 'product' ? item.variants.map(({ code }) => code) : []))
    expect(codes(await readItems(shopify, openProductFile))).toEqual(codes(items))
  })
})
