import { groundShadow } from '../light'
import { layPaper } from '../papers'
import { drawBracelet } from '../parts/bracelet'
import { drawBucklePiece, drawClosedBuckle, drawTailPiece } from '../parts/closure'
import { across, down, inkOn } from '../parts/dimension'
import { unitsPerMm } from '../parts/piece'
import { createSheet, finishSheet, n, type Sheet } from '../sheet'
import type { SizeDrawing } from '../types'

/** The strap lying straight with its measures in millimetres; figures are drawn without a font. */
export function drawSize(drawing: SizeDrawing, width: number, height: number): string {
  const sheet = createSheet(drawing.seed, 0.86)
  const background = layPaper(sheet, drawing.paper, 'plain')
  const [main, second] = drawing.lengthsMm
  const body = second > 0 ? pair(sheet, drawing, main, second) : column(sheet, drawing, main)
  return finishSheet(sheet, background + body, width, height)
}

const place = (x: number, y: number, scale: number, body: string, turn = 0) =>
  `<g transform="translate(${n(x)},${n(y)}) rotate(${turn}) scale(${scale.toFixed(3)})">${body}</g>`

/** Lengths are drawn to one scale; widths keep the strap's own proportion. */
function pair(sheet: Sheet, drawing: SizeDrawing, main: number, second: number): string {
  const { look, seed, paper } = drawing
  const ink = inkOn(paper)
  const scale = 0.88
  const perMm = 1060 / main
  const [tail, buckle] = [(perMm * main) / scale, (perMm * second) / scale]
  const half = (look.widthMm * unitsPerMm * scale) / 2
  const [left, right, top] = [440, 760, 250]
  const pieces =
    place(left, top, scale, drawTailPiece(sheet, look, { length: tail, seed: seed + 1 })) +
    place(right, top, scale, drawBucklePiece(sheet, look, { length: buckle, seed }))
  return [
    `<g ${groundShadow(sheet, 0.9)}>${pieces}</g>`,
    across(left - half, left + half, top - 76, `${look.widthMm} mm`, ink),
    down(left - half - 118, top, top + tail * scale, `${main} mm`, ink),
    down(right + half + 118, top, top + buckle * scale, `${second} mm`, ink),
    across(
      right - half * look.taper,
      right + half * look.taper,
      top + buckle * scale + 178,
      `${Math.round((look.widthMm * look.taper) / 2) * 2} mm`,
      ink,
    ),
  ].join('')
}

/** Straps measured as a whole: a bracelet, a one-piece strap, or both halves around the place of the watch. */
function column(sheet: Sheet, drawing: SizeDrawing, total: number): string {
  const { look, seed, paper } = drawing
  const ink = inkOn(paper)
  const steel = look.surface.material === 'steel'
  const gap = look.form === 'single' ? 0 : 190
  const scale = steel ? 0.84 : 0.72
  const half = (look.widthMm * unitsPerMm * scale) / 2
  const [top, bottom, middle] = [200, 1330, 640]
  const clasp = (middle - gap / 2 - top - 60) / scale
  const single = () =>
    place(
      540,
      top + 60,
      scale,
      drawTailPiece(sheet, look, { length: (bottom - top - 60) / scale, seed: seed + 1, lugEnd: false }),
    ) + place(540, middle, scale, drawClosedBuckle(sheet, look, { length: clasp, seed }), 180)
  const parts = steel
    ? place(540, 765, scale, drawBracelet(sheet, look, seed))
    : gap === 0
      ? single()
      : place(540, middle - gap / 2, scale, drawBucklePiece(sheet, look, { length: clasp, seed }), 180) +
        place(
          540,
          middle + gap / 2,
          scale,
          drawTailPiece(sheet, look, { length: (bottom - middle - gap / 2) / scale, seed: seed + 1 }),
        )
  const watch =
    gap > 0
      ? `<circle cx="540" cy="${middle}" r="${gap * 0.78}" fill="none" stroke="${ink}" stroke-width="3" stroke-dasharray="4 12" stroke-linecap="round"/>`
      : ''
  return [
    `<g ${groundShadow(sheet, 0.9)}>${parts}</g>`,
    watch,
    down(540 + half + 130, top, bottom, `${total} mm`, ink),
    across(540 - half, 540 + half, 118, `${look.widthMm} mm`, ink),
  ].join('')
}
