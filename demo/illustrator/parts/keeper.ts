import { shade } from '../color'
import { partShadow } from '../light'
import { wire } from '../metals'
import { paintMaterial } from '../materials/paint'
import { outlineOf } from '../outline'
import { n, stops, type Sheet } from '../sheet'
import type { StrapLook } from '../types'

/** A loop across the strap: in the strap's own material, or a metal ring on cloth. `half` is half the strap there. */
export function drawKeeper(sheet: Sheet, look: StrapLook, y: number, half: number, seed: number): string {
  if (look.surface.material === 'nylon' && look.form === 'single') {
    const ring = `M${n(-half - 9)} ${n(y + 5)}Q${n(-half - 9)} ${n(y)} ${n(-half - 4)} ${n(y)}H${n(half + 4)}Q${n(half + 9)} ${n(y)} ${n(half + 9)} ${n(y + 5)}V${n(y + 19)}Q${n(half + 9)} ${n(y + 24)} ${n(half + 4)} ${n(y + 24)}H${n(-half - 4)}Q${n(-half - 9)} ${n(y + 24)} ${n(-half - 9)} ${n(y + 19)}Z`
    return `<g ${partShadow(sheet)}><path d="${ring}" fill="${shade(look.color, 0.3)}"/>${wire(look.metal, ring, 12)}</g>`
  }
  const height = look.surface.material === 'silicone' ? 34 : 29
  const shape = { width: 2 * half + 12, endWidth: 2 * half + 12, length: height, tip: 'cut' as const }
  const clip = sheet.define(
    `keeper ${n(half)} ${height}`,
    (name) =>
      `<clipPath id="${name}"><rect x="${n(-half - 6)}" width="${n(2 * half + 12)}" height="${height}" rx="7"/></clipPath>`,
  )
  const round = sheet.define(
    'keeper light',
    (name) =>
      `<linearGradient id="${name}" x1="0" y1="0" x2="0" y2="1">${stops([
        [0, '#000', 0.2],
        [0.22, '#fff', 0.3],
        [0.5, '#fff', 0],
        [1, '#000', 0.5],
      ])}</linearGradient>`,
  )
  const area = { shape, outline: outlineOf(shape), seed: seed + 3, part: 'keeper' as const }
  return `<g transform="translate(0,${n(y)})"><g ${partShadow(sheet)}><rect x="${n(-half - 6)}" width="${n(2 * half + 12)}" height="${height}" rx="7" fill="${shade(look.color, 0.2)}"/></g><g clip-path="url(#${clip})">${paintMaterial(sheet, look, area)}<rect x="${n(-half - 6)}" width="${n(2 * half + 12)}" height="${height}" fill="url(#${round})"/></g></g>`
}
