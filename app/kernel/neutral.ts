// What spreadsheets take for the beginning of a formula, full-width forms included; a tab, line feed or carriage return
// may bring what follows it into a cell of its own.
const formula = /^'*(?:\s*[=+\-@＝＋－＠]|[\t\r\n])/
const neutralised = /^''*(?:\s*[=+\-@＝＋－＠]|[\t\r\n])/

/** A text as a cell that no spreadsheet computes (promise P18): an apostrophe stands before what could be a formula. */
export function neutralise(text: string): string {
  return formula.test(text) ? `'${text}` : text
}

/** The text again; `restore(neutralise(text))` is `text`, whatever it is. */
export function restore(cell: string): string {
  return neutralised.test(cell) ? cell.slice(1) : cell
}
