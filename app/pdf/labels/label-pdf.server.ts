import type { Paper } from '../draw.server'
import { writePaper } from '../pdf.server'
import { isEan13, type Label, type LabelPart } from './label'

const points = (mm: number) => (mm * 72) / 25.4
/** Letters are about 0.72 of a font's size. */
const sizeOf = (mm: number) => points(mm) / 0.72

/** Labels as PDF, one on each page of the label's size. */
export async function makeLabelPdf(title: string, labels: readonly Label[]): Promise<Buffer> {
  const { default: bwip } = await import('bwip-js/node')
  const barsOf = (value: string): number[] => {
    const [bars] = bwip.raw(isEan13(value) ? 'ean13' : 'code128', value)
    return [...(bars as { sbs: number[] }).sbs]
  }
  return writePaper({ autoFirstPage: false, lang: 'tr-TR', info: { Title: title } }, async (paper) => {
    for (const [place, { width, height, parts }] of labels.entries()) {
      if (place % 20 === 19) await new Promise(setImmediate)
      paper.addPage({ size: [points(width), points(height)], margin: 0 })
      for (const part of parts) drawPart(paper, part, barsOf)
    }
  })
}

function drawPart(paper: Paper, part: LabelPart, barsOf: (value: string) => number[]): void {
  const [x, y, width] = [points(part.x), points(part.y), points(part.width)]
  switch (part.kind) {
    case 'line':
      paper.rect(x, y, width, 0.75).fill('#000')
      return
    case 'text':
      paper
        .font(part.strong ? 'strong' : 'text')
        .fontSize(sizeOf(part.size))
        .fillColor('#000')
      paper.text(part.text || ' ', x, y, {
        width,
        height: paper.currentLineHeight(true) * part.lines,
        ellipsis: true,
      })
      return
    case 'barcode':
      drawBars(paper, barsOf(part.value), { x, y, width, height: points(part.height) })
  }
}

/** Draws widths of bars and spaces in turn, beginning with a bar, as wide as the room allows, at most half a millimetre a module. */
function drawBars(
  paper: Paper,
  bars: readonly number[],
  { x, y, width, height }: { x: number; y: number; width: number; height: number },
): void {
  const modules = bars.reduce((sum, one) => sum + one, 0)
  const module = Math.min(width / modules, points(0.5))
  let at = x
  for (const [place, bar] of bars.entries()) {
    if (place % 2 === 0) paper.rect(at, y, bar * module, height)
    at += bar * module
  }
  paper.fill('#000')
}
