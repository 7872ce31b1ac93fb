import { groundShadow } from '../light'
import { layPaper } from '../papers'
import { drawTailPiece } from '../parts/closure'
import { unitsPerMm } from '../parts/piece'
import { createSheet, finishSheet, n, sheetHeight, sheetWidth } from '../sheet'
import type { BannerDrawing, StrapLook } from '../types'

const length = 1500
// Shadows end at 2,400 units, so a wide picture is drawn at a smaller scale.
const boxes = { wide: [2000, 800], narrow: [1600, 1200] } as const
const scales = { wide: 0.7, narrow: 1 } as const

/** Straps that hang into the picture side by side; in a wide one they leave the left third free for words. */
export function drawBanner(drawing: BannerDrawing, width: number, height: number): string {
  const [across, down] = boxes[drawing.shape]
  const scale = scales[drawing.shape]
  const sheet = createSheet(drawing.seed, scale, drawing.turn)
  const paper = layPaper(sheet, drawing.paper, drawing.backdrop)
  const [middle, room] =
    drawing.shape === 'wide' ? [across * 0.7, across * 0.56] : [across / 2, across * 0.92]
  const step = Math.min(room / scale / drawing.looks.length, widthOf(drawing.looks) * 1.5)
  const pieces = drawing.looks.map((look, i) => {
    const place = i - (drawing.looks.length - 1) / 2
    const top = -length * 0.62 + (i % 2 ? 90 : -60)
    return `<g transform="translate(${n(place * step)},${n(top)})">${drawTailPiece(sheet, look, { length, seed: drawing.seed + i, lugEnd: false })}</g>`
  })
  const body =
    `<g transform="scale(${across / sheetWidth},${down / sheetHeight})">${paper}</g>` +
    `<g ${groundShadow(sheet, drawing.paper === 'night' ? 1.7 : 1)}><g transform="translate(${n(middle)},${n(down / 2)}) rotate(${drawing.turn}) scale(${scale})">${pieces.join('')}</g></g>`
  return finishSheet(sheet, body, width, height, boxes[drawing.shape])
}

const widthOf = (looks: readonly StrapLook[]) => (looks[0]?.widthMm ?? 20) * unitsPerMm
