import { partShadow } from '../light'
import { brushing, cylinder, metalTones, plate, satin, wire } from '../metals'
import { n, type Sheet } from '../sheet'
import type { Metal } from '../types'

/** Buckles hang from (0, 0), the end of the strap; `half` is half the strap's width there. */
export function drawTang(sheet: Sheet, metal: Metal, half: number, fold: string | null): string {
  const [outer, height] = [half + 15, 88]
  const frame = `M${n(-outer)} -2V${height - 30}Q${n(-outer)} ${height} ${n(-outer + 30)} ${height}H${n(outer - 30)}Q${n(outer)} ${height} ${n(outer)} ${height - 30}V-2`
  return `<g ${partShadow(sheet, 1.4)}>${wire(metal, frame, 16)}</g>${bar(sheet, metal, outer)}${fold ? foldOver(sheet, half, fold) : ''}${tongue(sheet, metal, height + 4, 7)}`
}

/** A broad, flat frame with screwed bar, for thick straps. */
export function drawRoller(sheet: Sheet, metal: Metal, half: number, fold: string | null): string {
  const [outer, height] = [half + 27, 112]
  const d = `M${n(-outer)} -16H${n(-outer + 26)}V${height - 34}Q${n(-outer + 26)} ${height - 26} ${n(-outer + 34)} ${height - 26}H${n(outer - 34)}Q${n(outer - 26)} ${height - 26} ${n(outer - 26)} ${height - 34}V-16H${n(outer)}V${height - 22}Q${n(outer)} ${height} ${n(outer - 22)} ${height}H${n(-outer + 22)}Q${n(-outer)} ${height} ${n(-outer)} ${height - 22}Z`
  const screws = [-1, 1]
    .map(
      (side) =>
        `<circle cx="${n(side * (outer - 13))}" cy="1" r="8" fill="${satin(sheet, metal, 0.5, 1)}" stroke="#000" stroke-opacity=".35"/><path d="M${n(side * (outer - 13) - 5)} 4L${n(side * (outer - 13) + 5)} -2" stroke="#000" stroke-opacity=".5" stroke-width="2"/>`,
    )
    .join('')
  return `<g ${partShadow(sheet, 1.4)}><path d="${d}" fill="${satin(sheet, metal, 0.6, 1)}"/></g><path d="${d}" fill="${brushing(sheet, true)}"/><path d="${d}" fill="none" stroke="#fff" stroke-opacity=".5" stroke-width="2.4" transform="translate(1.4,1.4)"/><path d="${d}" fill="none" stroke="#000" stroke-opacity=".35" stroke-width="2"/>${screws}${bar(sheet, metal, outer - 24)}${fold ? foldOver(sheet, half, fold) : ''}${tongue(sheet, metal, height + 2, 9)}`
}

function bar(sheet: Sheet, metal: Metal, outer: number): string {
  return `<rect x="${n(-outer)}" y="-8" width="${n(outer * 2)}" height="15" rx="7" fill="${cylinder(sheet, metal)}"/>`
}

/** The strap goes round the bar, with a slot for the tongue. */
function foldOver(sheet: Sheet, half: number, fold: string): string {
  const id = sheet.define(
    'fold light',
    (name) =>
      `<linearGradient id="${name}" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#fff" stop-opacity=".12"/><stop offset=".5" stop-color="#fff" stop-opacity=".1"/><stop offset="1" stop-color="#000" stop-opacity=".55"/></linearGradient>`,
  )
  const side = (sign: number) => {
    const x = sign < 0 ? -half : 12
    const box = `x="${n(x)}" y="-18" width="${n(half - 12)}" height="29" rx="6"`
    return `<rect ${box} fill="${fold}"/><rect ${box} fill="url(#${id})"/>`
  }
  return side(-1) + side(1)
}

function tongue(sheet: Sheet, metal: Metal, reach: number, half: number): string {
  const d = `M${-half} -10Q${-half} -15 0 -15Q${half} -15 ${half} -10L${half * 0.72} ${reach - 8}Q${half * 0.7} ${reach} 0 ${reach}Q${-half * 0.7} ${reach} ${-half * 0.72} ${reach - 8}Z`
  return `<g ${partShadow(sheet)}><path d="${d}" fill="${cylinder(sheet, metal, false)}"/></g><path d="${d}" fill="none" stroke="#000" stroke-opacity=".28" stroke-width="1.4"/>`
}

