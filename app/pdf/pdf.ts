/** A document on A4, from top to bottom. Its texts are final: the caller formats amounts and dates. */
export type Pdf = {
  /** Kind of the document, such as "Sipariş formu". */
  title: string
  seller: { name: string; lines: string[] }
  /** Facts beside the title that identify it: number, date. */
  facts: Fact[]
  blocks: Block[]
  /** At the foot of every page. */
  note: string
  /** Creation date in the file's metadata. */
  madeAt: Date
}

export type Fact = readonly [label: string, value: string]

export type Block =
  /** Up to three texts side by side, as addresses. */
  | { kind: 'columns'; columns: { title: string; lines: string[] }[] }
  | { kind: 'table'; columns: Column[]; rows: Row[] }
  /** Amounts below a table, at the right; the last one is the result. */
  | { kind: 'totals'; rows: Fact[] }
  | { kind: 'text'; title: string; paragraphs: string[] }

/** `share` of the width, relative to those of the other columns. */
export type Column = { title: string; share: number; align?: 'left' | 'right' }

/** One cell per column; text after a line break in a cell is small. `strong`: sums and balances. */
export type Row = { cells: string[]; strong?: boolean }
