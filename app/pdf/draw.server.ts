import type { Block, Column, Fact, Pdf, Row } from './pdf'
import { text } from './text'

/** The document of the PDF library. */
export type Paper = PDFKit.PDFDocument

const ink = { main: '#1c1b19', soft: '#55514a', line: '#cfc8bb', brand: '#0e4f4b', tan: '#8a4b1f' }
const size = { title: 17, heading: 13, text: 9.5, small: 8 }
/** Digits of equal width, for columns. */
const features: PDFKit.Mixins.OpenTypeFeatures[] = ['kern', 'tnum']
const gap = 18

const left = (paper: Paper) => paper.page.margins.left
const width = (paper: Paper) => paper.page.width - paper.page.margins.left - paper.page.margins.right
const bottom = (paper: Paper) => paper.page.height - paper.page.margins.bottom

/** Draws the seller, the title and the facts of the document, above a seam. */
export function drawHead(paper: Paper, { title, seller, facts }: Pdf): void {
  const half = width(paper) / 2
  const top = paper.y
  paper
    .font('title')
    .fontSize(size.title)
    .fillColor(ink.brand)
    .text(seller.name, { width: half - gap })
  paper.font('text').fontSize(size.small).fillColor(ink.soft)
  for (const line of seller.lines) paper.text(line, { width: half - gap })
  const sellerEnd = paper.y
  const x = left(paper) + half
  paper.font('strong').fontSize(size.heading).fillColor(ink.main)
  paper.text(title, x, top, { width: half, align: 'right' })
  paper.moveDown(0.3)
  for (const [label, value] of facts) drawFact(paper, [label, value], x, half)
  paper.y = Math.max(sellerEnd, paper.y) + gap / 2
  seam(paper)
  paper.y += gap
}

function drawFact(paper: Paper, [label, value]: Fact, x: number, room: number): void {
  const y = paper.y
  paper.font('strong').fontSize(size.text)
  const valueWidth = Math.min(paper.widthOfString(value, { features }) + 1, room * 0.7)
  paper.font('text').fillColor(ink.soft)
  paper.text(`${label}: `, x, y, { width: room - valueWidth - 4, align: 'right' })
  const end = paper.y
  paper.font('strong').fillColor(ink.main)
  paper.text(value, x + room - valueWidth, y, { width: valueWidth, align: 'right', features })
  paper.y = Math.max(end, paper.y) + 1
}

/** The shop's stitches. */
function seam(paper: Paper): void {
  const end = left(paper) + width(paper)
  paper.save().lineWidth(1).dash(5, { space: 3 }).strokeColor(ink.tan)
  paper.moveTo(left(paper), paper.y).lineTo(end, paper.y).stroke().restore()
}

/** Draws a block at the paper's position and moves the position below it. */
export async function drawBlock(paper: Paper, block: Block): Promise<void> {
  if (block.kind === 'table') await drawTable(paper, block.columns, block.rows)
  else if (block.kind === 'columns') drawColumns(paper, block.columns)
  else if (block.kind === 'totals') drawTotals(paper, block.rows)
  else drawText(paper, block.title, block.paragraphs)
  paper.x = left(paper)
  paper.y += gap
}

function drawColumns(paper: Paper, columns: { title: string; lines: string[] }[]): void {
  const room = (width(paper) - gap * (columns.length - 1)) / columns.length
  const shapes = columns.map(({ title, lines }) => ({ title, body: lines.filter(Boolean).join('\n') }))
  paper.font('text').fontSize(size.text)
  const height = Math.max(...shapes.map(({ body }) => paper.heightOfString(body, { width: room })))
  makeRoom(paper, height + size.small * 2)
  const top = paper.y
  let end = top
  for (const [i, { title, body }] of shapes.entries()) {
    const x = left(paper) + i * (room + gap)
    paper.font('strong').fontSize(size.small).fillColor(ink.soft).text(title, x, top, { width: room })
    paper
      .font('text')
      .fontSize(size.text)
      .fillColor(ink.main)
      .text(body, x, paper.y + 2, { width: room })
    end = Math.max(end, paper.y)
  }
  paper.y = end
}

const between = 10

