import { expect, test } from 'vitest'
import type { ImportedProduct, ImportItem, ImportProblem } from '../format'
import { context, fileOf } from '../testing/file'
import { faultOfMapping, type Mapping, suggestMapping } from './mapping'
import { mappedTable } from './mapped.server'

async function read(mapping: Mapping, ...lines: string[]): Promise<ImportItem[]> {
  const items: ImportItem[] = []
  for await (const item of mappedTable(mapping).read(fileOf(...lines), context)) items.push(item)
  return items
}
const plain: Mapping = { Kod: 'code', Ad: 'name', Fiyat: 'price' }

test('headings suggest their meaning, and a supplier’s earlier choice comes first', () => {
  const headings = [
    'STOK KODU',
    'Ürün Adı',
    'Satış Fiyatı (TL)',
    'Stok Adedi',
    'Renk',
    'Resim 1',
    'Resim 2',
    'Notlar',
  ]
  expect(suggestMapping(headings, null)).toEqual({
    'STOK KODU': 'code',
    'Ürün Adı': 'name',
    'Satış Fiyatı (TL)': 'price',
    'Stok Adedi': 'stock',
    Renk: 'option',
    'Resim 1': 'pictures',
    'Resim 2': 'pictures',
  })
  expect(suggestMapping(['stok kodu', 'Notlar'], { 'Stok Kodu': 'barcode', Notlar: 'description' })).toEqual({
    'stok kodu': 'barcode',
    Notlar: 'description',
  })
  expect(faultOfMapping(plain)).toBeNull()
  expect(faultOfMapping({ Kod: 'code', Ad: 'name' })).toEqual({ missing: 'price' })
  expect(faultOfMapping({ ...plain, Diğer: 'price' })).toEqual({ repeated: 'price' })
})

test('rows with one product code are the variants of a product, with pictures of their own', async () => {
  const [product, other] = (await read(
    { ...plain, Ana: 'productCode', Renk: 'option', Stok: 'stock', Resim: 'pictures', Grup: 'category' },
    'Ana;Kod;Ad;Renk;Fiyat;Stok;Resim;Grup',
    'K1;K1-S;Deri kordon;Siyah;1.249,90;12;https://x.example/a.jpg https://x.example/s.jpg;Kordon > Deri',
    'K1;K1-M;Deri kordon;Mavi;1.199,90;0;https://x.example/a.jpg;',
    ';K2;Tel kordon;;10,5;;;Kordon',
  )) as ImportedProduct[]
  expect(product).toMatchObject({
    code: 'K1',
    categories: [['Kordon', 'Deri']],
    variants: [
      {
        code: 'K1-S',
        name: 'Siyah',
        price: 124_990,
        stock: 12,
        options: [{ feature: 'Renk', value: 'Siyah' }],
      },
      { code: 'K1-M', name: 'Mavi', price: 119_990, stock: 0 },
    ],
    pictures: [
      { url: 'https://x.example/a.jpg', variantCodes: [] },
      { url: 'https://x.example/s.jpg', variantCodes: ['K1-S'] },
    ],
  })
  expect(other).toMatchObject({
    code: 'K2',
    lines: { from: 4, to: 4 },
    variants: [{ price: 1_050, stock: null }],
  })
})

test('a faulty row names its column and value, and an ambiguous price is never guessed', async () => {
  const items = (await read(
    plain,
    'Kod;Ad;Fiyat',
    'A;Kordon;1.234',
    ';Kordon;5,00',
    'C;;on',
    'D;Kayış;9,90',
  )) as (ImportProblem | ImportedProduct)[]
  expect(items.map(({ kind }) => kind)).toEqual(['problem', 'problem', 'problem', 'product'])
  expect((items[0] as ImportProblem).remarks).toMatchObject([{ line: 2, column: 'Fiyat', value: '1.234' }])
  expect((items[1] as ImportProblem).remarks).toMatchObject([{ line: 3, column: 'Kod' }])
  expect((items[2] as ImportProblem).remarks.map(({ column }) => column)).toEqual(['Ad', 'Fiyat'])
})

test('a file without a mapped column is refused as a whole', async () => {
  expect(await read(plain, 'Kod;Fiyat', 'A;5,00')).toMatchObject([{ kind: 'problem', fatal: true }])
})
