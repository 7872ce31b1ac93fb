import { parse } from 'csv-parse/sync'

const columns = ['id', 'section', 'kind', 'item', 'detail', 'state', 'file', 'test', 'note'] as const

/** One point of the specification and its state. */
export type Row = Record<(typeof columns)[number], string>

/** A test by its file and its title; suites and title are joined with ` › `. */
export type NamedTest = { file: string; title: string }

/** Reads docs/specification.csv. Throws when its columns differ or a row has more or fewer of them. */
export function readTable(csv: string): Row[] {
  const rows = parse(csv, { columns: true }) as Row[]
  const given = Object.keys(rows[0] ?? {})
  if (given.join() !== columns.join())
    throw new Error(`Columns are ${given.join()} instead of ${columns.join()}`)
  return rows
}

// Titles may contain the separator, so a new test begins only where a path follows it.
const separator = / \| (?=\S+\.(?:test|spec)\.tsx? › )/

/** The tests of a cell: `path › title`, several separated by ` | `. */
export function readTests(cell: string): NamedTest[] {
  if (cell === '') return []
  return cell.split(separator).map((named) => {
    const [file = '', ...titles] = named.split(' › ')
    return { file, title: titles.join(' › ') }
  })
}