/** A closed folding clasp seen from outside: a plate with side buttons. */
export function drawDeployant(sheet: Sheet, metal: Metal, half: number): string {
  const [outer, height] = [half + 8, 132]
  const buttons = [-1, 1]
    .map(
      (side) =>
        `<rect x="${n(side < 0 ? -outer - 9 : outer - 5)}" y="48" width="14" height="38" rx="5" fill="${satin(sheet, metal, 0, 1)}" stroke="#000" stroke-opacity=".3"/>`,
    )
    .join('')
  return `<g transform="translate(0,-26)"><g ${partShadow(sheet, 1.6)}>${buttons}${box(sheet, metal, outer, 0, height, 12)}</g>${bevel(outer, 0, height, 12)}<path d="M${n(-outer + 6)} 30H${n(outer - 6)}" stroke="#000" stroke-opacity=".4" stroke-width="3"/><path d="M${n(-outer + 6)} 33H${n(outer - 6)}" stroke="#fff" stroke-opacity=".5" stroke-width="2"/><circle cy="82" r="15" fill="none" stroke="#000" stroke-opacity=".2" stroke-width="2.6"/><circle cy="83" r="15" fill="none" stroke="#fff" stroke-opacity=".4" stroke-width="1.2"/></g>`
}

/** A closed butterfly clasp: two wings meeting in a fine seam. */
export function drawButterfly(sheet: Sheet, metal: Metal, half: number): string {
  const [outer, height] = [half + 5, 104]
  const buttons = [-1, 1]
    .map(
      (side) =>
        `<rect x="${n(side < 0 ? -outer - 7 : outer - 5)}" y="34" width="12" height="36" rx="5" fill="${satin(sheet, metal, 0, 1)}" stroke="#000" stroke-opacity=".3"/>`,
    )
    .join('')
  return `<g transform="translate(0,-20)"><g ${partShadow(sheet, 1.4)}>${buttons}${box(sheet, metal, outer, 0, height, 9)}</g>${bevel(outer, 0, 50, 7)}${bevel(outer, 54, 50, 7)}<rect x="${n(-outer)}" y="50.5" width="${n(2 * outer)}" height="3" fill="#000" opacity=".6"/></g>`
}

/** The sliding clasp of mesh straps: a lid that clamps at any length, with a hook at its end. */
export function drawSlide(sheet: Sheet, metal: Metal, half: number): string {
  const outer = half + 9
  return `<g transform="translate(0,-12)"><g ${partShadow(sheet, 1.5)}>${box(sheet, metal, outer, 0, 98, 10)}<rect x="${n(-outer + 14)}" y="92" width="${n(2 * outer - 28)}" height="24" rx="8" fill="${satin(sheet, metal, 0.2, 1)}"/></g>${bevel(outer, 0, 98, 10)}<rect x="${n(-outer + 4)}" y="62" width="${n(2 * outer - 8)}" height="3" fill="#000" opacity=".4"/><rect x="${n(-outer + 4)}" y="65" width="${n(2 * outer - 8)}" height="2" fill="#fff" opacity=".5"/><rect x="${n(-half * 0.42)}" y="76" width="${n(half * 0.84)}" height="7" rx="3.5" fill="#000" opacity=".34"/></g>`
}

/** An open ring through which the other end is pulled: magnet and hook-and-loop straps. */
export function drawLoop(sheet: Sheet, metal: Metal, half: number, fold: string): string {
  const [outer, height] = [half + 11, 50]
  const frame = `M${n(-outer)} 0V${height - 14}Q${n(-outer)} ${height} ${n(-outer + 14)} ${height}H${n(outer - 14)}Q${n(outer)} ${height} ${n(outer)} ${height - 14}V0Z`
  return `<g ${partShadow(sheet, 1.3)}>${wire(metal, frame, 13)}</g><rect x="${n(-half)}" y="-18" width="${n(2 * half)}" height="28" rx="8" fill="${fold}"/><rect x="${n(-half)}" y="2" width="${n(2 * half)}" height="8" rx="4" fill="#000" opacity=".3"/>`
}

/** A round stud on the strap itself. */
export function drawStud(sheet: Sheet, metal: Metal, y: number): string {
  const [dark] = metalTones[metal]
  return `<rect x="-30" y="${n(y - 96)}" width="60" height="20" rx="10" fill="#000" opacity=".55"/><g ${partShadow(sheet)}><circle cy="${n(y)}" r="19" fill="${plate(sheet, metal, 1, 1)}" stroke="${dark}"/></g><circle cy="${n(y)}" r="11" fill="${satin(sheet, metal, 1, 1)}"/>`
}

function box(sheet: Sheet, metal: Metal, outer: number, y: number, height: number, radius: number): string {
  const rect = `x="${n(-outer)}" y="${y}" width="${n(2 * outer)}" height="${height}" rx="${radius}"`
  return `<rect ${rect} fill="${plate(sheet, metal, 1, 0.7)}"/><rect ${rect} fill="${brushing(sheet, true)}" opacity=".7"/>`
}

function bevel(outer: number, y: number, height: number, radius: number): string {
  const rect = (by: number) =>
    `x="${n(-outer + by)}" y="${y + by}" width="${n(2 * (outer - by))}" height="${height - 2 * by}" rx="${radius - by / 2}" fill="none"`
  return `<rect ${rect(1)} stroke="#000" stroke-opacity=".4" stroke-width="2"/><rect ${rect(3.4)} stroke="#fff" stroke-opacity=".6" stroke-width="2"/>`
}
