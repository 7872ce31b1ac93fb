import { shade } from '../color'
import { partShadow } from '../light'
import { n, stops, type Sheet } from '../sheet'
import type { ObjectOf } from '../types'
import { lay, type Artist } from './object'
import { smallWatch } from './small-watch'
import { fabric } from './wood'

/** A soft pillow around (0, 0). */
export function drawCushion(sheet: Sheet, color: string, width: number, height: number): string {
  const d = `M${n(-width / 2)} ${n(-height * 0.4)}Q${n(-width * 0.5)} ${n(-height / 2)} ${n(-width * 0.36)} ${n(-height / 2)}Q0 ${n(-height * 0.54)} ${n(width * 0.36)} ${n(-height / 2)}Q${n(width * 0.5)} ${n(-height / 2)} ${n(width / 2)} ${n(-height * 0.4)}Q${n(width * 0.53)} 0 ${n(width / 2)} ${n(height * 0.4)}Q${n(width * 0.5)} ${n(height / 2)} ${n(width * 0.36)} ${n(height / 2)}Q0 ${n(height * 0.54)} ${n(-width * 0.36)} ${n(height / 2)}Q${n(-width * 0.5)} ${n(height / 2)} ${n(-width / 2)} ${n(height * 0.4)}Q${n(-width * 0.53)} 0 ${n(-width / 2)} ${n(-height * 0.4)}Z`
  const puff = sheet.define(
    'puff',
    (name) =>
      `<radialGradient id="${name}" cx=".42" cy=".34" r=".72">${stops([
        [0, '#fff', 0.26],
        [0.5, '#fff', 0],
        [0.8, '#000', 0.14],
        [1, '#000', 0.46],
      ])}</radialGradient>`,
  )
  return `<g ${partShadow(sheet, 2)}><path d="${d}" fill="${color}"/></g><path d="${d}" fill="${color}" ${fabric(sheet, color)}/><path d="${d}" fill="url(#${puff})"/>`
}

export function cushionArtist(sheet: Sheet, object: ObjectOf<'cushion'>): Artist {
  const one =
    drawCushion(sheet, object.color, 640, 460) +
    `<path d="M-318 0Q0 14 318 0" fill="none" stroke="${shade(object.color, 0.4)}" stroke-opacity=".5" stroke-width="4"/>`
  const worn = drawCushion(sheet, object.color, 640, 460) + smallWatch(sheet, 0, 0.86, 190)
  const hero = lay(sheet, one, { x: -40, y: -270, turn: -6 }) + lay(sheet, one, { x: 40, y: 270, turn: 5 })
  return {
    hero: { body: hero, width: 820, height: 1120, focus: [-60, -230] },
    group: { body: lay(sheet, worn, { x: 0, y: 0, turn: 4 }), width: 760, height: 700, focus: [0, 0] },
  }
}
