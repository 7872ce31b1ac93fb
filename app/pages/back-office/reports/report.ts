/** The kind of a column: words, a number of things, or an amount in kuruş. */
type ColumnKind = 'text' | 'count' | 'amount'

/** A report as a table: the page, CSV and XLSX show the same rows. */
export type Report = {
  columns: readonly { title: string; kind: ColumnKind }[]
  /** `to`: the page with the records behind the row. */
  rows: readonly { cells: readonly (string | number)[]; to: string | null }[]
  /** The sums of the columns; an empty cell for a column without one. */
  total: readonly (string | number)[] | null
}

/** The reports, in the order of their tabs. */
export const reportNames = ['satis', 'grup', 'kategori', 'urun', 'alici', 'kdv', 'stok', 'vade'] as const
export type ReportName = (typeof reportNames)[number]

/** Sums the count and amount columns; the first column gets `label`. */
export function totalOf(
  columns: Report['columns'],
  rows: readonly { cells: readonly (string | number)[] }[],
  label: string,
): (string | number)[] {
  return columns.map(({ kind }, i) =>
    i === 0 ? label : kind === 'text' ? '' : rows.reduce((sum, { cells }) => sum + Number(cells[i]), 0),
  )
}
