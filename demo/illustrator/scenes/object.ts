import { artistOf } from '../objects/artists'
import { drawObjectMeasure } from '../objects/measure'
import { layPaper } from '../papers'
import { createSheet, finishSheet, n } from '../sheet'
import type { ObjectDrawing } from '../types'

/** Pins, buckles, tools, boxes and care products: alone, in company, close, or with their measures. */
export function drawObjectShot(drawing: ObjectDrawing, width: number, height: number): string {
  const { object, shot, turn, seed } = drawing
  const sheet = createSheet(seed, shot === 'close' ? 1.7 : 1, turn)
  const background = layPaper(sheet, drawing.paper, drawing.backdrop)
  if (shot === 'size')
    return finishSheet(sheet, background + drawObjectMeasure(sheet, object, drawing.paper), width, height)
  const artist = artistOf(sheet, object, seed)
  const drawn = shot === 'group' ? artist.group : artist.hero
  const fit = Math.min(1040 / drawn.width, 1280 / drawn.height) * fill(turn)
  const close = shot === 'close'
  const scale = close ? fit * 1.9 : fit
  const [x, y] = close ? drawn.focus : [0, 0]
  const lean = object.kind === 'stand' ? turn * 0.1 : close ? turn * 1.6 : turn
  const placed = `<g transform="translate(600,750) rotate(${n(lean)}) scale(${scale.toFixed(3)}) translate(${n(-x)},${n(-y)})">${drawn.body}</g>`
  return finishSheet(sheet, background + placed, width, height)
}

/** Turned things need a little more room. */
function fill(turn: number): number {
  return 1 - Math.abs(turn) / 140
}
