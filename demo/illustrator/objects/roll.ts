import { mix, shade } from '../color'
import { partShadow } from '../light'
import { satin } from '../metals'
import { n, stops, type Sheet } from '../sheet'
import type { Metal, ObjectOf } from '../types'
import { drawHide } from './hide'
import { alone, lay, type Artist } from './object'
import { smallWatch, standingStrap } from './small-watch'
import { fabric } from './wood'

/** A watch roll: opened flat with its pockets, or rolled up and strapped. */
export function rollArtist(sheet: Sheet, object: ObjectOf<'roll'>): Artist {
  const { color, lining, slots, metal } = object
  const [cell, tall] = [slots > 3 ? 150 : 270, 430]
  const width = slots * cell + 120
  const wells = Array.from({ length: slots }, (_, index) => {
    const x = (index - (slots - 1) / 2) * cell
    const watch = slots <= 3 ? smallWatch(sheet, index + 1, 0.5, 210) : standingStrap(sheet, index)
    return `<rect x="${n(x - cell / 2 + 8)}" y="${-tall / 2}" width="${cell - 16}" height="${tall}" rx="18" fill="${shade(lining, 0.42)}"/><g transform="translate(${n(x)},${slots > 3 ? -40 : 0})">${watch}</g>`
  }).join('')
  const pocket =
    slots > 3
      ? `<g ${partShadow(sheet, 1.5)}><rect x="${-width / 2 + 40}" y="40" width="${width - 80}" height="${tall / 2 - 20}" rx="14" fill="${lining}" ${fabric(sheet, lining)}/></g>`
      : ''
  const flat =
    drawHide(sheet, {
      color,
      x: -width / 2,
      y: -500,
      width,
      height: 1000,
      radius: 46,
      stitch: mix(color, '#efe0c4', 0.7),
    }) +
    `<rect x="${-width / 2 + 42}" y="-300" width="${width - 84}" height="600" rx="24" fill="${lining}" ${fabric(sheet, lining)}/>` +
    wells +
    pocket
  const rolled = drawRolled(sheet, color, width, metal)
  return {
    hero: alone(sheet, flat, width + 40, 1060, [0, 0]),
    group: {
      body: lay(sheet, rolled, { x: 0, y: 0, turn: -38 }),
      width: width * 0.8 + 180,
      height: width * 0.62 + 260,
      focus: [0, 0],
    },
  }
}

function drawRolled(sheet: Sheet, color: string, width: number, metal: Metal): string {
  const half = width / 2
  const round = sheet.define(
    'rolled',
    (name) =>
      `<linearGradient id="${name}" x1="0" y1="0" x2="0" y2="1">${stops([
        [0, '#000', 0.3],
        [0.2, '#fff', 0.14],
        [0.32, '#fff', 0.26],
        [0.5, '#000', 0],
        [0.85, '#000', 0.42],
        [1, '#000', 0.68],
      ])}</linearGradient>`,
  )
  const band = (x: number) =>
    `<g ${partShadow(sheet, 1.2)}><rect x="${x - 38}" y="-184" width="76" height="368" rx="10" fill="${shade(color, 0.2)}"/></g><rect x="${x - 38}" y="-184" width="76" height="368" rx="10" fill="url(#${round})"/><circle cx="${x}" cy="36" r="24" fill="${satin(sheet, metal, 1, 1)}" stroke="#000" stroke-opacity=".3" stroke-width="3"/><circle cx="${x}" cy="36" r="13" fill="none" stroke="#000" stroke-opacity=".25" stroke-width="3"/>`
  const hide = drawHide(sheet, {
    color,
    x: -half,
    y: -176,
    width,
    height: 352,
    radius: 60,
    stitch: mix(color, '#efe0c4', 0.6),
  })
  return `${hide}<rect x="${-half}" y="-176" width="${width}" height="352" rx="60" fill="url(#${round})"/><path d="M${-half + 30} 104H${half - 30}" stroke="#000" stroke-opacity=".5" stroke-width="5"/><path d="M${-half + 30} 109H${half - 30}" stroke="#fff" stroke-opacity=".2" stroke-width="4"/>${band(-Math.round(half * 0.42))}${band(Math.round(half * 0.42))}`
}
