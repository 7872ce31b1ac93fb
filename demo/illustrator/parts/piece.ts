import { shade } from '../color'
import { paintMaterial } from '../materials/paint'
import type { Area } from '../materials/area'
import { outlineOf, type Shape } from '../outline'
import type { Sheet } from '../sheet'
import type { StrapLook } from '../types'
import { punchHoles } from './holes'
import { drawLugEnd } from './lug-end'
import { sew } from './stitch'

/** drawn units per millimetre of a strap's width */
export const unitsPerMm = 10.2

export interface PieceOptions {
  part: 'tail' | 'buckle' | 'plain'
  length: number
  seed: number
  /** false when the piece continues beyond the picture or under something */
  lugEnd?: boolean
}

export function shapeOf(look: StrapLook, { part, length }: Pick<PieceOptions, 'part' | 'length'>): Shape {
  const width = look.widthMm * unitsPerMm
  return { width, endWidth: width * look.taper, length, tip: part === 'tail' ? look.tip : 'cut' }
}

/** One piece of a strap without its buckle, hanging from (0, 0). */
export function drawPiece(sheet: Sheet, look: StrapLook, options: PieceOptions): string {
  const shape = shapeOf(look, options)
  const outline = outlineOf(shape)
  const area: Area = { shape, outline, seed: options.seed, part: options.part }
  const clip = sheet.define(
    `clip ${outline}`,
    (name) => `<clipPath id="${name}"><path d="${outline}"/></clipPath>`,
  )
  return [
    options.lugEnd === false ? '' : drawLugEnd(sheet, look),
    `<path d="${outline}" fill="${shade(look.color, 0.4)}"/>`,
    `<g clip-path="url(#${clip})">${paintMaterial(sheet, look, area)}</g>`,
    sew(look, area),
    options.part === 'tail' ? punchHoles(look, shape) : '',
  ].join('')
}
