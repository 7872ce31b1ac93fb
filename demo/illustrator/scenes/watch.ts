import { groundShadow } from '../light'
import { layPaper } from '../papers'
import { drawPiece, unitsPerMm } from '../parts/piece'
import { drawTailPiece } from '../parts/closure'
import { drawSmartHead, smartHalfHeight } from '../parts/smart-head'
import { drawWatchHead } from '../parts/watch-head'
import { createSheet, finishSheet, n, stops, type Sheet } from '../sheet'
import type { WatchDrawing } from '../types'

const armLength = 980

/** A watch on its strap, seen from above; the strap runs out of the picture and falls away at both ends. */
export function drawOnWatch(drawing: WatchDrawing, width: number, height: number): string {
  const { look, watch, turn, paper } = drawing
  const scale = Math.min(1.34, (246 + (drawing.seed % 5) * 14) / (look.widthMm * unitsPerMm))
  const sheet = createSheet(drawing.seed, scale, turn)
  const [x, y] = [560 + (drawing.seed % 7) * 13, 690 + (drawing.seed % 9) * 16]
  const background = layPaper(sheet, paper, drawing.backdrop)
  const strap = look.widthMm * unitsPerMm
  const smart = watch.head === 'smart' || watch.head === 'smartround'
  const radius = strap * caseShare(look.widthMm)
  const offset = smart ? smartHalfHeight(watch, strap) + (watch.head === 'smart' ? 42 : 6) : radius * 0.97
  const below = drawTailPiece(sheet, look, { length: armLength, seed: drawing.seed })
  sheet.turn = turn + 180
  const above = drawPiece(sheet, look, { part: 'plain', length: armLength, seed: drawing.seed + 1 })
  sheet.turn = turn
  const arms = `<g transform="translate(0,${n(offset)})">${below}${fall(sheet, strap)}</g><g transform="rotate(180) translate(0,${n(offset)})">${above}${fall(sheet, strap)}</g>`
  const head = smart ? drawSmartHead(sheet, watch, strap) : drawWatchHead(sheet, watch, radius, strap)
  return finishSheet(
    sheet,
    `${background}<g ${groundShadow(sheet, paper === 'night' ? 1.7 : 1.1)}><g transform="translate(${x},${y}) rotate(${turn}) scale(${scale.toFixed(3)})">${arms}${head}</g></g>`,
    width,
    height,
  )
}

/** Factor for the case: cases of small straps are smaller, though less than in proportion. */
function caseShare(widthMm: number): number {
  return widthMm <= 14 ? 1.2 : widthMm <= 18 ? 1.08 : 1
}

/** Towards its ends the strap turns away from the light. */
function fall(sheet: Sheet, strap: number): string {
  const id = sheet.define(
    'fall',
    (name) =>
      `<linearGradient id="${name}" x1="0" y1="0" x2="0" y2="1">${stops([
        [0, '#000', 0.4],
        [0.07, '#000', 0],
        [0.3, '#000', 0],
        [1, '#000', 0.55],
      ])}</linearGradient>`,
  )
  return `<rect x="${n(-strap / 2)}" y="0" width="${n(strap)}" height="640" fill="url(#${id})"/>`
}
