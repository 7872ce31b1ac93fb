import { cylinder, metalTones } from '../metals'
import { n, type Sheet } from '../sheet'
import type { Metal, ObjectOf } from '../types'
import { alone, lay, type Artist } from './object'

type SpringBars = ObjectOf<'springbars'>

/** units per millimetre */
const perMm = 34

/** One spring bar lying across, centred: tube, shoulders and tips. */
export function drawSpringBar(sheet: Sheet, { metal, lengthMm, style }: Omit<SpringBars, 'kind'>): string {
  const half = (lengthMm * perMm) / 2
  const thick = { plain: 26, quick: 26, thick: 40, curved: 28, shoulderless: 30 }[style]
  const bend = style === 'curved' ? `transform="translate(0,-10)"` : ''
  const tube =
    style === 'curved' ? curvedTube(metal, half - 34, thick) : straightTube(sheet, metal, half - 34, thick)
  const ends = [-1, 1]
    .map(
      (side) =>
        `<g transform="scale(${side},1)${style === 'curved' ? ' translate(0,12)' : ''}">${tip(sheet, metal, half, thick, style !== 'shoulderless')}</g>`,
    )
    .join('')
  return `<g ${bend}>${ends}${tube}${style === 'quick' ? lever(sheet, metal, half) : ''}</g>`
}

function tip(sheet: Sheet, metal: Metal, half: number, thick: number, shoulder: boolean): string {
  const fill = cylinder(sheet, metal)
  const collar = shoulder
    ? `<rect x="${n(half - 38)}" y="${n(-thick * 0.36)}" width="10" height="${n(thick * 0.72)}" rx="3" fill="${fill}"/><rect x="${n(half - 22)}" y="${n(-thick * 0.34)}" width="9" height="${n(thick * 0.68)}" rx="3" fill="${fill}"/>`
    : ''
  return `<rect x="${n(half - 44)}" y="${n(-thick * 0.24)}" width="34" height="${n(thick * 0.48)}" fill="${fill}"/>${collar}<rect x="${n(half - 14)}" y="${n(-thick * 0.17)}" width="16" height="${n(thick * 0.34)}" rx="4" fill="${fill}"/>`
}

function straightTube(sheet: Sheet, metal: Metal, half: number, thick: number): string {
  const [dark] = metalTones[metal]
  const box = `x="${n(-half)}" y="${n(-thick / 2)}" width="${n(2 * half)}" height="${thick}" rx="5"`
  const rings = [-1, 1]
    .map(
      (side) =>
        `<path d="M${n(side * (half - 14))} ${n(-thick / 2)}v${thick}M${n(side * (half - 20))} ${n(-thick / 2)}v${thick}" stroke="${dark}" stroke-opacity=".5" stroke-width="2"/>`,
    )
    .join('')
  return `<rect ${box} fill="${cylinder(sheet, metal)}"/><rect ${box} fill="none" stroke="${dark}" stroke-opacity=".6" stroke-width="1.6"/>${rings}`
}

function curvedTube(metal: Metal, half: number, thick: number): string {
  const [dark, middle, light, shine] = metalTones[metal]
  const d = `M${n(-half)} 10Q0 ${-half * 0.2} ${n(half)} 10`
  const stroke = (color: string, width: number, dy: number) =>
    `<path d="${d}" fill="none" stroke="${color}" stroke-width="${n(width)}" transform="translate(0,${n(dy)})"/>`
  return (
    stroke(dark, thick, 0) +
    stroke(middle, thick * 0.8, -1) +
    stroke(light, thick * 0.45, -thick * 0.14) +
    stroke(shine, thick * 0.15, -thick * 0.2)
  )
}

/** The little lever of a quick-release bar. */
function lever(sheet: Sheet, metal: Metal, half: number): string {
  const x = -half * 0.42
  return `<rect x="${n(x - 46)}" y="-9" width="92" height="8" rx="4" fill="#000" opacity=".5"/><rect x="${n(x - 8)}" y="-7" width="16" height="46" rx="7" fill="${cylinder(sheet, metal, false)}"/><circle cx="${n(x)}" cy="40" r="13" fill="${cylinder(sheet, metal)}" stroke="#000" stroke-opacity=".3"/>`
}

