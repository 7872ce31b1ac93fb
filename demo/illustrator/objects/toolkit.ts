import { shade } from '../color'
import { partShadow } from '../light'
import { cylinder } from '../metals'
import type { Sheet } from '../sheet'
import type { ObjectOf } from '../types'
import { drawHide } from './hide'
import { alone, lay, type Artist } from './object'
import { toolDrawings } from './tools'

type Toolkit = ObjectOf<'toolkit'>

/** A leather case opened flat: tools stand in its pocket. */
export function toolkitArtist(sheet: Sheet, object: Toolkit): Artist {
  const open = drawOpen(sheet, object)
  const rolled = drawFolded(sheet, object)
  const fork = toolDrawings.fork(sheet, {
    kind: 'tool',
    tool: 'fork',
    color: '#1f4f5c',
    metal: object.metal,
  }).body
  const group =
    lay(sheet, rolled, { x: -150, y: -40, turn: -8 }) +
    lay(sheet, fork, { x: 330, y: 60, turn: -78, scale: 0.92 })
  return {
    hero: alone(sheet, open, 900, 1120, [0, -120]),
    group: { body: group, width: 980, height: 1160, focus: [0, 0] },
  }
}

function drawOpen(sheet: Sheet, object: Toolkit): string {
  const tool = (kind: 'fork' | 'tweezers' | 'caseknife', x: number, y: number, color: string, turn = -90) =>
    `<g transform="translate(${x},${y}) rotate(${turn}) scale(.74)" ${partShadow(sheet, 1.5)}>${toolDrawings[kind](sheet, { kind: 'tool', tool: kind, color, metal: object.metal }).body}</g>`
  const driver = (x: number, ring: string) =>
    `<g transform="translate(${x},-30)" ${partShadow(sheet, 1.5)}><rect x="-30" y="-330" width="60" height="60" rx="20" fill="${cylinder(sheet, object.metal, false)}"/><rect x="-21" y="-275" width="42" height="420" rx="6" fill="${cylinder(sheet, object.metal, false)}"/><rect x="-23" y="-262" width="46" height="34" fill="${ring}"/></g>`
  const slots = [-340, -170, 0, 170, 340]
    .map(
      (x) =>
        `<path d="M${x} 60V500" stroke="${shade(object.color, 0.5)}" stroke-width="4" stroke-dasharray="14 10" opacity=".8"/>`,
    )
    .join('')
  return [
    drawHide(sheet, {
      color: shade(object.color, 0.18),
      x: -430,
      y: -540,
      width: 860,
      height: 1080,
      radius: 40,
      stitch: '#efe0c4',
    }),
    tool('fork', -255, -20, '#1f4f5c'),
    tool('tweezers', -85, -60, '#3c4044', 90),
    driver(85, '#b3312c'),
    driver(255, '#c9972f'),
    `<g ${partShadow(sheet, 1.6)}>${drawHide(sheet, { color: object.color, x: -430, y: 50, width: 860, height: 490, radius: 40, stitch: '#efe0c4' })}</g>`,
    slots,
  ].join('')
}

function drawFolded(sheet: Sheet, object: Toolkit): string {
  const flap = `<g ${partShadow(sheet, 1.6)}>${drawHide(sheet, { color: object.color, x: -250, y: -520, width: 500, height: 460, radius: 46, stitch: '#efe0c4' })}</g>`
  const snap = `<g ${partShadow(sheet)}><circle cy="-110" r="30" fill="${cylinder(sheet, 'brass')}"/></g><circle cy="-110" r="17" fill="none" stroke="#000" stroke-opacity=".3" stroke-width="3"/>`
  return (
    drawHide(sheet, {
      color: shade(object.color, 0.12),
      x: -250,
      y: -520,
      width: 500,
      height: 1040,
      radius: 46,
      stitch: '#efe0c4',
    }) +
    flap +
    snap
  )
}
