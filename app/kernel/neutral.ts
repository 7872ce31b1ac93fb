// The beginnings of a formula in spreadsheets, full-width forms included. A tab, line feed or carriage return may move the
// text behind it into a cell of its own.
const formula = /^'*(?:\s*[=+\-@＝＋－＠]|[\t\r\n])/
const neutralised = /^''*(?:\s*[=+\-@＝＋－＠]|[\t\r\n])/

/** A text as a cell that no spreadsheet computes (promise P18): an apostrophe is put before a possible formula. */
export function neutralise(text: string): string {
  return formula.test(text) ? `'${text}` : text
}

/** The original text: `restore(neutralise(text))` is `text` for every text. */
export function restore(cell: string): string {
  return neutralised.test(cell) ? cell.slice(1) : cell
}
