import { DOMParser as SchemaParser } from 'prosemirror-model'
import { schema } from './schema'

const oneLine = 'li, h1, h2, h3, h4, h5, h6, td, th'
/** A cell that says it is wider is taken for a mistake. */
const mostCells = 20
const blocks = 'p, div, ul, ol, li, h1, h2, h3, h4, h5, h6, blockquote, pre, br'

/** The words of a cell: a bar would end it. */
export const withoutBars = (words: string): string => words.replaceAll('|', '/')

/** Reads pasted HTML. A line break begins a paragraph, as it does where it is typed. */
export const pasteParser = new SchemaParser(schema, [
  { tag: 'br', closeParent: true },
  ...SchemaParser.fromSchema(schema).rules,
])

/**
 * Pasted HTML before it is read: lists of Word are lists, rows of a table have as many cells as the longest, and a cell, a heading or an
 * item of a list is one line. A text copied from an editor stays as it is.
 */
export function preparePasted(html: string): string {
  if (html.includes('data-pm-slice')) return html
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  for (const cell of body.querySelectorAll('td, th'))
    for (const block of cell.querySelectorAll(blocks)) block.replaceWith(' ', ...block.childNodes, ' ')
  for (const table of body.querySelectorAll('table')) fillRows(table)
  for (const line of body.querySelectorAll(oneLine))
    for (const end of line.querySelectorAll(':scope br')) end.replaceWith(' ')
  for (const paragraph of body.querySelectorAll('p[style*="mso-list"]')) toItem(paragraph)
  return body.innerHTML
}

/** Markdown cuts rows to the cells of the first one, and has no sign for a bar within a cell. */
function fillRows(table: HTMLTableElement): void {
  for (const cell of table.querySelectorAll('td, th')) {
    if (cell.textContent?.includes('|')) cell.textContent = withoutBars(cell.textContent)
    const { colSpan } = cell as HTMLTableCellElement
    for (let more = 1; more < Math.min(colSpan, mostCells); more++) cell.after(emptyLike(cell))
  }
  const rows = [...table.rows]
  const longest = Math.max(0, ...rows.map(({ cells }) => cells.length))
  for (const row of rows)
    while (row.cells.length > 0 && row.cells.length < longest) row.append(emptyLike(row.cells[0]!))
}

const emptyLike = (cell: Element) => cell.ownerDocument.createElement(cell.localName)

/** Word pastes the items of a list as paragraphs, whose style names the list and whose first words are its sign. */
function toItem(paragraph: Element): void {
  const style = paragraph.getAttribute('style') ?? ''
  if (!/mso-list:\s*l\d/i.test(style)) return
  const sign = takeSign(paragraph)
  const kind = /^\(?[\p{L}\p{N}]{1,4}[.)]/u.test(sign) ? 'ol' : 'ul'
  const before = paragraph.previousElementSibling
  const isNext = before?.localName === kind && before.hasAttribute('data-word')
  const list = isNext ? before : paragraph.ownerDocument.createElement(kind)
  list.setAttribute('data-word', '')
  const item = paragraph.ownerDocument.createElement('li')
  item.append(...paragraph.childNodes)
  list.append(item)
  if (isNext) paragraph.remove()
  else paragraph.replaceWith(list)
}

/** Removes the sign of an item, which Word marks by its style or puts between comments for browsers without lists. */
function takeSign(paragraph: Element): string {
  let sign = ''
  let isSign = false
  for (const node of Array.from(paragraph.childNodes)) {
    const comment = node.nodeType === Node.COMMENT_NODE ? (node.nodeValue ?? '') : null
    if (comment !== null) isSign = comment.includes('supportLists') || (isSign && !comment.includes('endif'))
    else if (isSign) {
      sign += node.textContent ?? ''
      node.remove()
    }
  }
  for (const marked of paragraph.querySelectorAll(
    '[style*="mso-list:Ignore" i], [style*="mso-list: Ignore" i]',
  )) {
    sign += marked.textContent ?? ''
    marked.remove()
  }
  return sign.trim()
}
