import { luminance, shade, tint } from '../color'
import { roundness, sheen } from '../light'
import { halfWidthAt } from '../outline'
import { n, stops } from '../sheet'
import type { SiliconeTexture } from '../types'
import { cover, type Paint } from './area'

export const paintSilicone: Paint = (sheet, look, area) => {
  if (look.surface.material !== 'silicone') return ''
  const base = sheet.define(
    `silicone ${look.color}`,
    (name) =>
      `<linearGradient id="${name}" x1="0" x2="1" y1="0" y2="0">${stops([
        [0, shade(look.color, 0.22)],
        [0.1, look.color],
        [0.36, tint(look.color, 0.13)],
        [0.6, look.color],
        [0.9, shade(look.color, 0.08)],
        [1, shade(look.color, 0.3)],
      ])}</linearGradient>`,
  )
  return [
    cover(area, `url(#${base})`),
    area.part === 'keeper' ? '' : patterns[look.surface.texture](sheet, look, area),
    cover(area, sheen(sheet, 0.5), `opacity="${look.surface.texture === 'plain' ? 0.44 : 0.36}"`),
    cover(area, roundness(sheet, 0.4)),
    `<path d="${area.outline}" fill="none" stroke="${shade(look.color, 0.5)}" stroke-opacity=".7" stroke-width="6"/><path d="${area.outline}" fill="none" stroke="#fff" stroke-opacity="${luminance(look.color) > 0.6 ? 0.7 : 0.26}" stroke-width="3" transform="translate(5,4.5)"/>`,
  ].join('')
}

const groove = (d: string, width: number) =>
  `<path d="${d}" fill="none" stroke="#000" stroke-opacity=".34" stroke-width="${width}" stroke-linecap="round"/><path d="${d}" fill="none" stroke="#fff" stroke-opacity=".2" stroke-width="${width * 0.45}" stroke-linecap="round" transform="translate(0,${width * 0.62})"/>`

const patterns: Record<SiliconeTexture, Paint> = {
  plain: () => '',
  ribbed(_sheet, _look, area) {
    const end = area.part === 'tail' ? area.shape.length * 0.46 : area.shape.length * 0.7
    let d = ''
    for (let y = 58; y < end; y += 19) {
      const half = halfWidthAt(area.shape, y) - 24
      d += `M${n(-half)} ${y}H${n(half)}`
    }
    return groove(d, 6.5)
  },
  tropic(sheet, _look, area) {
    const id = sheet.define(
      'tropic',
      (name) =>
        `<pattern id="${name}" width="17" height="17" patternUnits="userSpaceOnUse"><path d="M0 8.5L8.5 0L17 8.5L8.5 17Z" fill="#fff" opacity=".1"/><path d="M0 8.5L8.5 0M8.5 0L17 8.5" stroke="#fff" stroke-opacity=".2" stroke-width="1.6"/><path d="M0 8.5L8.5 17L17 8.5" stroke="#000" stroke-opacity=".45" stroke-width="2.4" fill="none"/></pattern>`,
    )
    const { shape } = area
    const half = halfWidthAt(shape, shape.length) - 26
    let slots = ''
    for (let y = 90; y < shape.length * (area.part === 'tail' ? 0.42 : 0.6); y += 66) {
      for (const x of [-half * 0.5, half * 0.5])
        slots += `<rect x="${n(x - 9)}" y="${y}" width="18" height="30" rx="8" fill="#050505" opacity=".8"/><path d="M${n(x - 8)} ${y + 24}q8 9 16 0" stroke="#fff" stroke-opacity=".35" stroke-width="2" fill="none"/>`
    }
    return `<rect x="${n(-half)}" y="34" width="${n(half * 2)}" height="${n(shape.length - 90)}" rx="20" fill="url(#${id})"/>${slots}`
  },
  waffle(sheet, look, area) {
    const id = sheet.define(
      `waffle ${look.color}`,
      (name) =>
        `<pattern id="${name}" width="30" height="30" patternUnits="userSpaceOnUse" x="-15"><rect width="30" height="30" fill="${shade(look.color, 0.45)}"/><rect x="2.5" y="2.5" width="25" height="25" rx="5" fill="${look.color}"/><path d="M4.5 24V7q0-2.6 2.6-2.6H24" fill="none" stroke="#fff" stroke-opacity=".34" stroke-width="2.4"/><rect x="9" y="9" width="12" height="12" rx="3" fill="#000" opacity=".2"/></pattern>`,
    )
    const half = Math.floor((halfWidthAt(area.shape, area.shape.length) - 14) / 15) * 15
    return `<rect x="${-half}" y="30" width="${half * 2}" height="${n(area.part === 'tail' ? area.shape.length * 0.45 : area.shape.length * 0.66)}" rx="6" fill="url(#${id})"/>`
  },
  sport(_sheet, look, area) {
    const { shape } = area
    const inner = look.accent ?? shade(look.color, 0.72)
    let body = ''
    for (let y = 62, row = 0; y < shape.length - 70; y += 44, row += 1) {
      const half = halfWidthAt(shape, y)
      for (const x of row % 2 ? [-half * 0.3, half * 0.3] : [-half * 0.58, 0, half * 0.58]) {
        body += `<rect x="${n(x - 12)}" y="${y - 17}" width="24" height="34" rx="12" fill="${shade(inner, 0.42)}"/><rect x="${n(x - 8)}" y="${y - 10}" width="19" height="27" rx="9.5" fill="${inner}"/><path d="M${n(x - 11)} ${y + 7}a12 12 0 0 0 22 2" fill="none" stroke="#fff" stroke-opacity=".34" stroke-width="2.2"/>`
      }
    }
    return body
  },
  channel(_sheet, look, area) {
    const { shape } = area
    const fill = look.accent ?? shade(look.color, 0.3)
    const top = shape.width * 0.17
    const bottom = shape.endWidth * 0.17
    const end = shape.length + (area.part === 'tail' ? -shape.endWidth * 0.45 : 20)
    const band = (wider: number) =>
      `M${n(-top - wider)} 30Q0 14 ${n(top + wider)} 30L${n(bottom + wider)} ${n(end)}Q0 ${n(end + 22)} ${n(-bottom - wider)} ${n(end)}Z`
    return `<path d="${band(5)}" fill="#000" opacity=".42"/><path d="${band(3)}" fill="#fff" opacity=".22" transform="translate(3,3)"/><path d="${band(0)}" fill="${fill}"/><path d="M${n(-top + 3)} 34L${n(-bottom + 3)} ${n(end - 4)}" stroke="#000" stroke-opacity=".3" stroke-width="7"/>`
  },
  carbon(sheet, _look, area) {
    const id = sheet.define(
      'carbon',
      (name) =>
        `<pattern id="${name}" width="20" height="20" patternUnits="userSpaceOnUse"><rect width="10" height="10" fill="#fff" opacity=".13"/><rect x="10" y="10" width="10" height="10" fill="#fff" opacity=".13"/><rect x="10" width="10" height="10" fill="#000" opacity=".26"/><rect y="10" width="10" height="10" fill="#000" opacity=".26"/><path d="M0 3h10M0 6h10M10 13h10M10 16h10" stroke="#fff" stroke-opacity=".12"/><path d="M13 0v10M16 0v10M3 10v10M6 10v10" stroke="#000" stroke-opacity=".3"/></pattern>`,
    )
    return cover(area, `url(#${id})`)
  },
}
