import { groundShadow } from '../light'
import { layPaper } from '../papers'
import { drawBucklePiece, drawTailPiece } from '../parts/closure'
import { drawBracelet } from '../parts/bracelet'
import { drawReverse } from '../parts/reverse'
import { unitsPerMm } from '../parts/piece'
import { createSheet, finishSheet, n, type Sheet } from '../sheet'
import type { FlatDrawing, StrapLook } from '../types'

export const tailLength = 1130
export const buckleLength = 735

/** A strap lying on paper. */
export function drawFlat(drawing: FlatDrawing, width: number, height: number): string {
  const sheet = createSheet(drawing.seed, 1, drawing.turn)
  const paper = layPaper(sheet, drawing.paper, drawing.backdrop)
  const body = lays[drawing.lay](sheet, drawing.look, drawing.seed)
  return finishSheet(
    sheet,
    `${paper}<g ${groundShadow(sheet, drawing.paper === 'night' ? 1.7 : 1)}>${placed(drawing, body)}</g>`,
    width,
    height,
  )
}

/** Turned about the middle of the sheet, small enough to keep clear of the edges. */
function placed(drawing: FlatDrawing, body: string): string {
  const scale = fits(drawing)
  return `<g transform="translate(600,750) rotate(${drawing.turn}) scale(${n(scale * 100) === '100' ? 1 : scale.toFixed(3)})">${body}</g>`
}

function fits({ lay, look, turn }: FlatDrawing): number {
  const strap = look.widthMm * unitsPerMm
  const [wide, tall] =
    lay === 'long'
      ? look.surface.material === 'steel'
        ? [strap + 40, 1330]
        : [strap * 2.6, 1060]
      : lay === 'cross'
        ? [strap * 3.2, 1170]
        : [strap * 2.7 + 60, 1180]
  const angle = (Math.abs(turn) * Math.PI) / 180
  const across = wide * Math.cos(angle) + tall * Math.sin(angle)
  const down = wide * Math.sin(angle) + tall * Math.cos(angle)
  return Math.min(1060 / across, 1330 / down, 1.24)
}

type LayOut = (sheet: Sheet, look: StrapLook, seed: number) => string

const at = (x: number, y: number, body: string, extra = '') =>
  `<g transform="translate(${n(x)},${n(y)}) ${extra}">${body}</g>`
const gap = (look: StrapLook) => look.widthMm * unitsPerMm * 0.5 + 62

const lays: Record<FlatDrawing['lay'], LayOut> = {
  pair: (sheet, look, seed) =>
    at(-gap(look), -475, drawBucklePiece(sheet, look, { length: buckleLength, seed })) +
    at(gap(look), -560, drawTailPiece(sheet, look, { length: tailLength, seed: seed + 1 })),
  mirror: (sheet, look, seed) =>
    at(
      gap(look),
      440,
      upsideDown(sheet, () => drawBucklePiece(sheet, look, { length: buckleLength, seed })),
      'rotate(180)',
    ) + at(-gap(look), -560, drawTailPiece(sheet, look, { length: tailLength, seed: seed + 1 })),
  cross: (sheet, look, seed) =>
    at(
      225,
      -555,
      tilted(sheet, 17, () => drawTailPiece(sheet, look, { length: tailLength + 40, seed: seed + 1 })),
      'rotate(17)',
    ) +
    `<g ${groundShadow(sheet, 1.1)}>${at(
      -215,
      -430,
      tilted(sheet, -23, () => drawBucklePiece(sheet, look, { length: buckleLength + 40, seed })),
      'rotate(-23)',
    )}</g>`,
  reverse: (sheet, look, seed) =>
    at(gap(look), -470, drawReverse(sheet, look, { length: buckleLength, seed })) +
    at(-gap(look), -560, drawTailPiece(sheet, look, { length: tailLength, seed: seed + 1 })),
  long: (sheet, look, seed) =>
    look.surface.material === 'steel' ? drawBracelet(sheet, look, seed) : drawHanging(sheet, look, seed),
}

/** Draws with the light of a further turned group. */
function tilted(sheet: Sheet, by: number, draw: () => string): string {
  sheet.turn += by
  const body = draw()
  sheet.turn -= by
  return body
}

function upsideDown(sheet: Sheet, draw: () => string): string {
  return tilted(sheet, 180, draw)
}

/** A one-piece strap folded over the upper edge of the picture: its two ends hang side by side. */
function drawHanging(sheet: Sheet, look: StrapLook, seed: number): string {
  return (
    at(-gap(look), -1050, drawBucklePiece(sheet, look, { length: 1370, seed, lugEnd: false })) +
    at(gap(look), -1050, drawTailPiece(sheet, look, { length: 1500, seed: seed + 1, lugEnd: false }))
  )
}
