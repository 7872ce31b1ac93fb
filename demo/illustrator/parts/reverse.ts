import { mix, shade } from '../color'
import { cylinder } from '../metals'
import { roundness } from '../light'
import { outlineOf } from '../outline'
import { n, type Sheet } from '../sheet'
import type { StrapLook } from '../types'
import { cover, type Area } from '../materials/area'
import { paintMaterial } from '../materials/paint'
import { drawClosedBuckle } from './closure'
import { shapeOf, type PieceOptions } from './piece'
import { drawLugEnd } from './lug-end'

/** The short piece turned over: the lining, the quick-release lever and the buckle from below. */
export function drawReverse(
  sheet: Sheet,
  look: StrapLook,
  { length, seed }: Pick<PieceOptions, 'length' | 'seed'>,
): string {
  const shape = shapeOf(look, { part: 'buckle', length })
  const outline = outlineOf(shape)
  const area: Area = { shape, outline, seed, part: 'keeper' }
  const clip = sheet.define(
    `clip ${outline}`,
    (name) => `<clipPath id="${name}"><path d="${outline}"/></clipPath>`,
  )
  const lining = liningOf(look)
  const body = `<g clip-path="url(#${clip})">${paintMaterial(sheet, lining, area)}${cover(area, roundness(sheet, 0.3))}</g>`
  const lever = look.ends === 'quick' ? drawLever(sheet, look, shape.width / 2) : ''
  return (
    drawLugEnd(sheet, lining) +
    `<path d="${outline}" fill="${shade(lining.color, 0.3)}"/>` +
    body +
    lever +
    drawClosedBuckle(sheet, look, { length, seed })
  )
}

/** Leather straps are lined with pale nubuck; others look the same from below, without their pattern. */
function liningOf(look: StrapLook): StrapLook {
  const { stitch: _seam, ...rest } = look
  if (look.surface.material === 'leather')
    return {
      ...rest,
      padded: false,
      color: mix('#c9a578', look.color, 0.16),
      surface: { material: 'leather', texture: 'nubuck' },
    }
  if (look.surface.material === 'silicone')
    return {
      ...rest,
      surface: { material: 'silicone', texture: 'plain' },
      color: look.surface.texture === 'sport' && look.accent ? look.accent : look.color,
    }
  return look
}

function drawLever(sheet: Sheet, look: StrapLook, half: number): string {
  const x = -half + 34
  return `<rect x="${n(x)}" y="-14" width="62" height="26" rx="5" fill="#0c0a08" opacity=".75"/><rect x="${n(-half)}" y="-6" width="${n(half * 1.1)}" height="11" rx="5" fill="${cylinder(sheet, 'steel')}"/><rect x="${n(x + 24)}" y="-4" width="11" height="24" rx="5" fill="${cylinder(sheet, look.metal, false)}"/><circle cx="${n(x + 29.5)}" cy="19" r="8" fill="${cylinder(sheet, 'steel')}" stroke="#000" stroke-opacity=".3"/>`
}
