/** A document on A4, from top to bottom. Everything is finished text: amounts and dates are formatted by whoever writes it. */
export type Pdf = {
  /** What it is, as "Sipariş formu". */
  title: string
  seller: { name: string; lines: string[] }
  /** What identifies it, beside its title: number, date. */
  facts: Fact[]
  blocks: Block[]
  /** At the foot of every page. */
  note: string
  /** Kept in the file. */
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

/** One cell per column; what follows a line break in a cell is small. `strong`: sums and balances. */
export type Row = { cells: string[]; strong?: boolean }
