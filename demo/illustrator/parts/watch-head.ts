import { luminance, shade } from '../color'
import { partShadow } from '../light'
import { brushing, cylinder, metalTones, plate, satin } from '../metals'
import { n, stops, type Sheet } from '../sheet'
import type { WatchLook } from '../types'
import { drawDial } from './dial'

/** An analogue watch around (0, 0) for a strap of the given width; `radius` is the case. */
export function drawWatchHead(sheet: Sheet, watch: WatchLook, radius: number, strap: number): string {
  return [
    lugs(sheet, watch, radius, strap),
    crown(sheet, watch, radius),
    caseBody(sheet, watch, radius),
    bezel(sheet, watch, radius),
    glass(sheet, radius * 0.86),
  ].join('')
}

function lugs(sheet: Sheet, watch: WatchLook, radius: number, strap: number): string {
  const x = strap / 2 + 19
  const lug = (sx: number, sy: number) => {
    const d = `M${n(sx * (x - 17))} ${n(sy * radius * 0.5)}L${n(sx * (x - 15))} ${n(sy * radius * 1.17)}Q${n(sx * x)} ${n(sy * radius * 1.25)} ${n(sx * (x + 15))} ${n(sy * radius * 1.15)}L${n(sx * (x + 27))} ${n(sy * radius * 0.5)}Z`
    return `<path d="${d}" fill="${satin(sheet, watch.metal, 1, 0.2)}" stroke="${metalTones[watch.metal][0]}" stroke-opacity=".6" stroke-width="2"/>`
  }
  return `<g ${partShadow(sheet, 2.4)}>${lug(-1, -1)}${lug(1, -1)}${lug(-1, 1)}${lug(1, 1)}</g>`
}

function crown(sheet: Sheet, watch: WatchLook, radius: number): string {
  const ridges = Array.from(
    { length: 7 },
    (_, index) =>
      `<rect x="${n(radius * 1.075)}" y="${-24 + index * 7}" width="31" height="2.4" fill="#000" opacity=".34"/>`,
  ).join('')
  const pushers =
    watch.dialStyle === 'chrono'
      ? [-34, 34]
          .map(
            (angle) =>
              `<g transform="rotate(${angle})"><rect x="${n(radius)}" y="-11" width="${n(radius * 0.1)}" height="22" fill="${cylinder(sheet, watch.metal)}"/><rect x="${n(radius * 1.08)}" y="-17" width="20" height="34" rx="5" fill="${cylinder(sheet, watch.metal)}"/></g>`,
          )
          .join('')
      : ''
  return `<g ${partShadow(sheet, 1.4)}>${pushers}<rect x="${n(radius * 1.02)}" y="-14" width="20" height="28" fill="${cylinder(sheet, watch.metal)}"/><rect x="${n(radius * 1.07)}" y="-27" width="36" height="54" rx="8" fill="${cylinder(sheet, watch.metal)}"/>${ridges}</g>`
}

function caseBody(sheet: Sheet, watch: WatchLook, radius: number): string {
  const outer = radius * 1.06
  const fill = plate(sheet, watch.metal, 1, 0.8)
  if (watch.head === 'cushion') {
    const d = cushion(outer * 1.02)
    return `<g ${partShadow(sheet, 2.2)}><path d="${d}" fill="${satin(sheet, watch.metal, 1, 0.6)}"/></g><path d="${d}" fill="${brushing(sheet, false)}"/><path d="${d}" fill="none" stroke="#fff" stroke-opacity=".5" stroke-width="3" transform="scale(.985)"/><circle r="${n(radius * 0.99)}" fill="${fill}"/>`
  }
  return `<g ${partShadow(sheet, 2.2)}><circle r="${n(outer)}" fill="${fill}"/></g><circle r="${n(outer - 2)}" fill="none" stroke="#fff" stroke-opacity=".45" stroke-width="2.4"/>`
}

function cushion(half: number): string {
  const k = half * 0.86
  return `M${n(-half)} 0C${n(-half)} ${n(-k)} ${n(-k)} ${n(-half)} 0 ${n(-half)}S${n(half)} ${n(-k)} ${n(half)} 0S${n(k)} ${n(half)} 0 ${n(half)}S${n(-half)} ${n(k)} ${n(-half)} 0Z`
}

function bezel(sheet: Sheet, watch: WatchLook, radius: number): string {
  if (watch.dialStyle !== 'diver') {
    return `<circle r="${n(radius * 0.97)}" fill="none" stroke="#000" stroke-opacity=".3" stroke-width="4"/><circle r="${n(radius * 0.92)}" fill="${satin(sheet, watch.metal, 0.3, 1)}"/><circle r="${n(radius * 0.875)}" fill="#0d0e10"/>${drawDial(sheet, watch, radius * 0.85)}${rim(sheet, radius * 0.85)}`
  }
  const ring = luminance(watch.dial) > 0.5 ? '#1d2326' : shade(watch.dial, 0.35)
  const ticks = Array.from({ length: 60 }, (_, index) => {
    const big = index % 5 === 0
    if (index === 0) return `<path d="M-13 ${n(-radius * 0.96)}H13L0 ${n(-radius * 0.84)}Z" fill="#f3efe6"/>`
    return index < 16 || big
      ? `<rect x="${big ? -4 : -1.6}" y="${n(-radius * 0.96)}" width="${big ? 8 : 3.2}" height="${n(radius * (big ? 0.1 : 0.055))}" fill="#f3efe6" transform="rotate(${index * 6})"/>`
      : ''
  }).join('')
  return `<circle r="${n(radius * 1.03)}" fill="none" stroke="${metalTones[watch.metal][2]}" stroke-width="${n(radius * 0.06)}" stroke-dasharray="9 5"/><circle r="${n(radius)}" fill="${ring}"/><circle r="${n(radius)}" fill="none" stroke="#fff" stroke-opacity=".2" stroke-width="3"/>${ticks}<circle r="${n(radius * 0.81)}" fill="${satin(sheet, watch.metal, 0.3, 1)}"/><circle r="${n(radius * 0.78)}" fill="#0d0e10"/>${drawDial(sheet, watch, radius * 0.76)}${rim(sheet, radius * 0.76)}`
}

/** The shadow of the case on the dial. */
function rim(sheet: Sheet, radius: number): string {
  const id = sheet.define(
    'rim',
    (name) =>
      `<radialGradient id="${name}" cx=".54" cy=".56" r=".54">${stops([
        [0.82, '#000', 0],
        [1, '#000', 0.42],
      ])}</radialGradient>`,
  )
  return `<circle r="${n(radius)}" fill="url(#${id})"/>`
}

function glass(sheet: Sheet, radius: number): string {
  const id = sheet.define(
    'glass',
    (name) =>
      `<linearGradient id="${name}" x1="0" y1="0" x2="1" y2="1">${stops([
        [0.1, '#fff', 0.3],
        [0.5, '#fff', 0.02],
      ])}</linearGradient>`,
  )
  return `<path d="M${n(-radius * 0.94)} ${n(-radius * 0.1)}A${n(radius * 0.95)} ${n(radius * 0.95)} 0 0 1 ${n(radius * 0.34)} ${n(-radius * 0.88)}L${n(-radius * 0.16)} ${n(radius * 0.1)}Q${n(-radius * 0.6)} ${n(radius * 0.16)} ${n(-radius * 0.94)} ${n(-radius * 0.1)}Z" fill="url(#${id})"/>`
}
