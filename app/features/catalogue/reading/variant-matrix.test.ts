import { expect, test } from 'vitest'
import type { ProductDetail } from '../catalogue'
import { matrixOf } from './variant-matrix'

type Option = ProductDetail['options'][number]

const option = (code: string, kind: Option['kind'], ...values: string[]): Option => ({
  code,
  kind,
  name: code,
  values: values.map((value) => ({ code: value, value, color: null })),
})
const width = option('genislik', 'number', '18', '20', '22')
const colour = option('renk', 'swatch', 'siyah', 'taba')
const length = option('boy', 'text', 'kisa', 'uzun')

function product(options: Option[], variants: Record<string, string>[]) {
  const full = variants.map((details, id) => ({
    id,
    code: `K-${id}`,
    barcode: null,
    name: '',
    price: null,
    available: 1,
    details,
  }))
  return { options, variants: full } as unknown as ProductDetail
}

/** Ids of the cells, row by row; a dot where there is no such variant. */
function ids(matrix: NonNullable<ReturnType<typeof matrixOf>>) {
  const columns = matrix.columns?.values ?? [null]
  return matrix.parts.map(({ name, cell }) => [
    name,
    matrix.rows.values.map((row) => columns.map((column) => cell(row, column)?.id ?? '.').join(' ')),
  ])
}

test('colours are rows and widths columns, in either order; missing variants stay empty', () => {
  const matrix = matrixOf(
    product(
      [width, colour],
      [
        { genislik: '18', renk: 'siyah' },
        { genislik: '22', renk: 'siyah' },
        { genislik: '20', renk: 'taba' },
      ],
    ),
  )!
  expect([matrix.rows.code, matrix.columns?.code]).toEqual(['renk', 'genislik'])
  expect(ids(matrix)).toEqual([['', ['0 . 1', '. 2 .']]])
})

test('one option alone is a column of boxes', () => {
  const matrix = matrixOf(product([width], [{ genislik: '18' }, { genislik: '22' }]))!
  expect(matrix.columns).toBeNull()
  expect(ids(matrix)).toEqual([['', ['0', '.', '1']]])
})

test('a third option makes a matrix for each of its values', () => {
  const variants = ['kisa', 'uzun'].flatMap((boy) =>
    ['18', '20'].map((genislik) => ({ boy, genislik, renk: 'taba' })),
  )
  expect(ids(matrixOf(product([width, length, colour], variants))!)).toEqual([
    ['kisa', ['. . .', '0 1 .']],
    ['uzun', ['. . .', '2 3 .']],
  ])
})

test('a product without options has no matrix', () => {
  expect(matrixOf(product([], [{}]))).toBeNull()
})
