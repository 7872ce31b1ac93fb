import type { Words } from './words'

/** The result of one measurement. */
export type Table = {
  /** Names its place in docs/performance.md. */
  id: string
  title: Words
  /** How it was measured, in one or two sentences. */
  note: Words
  columns: readonly Words[]
  rows: readonly (readonly Words[])[]
  /** Figures beyond their limit. */
  missed: number
}

/** The table in aligned columns, for a terminal. The first column is text, the others are numbers. */
export function inTerminal({ title, note, columns, rows }: Table): string {
  const lines = [columns, ...rows].map((row) => row.map(({ tr }) => tr))
  const widths = columns.map((_, at) => Math.max(...lines.map((line) => line[at]!.length)))
  const written = lines.map((line) =>
    line
      .map((cell, at) => (at === 0 ? cell.padEnd(widths[at]!) : cell.padStart(widths[at]!)))
      .join('  ')
      .trimEnd(),
  )
  const rule = '─'.repeat(Math.max(...written.map(({ length }) => length)))
  return ['', title.tr, note.tr, rule, written[0], rule, ...written.slice(1)].join('\n')
}

/** The same as Markdown, with a line that says when and how it was measured. */
export function inMarkdown({ title, note, columns, rows }: Table, measured: string): string {
  const line = (cells: readonly Words[]) => `| ${cells.map(({ en }) => en).join(' | ')} |`
  const rule = `|${columns.map((_, at) => (at === 0 ? '---' : '---:')).join('|')}|`
  return [
    `## ${title.en}`,
    '',
    `${note.en} ${measured}`,
    '',
    line(columns),
    rule,
    ...rows.map((row) => line(row)),
  ].join('\n')
}
