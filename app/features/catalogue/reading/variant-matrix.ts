import type { ProductDetail, ProductVariant } from '../catalogue'

type Option = ProductDetail['options'][number]
type Value = Option['values'][number]

/** The variants of a product by two of its options; each combination of further options has a matrix of its own. */
export type VariantMatrix = {
  rows: Option
  /** Null for a product with one option: a single column. */
  columns: Option | null
  parts: {
    /** Values of the other options ("Deri, 12 cm"); empty when there are no others. */
    name: string
    cell: (row: Value, column: Value | null) => ProductVariant | null
  }[]
}

/** Colours are the rows and the next option the columns, as in dealers' order forms; null for a product without options. */
export function matrixOf({ options, variants }: ProductDetail): VariantMatrix | null {
  const rows = options.find(({ kind }) => kind === 'swatch') ?? options[0]
  if (!rows) return null
  const columns = options.find((option) => option !== rows) ?? null
  const others = options.filter((option) => option !== rows && option !== columns)
  const parts = Map.groupBy(variants, (variant) =>
    others.flatMap((option) => valueOf(option, variant)?.value ?? []).join(', '),
  )
  return {
    rows,
    columns,
    parts: [...parts].map(([name, some]) => {
      const byPlace = new Map(some.map((variant) => [placeOf(rows, columns, variant), variant]))
      return { name, cell: (row, column) => byPlace.get(`${row.code} ${column?.code ?? ''}`) ?? null }
    }),
  }
}

const valueOf = (option: Option, { details }: ProductVariant) =>
  option.values.find(({ code }) => code === details[option.code])

const placeOf = (rows: Option, columns: Option | null, { details }: ProductVariant) =>
  `${details[rows.code]} ${columns ? details[columns.code] : ''}`