export function springBarArtist(sheet: Sheet, object: SpringBars, seed: number): Artist {
  const length = object.lengthMm * perMm
  const bar = drawSpringBar(sheet, object)
  const hero =
    lay(sheet, bar, { x: -16, y: -110, turn: -38 }) +
    lay(sheet, bar, { x: 16, y: 110, turn: -38 + (seed % 3) * 3 })
  const count = 6
  const group = Array.from({ length: count }, (_, index) =>
    lay(sheet, bar, {
      x: (index % 2 ? 14 : -14) + (sheet.random() - 0.5) * 26,
      y: (index - (count - 1) / 2) * 124,
      turn: Math.round((sheet.random() - 0.5) * 16),
    }),
  ).join('')
  return {
    hero: {
      body: hero,
      width: length * 0.84,
      height: length * 0.7 + 230,
      focus: [-length * 0.3, length * 0.12],
    },
    group: { body: group, width: length * 1.1, height: count * 124 + 60, focus: [0, 0] },
  }
}

type BarCase = ObjectOf<'barcase'>

/** A clear case with compartments full of pins of growing length. */
export function barCaseArtist(sheet: Sheet, object: BarCase): Artist {
  const open = drawCase(sheet, object.metal, false)
  const closed = drawCase(sheet, object.metal, true)
  const loose = drawSpringBar(sheet, { metal: object.metal, lengthMm: 20, style: 'plain' })
  const group =
    lay(sheet, closed, { x: 0, y: -120, turn: -5 }) +
    [0, 1, 2]
      .map((index) =>
        lay(sheet, loose, {
          x: -230 + index * 210,
          y: 440 + (index % 2) * 60,
          turn: -30 + index * 34,
          scale: 0.36,
        }),
      )
      .join('')
  return {
    hero: alone(sheet, open, 900, 760, [-150, -120]),
    group: { body: group, width: 960, height: 1180, focus: [0, 0] },
  }
}

function drawCase(sheet: Sheet, metal: Metal, closed: boolean): string {
  const [columns, rows, wide, tall] = [4, 3, 212, 222]
  const [width, height] = [columns * wide + 30, rows * tall + 30]
  let body = `<rect x="${-width / 2}" y="${-height / 2}" width="${width}" height="${height}" rx="26" fill="#e4e9ea"/><rect x="${-width / 2}" y="${-height / 2}" width="${width}" height="${height}" rx="26" fill="none" stroke="#8f9aa0" stroke-width="5"/>`
  for (let index = 0; index < columns * rows; index += 1) {
    const [x, y] = [
      -width / 2 + 15 + (index % columns) * wide,
      -height / 2 + 15 + Math.floor(index / columns) * tall,
    ]
    const pins = Array.from({ length: 7 }, (_, pin) => {
      const bar = drawSpringBar(sheet, { metal, lengthMm: 12 + index * 0.8, style: 'plain' })
      return `<g transform="translate(${n(x + wide / 2 + (sheet.random() - 0.5) * 22)},${n(y + 42 + pin * 23)}) rotate(${n((sheet.random() - 0.5) * 13)}) scale(.235)">${bar}</g>`
    }).join('')
    body += `<rect x="${x + 5}" y="${y + 5}" width="${wide - 10}" height="${tall - 10}" rx="12" fill="#c7cfd2"/><path d="M${x + 8} ${y + tall - 14}V${y + 16}q0 -9 9 -9h${wide - 34}" fill="none" stroke="#000" stroke-opacity=".16" stroke-width="7"/>${pins}`
  }
  if (closed)
    body += `<rect x="${-width / 2 - 6}" y="${-height / 2 - 6}" width="${width + 12}" height="${height + 12}" rx="28" fill="#fff" opacity=".22"/><path d="M${-width / 2 + 30} ${height / 2 - 30}L${width * 0.1} ${-height / 2}H${width * 0.3}L${-width / 2 + 30 + width * 0.24} ${height / 2}Z" fill="#fff" opacity=".3"/><rect x="-60" y="${height / 2 - 10}" width="120" height="30" rx="9" fill="#b8c2c6" stroke="#8f9aa0" stroke-width="3"/>`
  return body
}
