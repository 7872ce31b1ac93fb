import { partShadow } from '../light'
import { brushing, cylinder, metalTones, plate, satin } from '../metals'
import { drawButterfly, drawDeployant, drawRoller, drawTang } from '../parts/buckle'
import { n, type Sheet } from '../sheet'
import type { Metal, ObjectOf } from '../types'
import { lay, type Artist, type Drawn } from './object'
import { drawSpringBar } from './spring-bar'

type Buckle = ObjectOf<'buckle'>

/** A buckle without its strap, around (0, 0), drawn three times the size it has on a strap. */
export function drawLooseBuckle(
  sheet: Sheet,
  { closure, metal, widthMm }: Buckle,
): { body: string; width: number; height: number } {
  const half = widthMm * 5.1
  const large = (body: string, height: number) =>
    `<g transform="scale(3) translate(0,${n(-height / 2)})">${body}</g>`
  switch (closure) {
    case 'tang':
      return { body: large(drawTang(sheet, metal, half, null), 84), width: (half + 24) * 6, height: 330 }
    case 'roller':
      return { body: large(drawRoller(sheet, metal, half, null), 96), width: (half + 30) * 6, height: 400 }
    case 'deployant':
      return { body: drawUnfolded(sheet, metal, half * 1.7, false), width: half * 3.8, height: 1120 }
    case 'butterfly':
      return { body: drawUnfolded(sheet, metal, half * 1.7, true), width: half * 3.8, height: 1120 }
  }
}

/** A folding clasp opened flat: three hinged plates, or a base with two wings. */
function drawUnfolded(sheet: Sheet, metal: Metal, half: number, wings: boolean): string {
  const leaf = (y: number, height: number, width: number, slot: boolean) => {
    const box = `x="${n(-width)}" y="${y}" width="${n(2 * width)}" height="${height}" rx="16"`
    const inner = slot
      ? `<rect x="${n(-width * 0.62)}" y="${y + 54}" width="${n(width * 1.24)}" height="${height - 108}" rx="14" fill="#000" opacity=".5"/><rect x="${n(-width * 0.62 + 5)}" y="${y + 62}" width="${n(width * 1.24 - 10)}" height="${height - 118}" rx="12" fill="${metalTones[metal][0]}" opacity=".7"/>`
      : ''
    return `<g ${partShadow(sheet, 1.4)}><rect ${box} fill="${plate(sheet, metal, 1, 0.5)}"/></g><rect ${box} fill="${brushing(sheet, false)}"/>${inner}<rect ${box} fill="none" stroke="#000" stroke-opacity=".35" stroke-width="2.4"/><path d="M${n(-width + 18)} ${y + 4}H${n(width - 18)}" stroke="#fff" stroke-opacity=".7" stroke-width="3"/>`
  }
  const hinge = (y: number) =>
    `<g ${partShadow(sheet)}><rect x="${n(-half - 6)}" y="${y - 20}" width="${n(2 * half + 12)}" height="40" rx="18" fill="${cylinder(sheet, metal)}"/></g><path d="M${n(-half * 0.5)} ${y - 20}v40M${n(half * 0.5)} ${y - 20}v40" stroke="#000" stroke-opacity=".35" stroke-width="3"/>`
  const knobs = [-1, 1]
    .map(
      (side) =>
        `<rect x="${n(side < 0 ? -half - 15 : half - 7)}" y="${wings ? -30 : -470}" width="22" height="70" rx="9" fill="${satin(sheet, metal, 0, 1)}"/>`,
    )
    .join('')
  const hook = (y: number) =>
    `<rect x="${n(-half * 0.3)}" y="${y}" width="${n(half * 0.6)}" height="34" rx="14" fill="${cylinder(sheet, metal)}" stroke="#000" stroke-opacity=".3"/>`
  const pin = `<circle cy="452" r="17" fill="${satin(sheet, metal, 1, 1)}" stroke="#000" stroke-opacity=".4"/>`
  const parts = wings
    ? leaf(-500, 320, half, false) +
      leaf(180, 320, half, false) +
      leaf(-180, 360, half * 0.86, true) +
      hinge(-180) +
      hinge(180) +
      hook(-470) +
      hook(436)
    : leaf(-530, 330, half, false) +
      leaf(-200, 370, half * 0.8, true) +
      leaf(170, 360, half * 0.92, true) +
      hinge(-200) +
      hinge(170) +
      pin
  return knobs + parts
}

export function buckleArtist(sheet: Sheet, object: Buckle): Artist {
  const { body, width, height } = drawLooseBuckle(sheet, object)
  const folding = object.closure === 'deployant' || object.closure === 'butterfly'
  if (!folding) {
    const bar = drawSpringBar(sheet, { metal: object.metal, lengthMm: object.widthMm, style: 'plain' })
    const hero =
      lay(sheet, body, { x: 0, y: -70 }) + lay(sheet, bar, { x: 10, y: height * 0.78, turn: -6, scale: 0.82 })
    const group =
      lay(sheet, body, { x: -width * 0.3, y: -height * 1.02, turn: -16 }) +
      lay(sheet, body, { x: width * 0.26, y: 0, turn: 12 }) +
      lay(sheet, body, { x: -width * 0.24, y: height * 1.04, turn: 188 })
    return {
      hero: { body: hero, width: width + 60, height: height * 2.2, focus: [width * 0.2, -30] },
      group: { body: group, width: width * 1.8, height: height * 3.3, focus: [0, 0] },
    }
  }
  const closed = drawClosed(sheet, object)
  const pair: Drawn = {
    body:
      lay(sheet, body, { x: -width * 0.52, y: 20, turn: -7, scale: 0.86 }) +
      lay(sheet, closed, { x: width * 0.66, y: 130, turn: 10, scale: 1.5 }),
    width: width * 2.5,
    height,
    focus: [0, 0],
  }
  return {
    hero: {
      body: lay(sheet, body, { x: 0, y: 0 }),
      width: width + 100,
      height: height + 40,
      focus: [0, -230],
    },
    group: pair,
  }
}

function drawClosed(sheet: Sheet, { closure, metal, widthMm }: Buckle): string {
  const half = widthMm * 5.1
  return `<g transform="scale(1.35) translate(0,-50)">${closure === 'butterfly' ? drawButterfly(sheet, metal, half) : drawDeployant(sheet, metal, half)}</g>`
}
