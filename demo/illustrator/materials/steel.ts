import { distance } from '../color'
import { roundness } from '../light'
import { brushing, metalTones } from '../metals'
import { halfWidthAt } from '../outline'
import { n, stops, type Sheet } from '../sheet'
import type { Metal, SteelTexture, StrapLook } from '../types'
import { cover, type Area, type Paint } from './area'

type Finish = 'satin' | 'mirror' | 'bead'
interface Link {
  /** left edge and width as shares of the row, height as a share of the row's height */
  x: number
  width: number
  rise: number
  finish: Finish
  middle?: boolean
}

/** Height of a row as a share of the strap's width, and the links of a row; `rise` shifts a link by a part of a row. */
const rowsOf: Record<SteelTexture, { height: number; links: readonly Link[] }> = {
  three: {
    height: 0.37,
    links: [
      { x: 0, width: 0.29, rise: 0, finish: 'satin' },
      { x: 0.71, width: 0.29, rise: 0, finish: 'satin' },
      { x: 0.29, width: 0.42, rise: 0.5, finish: 'mirror', middle: true },
    ],
  },
  five: {
    height: 0.27,
    links: [
      { x: 0, width: 0.22, rise: 0, finish: 'satin' },
      { x: 0.78, width: 0.22, rise: 0, finish: 'satin' },
      ...[0.22, 0.407, 0.593].map((x): Link => ({
        x,
        width: 0.187,
        rise: 0.5,
        finish: 'bead',
        middle: true,
      })),
    ],
  },
  brick: {
    height: 0.19,
    links: [0, 0.2, 0.4, 0.6, 0.8].map((x): Link => ({
      x,
      width: 0.2,
      rise: x === 0 || x === 0.4 || x === 0.8 ? 0 : 0.5,
      finish: 'mirror',
      middle: x === 0.4,
    })),
  },
  wide: {
    height: 0.4,
    links: [
      { x: 0, width: 0.16, rise: 0, finish: 'mirror' },
      { x: 0.84, width: 0.16, rise: 0, finish: 'mirror' },
      { x: 0.16, width: 0.68, rise: 0, finish: 'satin', middle: true },
    ],
  },
  bead: {
    height: 0.16,
    links: [
      { x: 0, width: 0.16, rise: 0, finish: 'satin' },
      { x: 0.84, width: 0.16, rise: 0, finish: 'satin' },
      ...[0.16, 0.296, 0.432, 0.568, 0.704].map((x, index): Link => ({
        x,
        width: 0.136,
        rise: index % 2 ? 0.5 : 0,
        finish: 'bead',
        middle: true,
      })),
    ],
  },
}

/** Rows of links from top to bottom; the dark ground between them is the outline itself. */
export const paintSteel: Paint = (sheet, look, area) => {
  if (look.surface.material !== 'steel') return ''
  const { height, links } = rowsOf[look.surface.texture]
  const { shape } = area
  const rowCount = Math.max(2, Math.round(shape.length / (shape.width * height)))
  const step = shape.length / rowCount
  let body = cover(area, metalTones[look.metal][0]) + cover(area, '#000', 'opacity=".55"')
  for (let row = -1; row <= rowCount; row += 1) {
    for (const link of links) {
      const y = (row + link.rise) * step
      const half = halfWidthAt(shape, y + step / 2)
      body += drawLink(
        sheet,
        metalFor(look, link),
        link,
        -half + link.x * half * 2,
        y,
        link.width * half * 2,
        step,
      )
    }
  }
  return body + cover(area, roundness(sheet, 0.5)) + seams(area)
}

function metalFor(look: StrapLook, link: Link): Metal {
  return link.middle && look.accent && distance(look.accent, '#c9a04a') < 40 ? 'gold' : look.metal
}

function drawLink(
  sheet: Sheet,
  metal: Metal,
  link: Link,
  x: number,
  y: number,
  width: number,
  height: number,
): string {
  const gap = 1.6
  const radius = link.finish === 'bead' ? Math.min(width, height) * 0.42 : 6
  const box = `x="${n(x + gap)}" y="${n(y + gap)}" width="${n(width - 2 * gap)}" height="${n(height - 2 * gap)}" rx="${n(radius)}"`
  const grain = link.finish === 'satin' ? `<rect ${box} fill="${brushing(sheet, false)}"/>` : ''
  const glint = `<path d="M${n(x + gap + radius)} ${n(y + gap + 1.5)}H${n(x + width - gap - radius)}" stroke="#fff" stroke-opacity="${metal === 'black' ? 0.3 : 0.75}" stroke-width="1.8" stroke-linecap="round"/>`
  return `<rect ${box} fill="url(#${linkFill(sheet, metal, link.finish)})"/>${grain}${glint}`
}

function linkFill(sheet: Sheet, metal: Metal, finish: Finish): string {
  const [dark, middle, light, shine] = metalTones[metal]
  return sheet.define(`link ${metal} ${finish}`, (name) => {
    if (finish === 'bead')
      return `<radialGradient id="${name}" cx=".38" cy=".32" r=".78">${stops([
        [0, shine],
        [0.22, light],
        [0.6, middle],
        [1, dark],
      ])}</radialGradient>`
    const list =
      finish === 'satin'
        ? ([
            [0, light],
            [0.3, light],
            [0.62, middle],
            [1, dark],
          ] as const)
        : ([
            [0, light],
            [0.16, shine],
            [0.34, light],
            [0.58, middle],
            [0.8, dark],
            [0.9, middle],
            [1, dark],
          ] as const)
    return `<linearGradient id="${name}" x1="0" y1="0" x2="${finish === 'satin' ? 0.15 : 0.06}" y2="1">${stops(list)}</linearGradient>`
  })
}

function seams(area: Area): string {
  return `<path d="${area.outline}" fill="none" stroke="#000" stroke-opacity=".5" stroke-width="4"/>`
}
