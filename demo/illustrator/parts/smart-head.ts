import { partShadow } from '../light'
import { brushing, cylinder, metalTones, satin } from '../metals'
import { n, stops, type Sheet } from '../sheet'
import type { WatchLook } from '../types'
import { drawFigures } from './figures'

/** A smart watch around (0, 0): a rounded square or a circle of glass with a quiet face. */
export function drawSmartHead(sheet: Sheet, watch: WatchLook, strap: number): string {
  return watch.head === 'smartround' ? round(sheet, watch, strap) : square(sheet, watch, strap)
}

export function smartHalfHeight(watch: WatchLook, strap: number): number {
  return watch.head === 'smartround' ? strap * 0.86 : strap * 0.98
}

function square(sheet: Sheet, watch: WatchLook, strap: number): string {
  const [w, h] = [strap * 0.82, strap * 0.98]
  const box = (by: number, radius: number) =>
    `x="${n(-w + by)}" y="${n(-h + by)}" width="${n(2 * (w - by))}" height="${n(2 * (h - by))}" rx="${n(radius)}"`
  const radius = strap * 0.36
  const keys = [-0.42, 0.12]
    .map(
      (at) =>
        `<rect x="${n(w - 4)}" y="${n(h * at)}" width="15" height="${n(h * 0.3)}" rx="7" fill="${cylinder(sheet, watch.metal, false)}"/>`,
    )
    .join('')
  return `<g ${partShadow(sheet, 2.6)}>${keys}<rect ${box(0, radius)} fill="${satin(sheet, watch.metal, 1, 0.7)}"/></g><rect ${box(0, radius)} fill="none" stroke="${metalTones[watch.metal][0]}" stroke-width="2"/><rect ${box(3, radius - 3)} fill="none" stroke="#fff" stroke-opacity=".4" stroke-width="2.4"/>${screen(sheet, `<rect ${box(15, radius - 13)}`)}${face(w * 0.78, h * 0.78)}${shine(sheet, `<rect ${box(17, radius - 15)}`)}`
}

function round(sheet: Sheet, watch: WatchLook, strap: number): string {
  const radius = strap * 0.92
  const lug = (sx: number, sy: number) =>
    `<path d="M${n(sx * strap * 0.5)} ${n(sy * radius * 0.6)}L${n(sx * strap * 0.5)} ${n(sy * radius * 1.12)}Q${n(sx * strap * 0.58)} ${n(sy * radius * 1.14)} ${n(sx * strap * 0.66)} ${n(sy * radius * 0.6)}Z" fill="${satin(sheet, watch.metal, 1, 0.4)}"/>`
  const buttons = [-28, 28]
    .map(
      (angle) =>
        `<g transform="rotate(${angle})"><rect x="${n(radius - 6)}" y="-24" width="24" height="48" rx="9" fill="${cylinder(sheet, watch.metal)}"/></g>`,
    )
    .join('')
  return `<g ${partShadow(sheet, 2.6)}>${lug(-1, -1)}${lug(1, -1)}${lug(-1, 1)}${lug(1, 1)}${buttons}<circle r="${n(radius)}" fill="${satin(sheet, watch.metal, 1, 0.7)}"/></g><circle r="${n(radius)}" fill="${brushing(sheet, true)}" opacity=".6"/><circle r="${n(radius - 3)}" fill="none" stroke="#fff" stroke-opacity=".4" stroke-width="2.4"/>${screen(sheet, `<circle r="${n(radius - 20)}"`)}${face(radius * 0.62, radius * 0.66)}${shine(sheet, `<circle r="${n(radius - 22)}"`)}`
}

function screen(sheet: Sheet, shape: string): string {
  const id = sheet.define(
    'screen',
    (name) =>
      `<radialGradient id="${name}" cx=".45" cy=".4" r=".9">${stops([
        [0, '#16191b'],
        [1, '#050607'],
      ])}</radialGradient>`,
  )
  return `${shape} fill="url(#${id})" stroke="#000" stroke-width="6"/>`
}

/** An invented face: the time in thin figures, a week of dots and a hilly line. */
function face(half: number, tall: number): string {
  const time = `<g transform="translate(0,${n(-tall * 0.3)})">${drawFigures('10:09', tall * 0.42, '#f4f1ea', 7)}</g>`
  const week = Array.from(
    { length: 7 },
    (_, index) =>
      `<circle cx="${n((index - 3) * half * 0.24)}" cy="${n(-tall * 0.76)}" r="${n(tall * 0.035)}" fill="${index < 5 ? '#7ccbc0' : '#3a4448'}"/>`,
  ).join('')
  const hills = `M${n(-half * 0.86)} ${n(tall * 0.62)}C${n(-half * 0.6)} ${n(tall * 0.2)} ${n(-half * 0.4)} ${n(tall * 0.22)} ${n(-half * 0.2)} ${n(tall * 0.44)}S${n(half * 0.3)} ${n(tall * 0.06)} ${n(half * 0.5)} ${n(tall * 0.34)}S${n(half * 0.8)} ${n(tall * 0.5)} ${n(half * 0.86)} ${n(tall * 0.4)}`
  const line = `<path d="${hills}V${n(tall * 0.72)}H${n(-half * 0.86)}Z" fill="#e0a878" opacity=".2"/><path d="${hills}" fill="none" stroke="#e0a878" stroke-width="7" stroke-linecap="round"/><circle cx="${n(half * 0.5)}" cy="${n(tall * 0.34)}" r="12" fill="#f4f1ea"/>`
  return time + week + line
}

function shine(sheet: Sheet, shape: string): string {
  const id = sheet.define(
    'shine',
    (name) =>
      `<linearGradient id="${name}" x1="0" y1="0" x2="1" y2="1">${stops([
        [0, '#fff', 0.2],
        [0.42, '#fff', 0.03],
        [0.43, '#fff', 0],
      ])}</linearGradient>`,
  )
  return `${shape} fill="url(#${id})"/>`
}
