/** A result as text: aligned columns under their names, numbers to the right. */
export function formatTable(columns: string[], rows: (string | null)[][]): string {
  const cells = rows.map((row) => row.map((value) => (value ?? '∅').replaceAll('\n', '⏎')))
  const widths = columns.map((name, i) => Math.max(...[name, ...cells.map((row) => row[i] ?? '')].map(width)))
  const line = (row: string[]) =>
    row
      .map((cell, i) => pad(cell, widths[i] ?? 0))
      .join(' │ ')
      .trimEnd()
  return [line(columns), widths.map((size) => '─'.repeat(size)).join('─┼─'), ...cells.map(line)].join('\n')
}

const width = (cell: string) => [...cell].length

function pad(cell: string, size: number) {
  const space = ' '.repeat(size - width(cell))
  return /^-?\d+(\.\d+)?$/.test(cell) ? space + cell : cell + space
}
