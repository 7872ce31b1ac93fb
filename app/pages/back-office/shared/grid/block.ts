/** The cells of a block copied from a spreadsheet: rows by line breaks, columns by tabs; quoted cells may hold both. */
export function readBlock(text: string): string[][] {
  const rows: string[][] = [[]]
  let cell = ''
  let quoted = false
  const body = text.replace(/\r\n?/g, '\n').replace(/\n$/, '')
  for (let at = 0; at < body.length; at++) {
    const sign = body[at]!
    if (quoted) {
      if (sign === '"' && body[at + 1] === '"') at += 1
      else if (sign === '"') {
        quoted = false
        continue
      }
      cell += sign
    } else if (sign === '"' && cell === '') quoted = true
    else if (sign === '\t' || sign === '\n') {
      rows.at(-1)!.push(cell.trim())
      cell = ''
      if (sign === '\n') rows.push([])
    } else cell += sign
  }
  rows.at(-1)!.push(cell.trim())
  return rows
}

/** True for a text that fills more than one cell. */
export const isBlock = (text: string): boolean => /[\t\n\r]/.test(text.replace(/[\r\n]+$/, ''))