async function drawTable(paper: Paper, columns: Column[], rows: Row[]): Promise<void> {
  const shares = columns.reduce((sum, { share }) => sum + share, 0)
  const room = width(paper) - between * (columns.length - 1)
  const widths = columns.map(({ share }) => (room * share) / shares)
  const head = () => {
    drawCells(paper, columns, widths, { cells: columns.map(({ title }) => title), strong: true }, ink.soft)
    rule(paper, ink.brand)
  }
  makeRoom(paper, 60)
  head()
  for (const [i, row] of rows.entries()) {
    // Other work of the process waits for 20 rows at most.
    if (i % 20 === 19) await new Promise(setImmediate)
    if (makeRoom(paper, heightOf(paper, widths, row))) head()
    drawCells(paper, columns, widths, row, ink.main)
    rule(paper, ink.line)
  }
}

function heightOf(paper: Paper, widths: number[], { cells, strong }: Row): number {
  const heights = cells.map((cell, i) => {
    const [main, detail] = partsOf(cell)
    const wide = { width: widths[i]!, features }
    const first = paper
      .font(strong ? 'strong' : 'text')
      .fontSize(size.text)
      .heightOfString(main, wide)
    return first + (detail ? paper.font('text').fontSize(size.small).heightOfString(detail, wide) : 0)
  })
  return Math.max(...heights) + 10
}

function drawCells(
  paper: Paper,
  columns: Column[],
  widths: number[],
  { cells, strong }: Row,
  colour: string,
): void {
  const top = paper.y + 4
  let end = top
  let x = left(paper)
  for (const [i, { align = 'left' }] of columns.entries()) {
    const [main, detail] = partsOf(cells[i] ?? '')
    const wide = { width: widths[i]!, align, features }
    paper.font(strong ? 'strong' : 'text').fontSize(size.text)
    paper.fillColor(colour).text(main, x, top, wide)
    if (detail) paper.font('text').fontSize(size.small).fillColor(ink.soft).text(detail, x, paper.y, wide)
    end = Math.max(end, paper.y)
    x += widths[i]! + between
  }
  paper.y = end + 4
}

function partsOf(cell: string): [string, string] {
  const at = cell.indexOf('\n')
  // The library does not move its position for an empty cell.
  return at < 0 ? [cell || ' ', ''] : [cell.slice(0, at) || ' ', cell.slice(at + 1)]
}

function rule(paper: Paper, colour: string): void {
  const end = left(paper) + width(paper)
  paper.save().lineWidth(0.5).strokeColor(colour)
  paper.moveTo(left(paper), paper.y).lineTo(end, paper.y).stroke().restore()
}

function drawTotals(paper: Paper, rows: Fact[]): void {
  const room = width(paper) * 0.5
  const x = left(paper) + width(paper) - room
  makeRoom(paper, rows.length * 16)
  for (const [i, [label, value]] of rows.entries()) {
    const result = i === rows.length - 1
    if (result) paper.y += 3
    const y = paper.y
    paper.font(result ? 'strong' : 'text').fontSize(result ? size.text + 1.5 : size.text)
    paper.fillColor(result ? ink.main : ink.soft).text(label, x, y, { width: room * 0.6 })
    const end = paper.y
    paper.fillColor(ink.main).text(value, x + room * 0.6, y, { width: room * 0.4, align: 'right', features })
    paper.y = Math.max(end, paper.y) + 2
  }
}

function drawText(paper: Paper, title: string, paragraphs: string[]): void {
  makeRoom(paper, 40)
  if (title) paper.font('strong').fontSize(size.text).fillColor(ink.main).text(title, left(paper))
  paper.font('text').fontSize(size.text).fillColor(ink.soft)
  for (const paragraph of paragraphs) paper.text(paragraph, left(paper), paper.y + 3, { width: width(paper) })
}

/** Whether a new page had to be begun for something this high, in points. */
function makeRoom(paper: Paper, height: number): boolean {
  if (paper.y + height <= bottom(paper)) return false
  paper.addPage()
  return true
}

/** Draws the page numbers and the note below every page, last, since the number of pages is known only now. */
export function drawFeet(paper: Paper, note: string): void {
  const { start, count } = paper.bufferedPageRange()
  for (let page = start; page < start + count; page++) {
    paper.switchToPage(page)
    const y = paper.page.height - 44
    // The library begins another page for text below the margin.
    paper.page.margins.bottom = 0
    paper.font('text').fontSize(size.small).fillColor(ink.soft)
    paper.text(note, left(paper), y, { width: width(paper) - 80 })
    const number = text.page(page - start + 1, count)
    paper.text(number, left(paper) + width(paper) - 70, y, { width: 70, align: 'right' })
  }
}
