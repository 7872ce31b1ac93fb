import { groundShadow } from '../light'
import { layPaper } from '../papers'
import { drawTailPiece } from '../parts/closure'
import { unitsPerMm } from '../parts/piece'
import { createSheet, finishSheet, n, type Sheet } from '../sheet'
import type { PackDrawing, StrapLook } from '../types'

const length = 1080

/** The colours of a product together: a fan, or a row of steps. */
export function drawPack(drawing: PackDrawing, width: number, height: number): string {
  const fan = drawing.looks.length > 4 || drawing.seed % 5 < 2
  const sheet = createSheet(drawing.seed, 0.7)
  const background = layPaper(sheet, drawing.paper, drawing.backdrop)
  const body = fan ? layFan(sheet, drawing.looks, drawing.seed) : layRow(sheet, drawing.looks, drawing.seed)
  return finishSheet(sheet, background + body, width, height)
}

function layFan(sheet: Sheet, looks: readonly StrapLook[], seed: number): string {
  const count = looks.length
  const spread = 12 + count * 6.2
  const scale = count > 4 ? 0.76 : 0.86
  const pivot = 750 + 900 * scale
  return looks
    .map((look, index) => {
      const turn = -spread / 2 + (spread * index) / (count - 1)
      sheet.turn = turn
      return `<g ${groundShadow(sheet, 0.9)}><g transform="translate(600,${n(pivot)}) rotate(${n(turn)}) scale(${scale}) translate(0,-1440)">${drawTailPiece(sheet, look, { length, seed: seed + index })}</g></g>`
    })
    .join('')
}

function layRow(sheet: Sheet, looks: readonly StrapLook[], seed: number): string {
  const count = looks.length
  const turn = seed % 2 ? -8 : 7
  const strap = (looks[0]?.widthMm ?? 20) * unitsPerMm
  const scale = Math.min(0.95, 900 / (count * strap * 1.16))
  const step = strap * 1.16 * scale
  const stairs = Math.min(64, 260 / count)
  sheet.turn = turn
  const pieces = looks.map((look, index) => {
    const x = (index - (count - 1) / 2) * step
    const y = -(length * scale) / 2 + (index - (count - 1) / 2) * stairs * (seed % 3 ? 1 : -1)
    return `<g transform="translate(${n(x)},${n(y)}) scale(${scale.toFixed(3)})">${drawTailPiece(sheet, look, { length, seed: seed + index })}</g>`
  })
  return `<g ${groundShadow(sheet, 1)}><g transform="translate(600,750) rotate(${turn})">${pieces.join('')}</g></g>`
}
