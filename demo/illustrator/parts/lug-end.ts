import { shade, tint } from '../color'
import { brushing, cylinder, middleOf, satin } from '../metals'
import { n, stops, type Sheet } from '../sheet'
import type { StrapLook } from '../types'

/** The end at the watch, drawn above (0, 0): a rolled tube with pin tips, a curved end or an adapter. */
export function drawLugEnd(sheet: Sheet, look: StrapLook): string {
  switch (look.ends) {
    case 'adapter':
      return adapter(sheet, look)
    case 'curved':
      return curved(sheet, look)
    case 'bar':
    case 'quick':
      return tube(sheet, look)
  }
}

function isMetal(look: StrapLook): boolean {
  return look.surface.material === 'mesh' || look.surface.material === 'steel'
}

function roll(sheet: Sheet, look: StrapLook): string {
  if (isMetal(look)) return cylinder(sheet, look.metal)
  const id = sheet.define(
    `roll ${look.color}`,
    (name) =>
      `<linearGradient id="${name}" x1="0" y1="0" x2="0" y2="1">${stops([
        [0, shade(look.color, 0.3)],
        [0.3, tint(look.color, 0.16)],
        [0.62, shade(look.color, 0.12)],
        [1, shade(look.color, 0.55)],
      ])}</linearGradient>`,
  )
  return `url(#${id})`
}

function pins(sheet: Sheet, look: StrapLook): string {
  const half = look.widthMm * 5.1
  const fill = cylinder(
    sheet,
    look.metal === 'gold' || look.metal === 'rosegold' || look.metal === 'black' ? look.metal : 'steel',
  )
  return [-1, 1]
    .map((side) => {
      const x = side < 0 ? -half - 15 : half - 1
      return `<rect x="${n(x)}" y="-5.5" width="16" height="9" rx="2.5" fill="${fill}"/><rect x="${n(side < 0 ? x - 5 : x + 15)}" y="-3.6" width="6" height="5.4" rx="1.5" fill="${fill}"/>`
    })
    .join('')
}

function tube(sheet: Sheet, look: StrapLook): string {
  const half = look.widthMm * 5.1
  return `${pins(sheet, look)}<rect x="${n(-half - 1)}" y="-14" width="${n(2 * half + 2)}" height="25" rx="9" fill="${roll(sheet, look)}"/><rect x="${n(-half)}" y="9.5" width="${n(2 * half)}" height="2.4" fill="#000" opacity=".3"/>`
}

function curved(sheet: Sheet, look: StrapLook): string {
  const half = look.widthMm * 5.1
  const d = `M${n(-half)} 14V-40Q${n(-half)} -48 ${n(-half + 8)} -47Q0 -4 ${n(half - 8)} -47Q${n(half)} -48 ${n(half)} -40V14Z`
  const fill = isMetal(look) ? satin(sheet, look.metal, 0.3, 1) : roll(sheet, look)
  const grain = isMetal(look) ? `<path d="${d}" fill="${brushing(sheet, false)}"/>` : ''
  return `<path d="${d}" fill="${fill}"/>${grain}<path d="M${n(-half + 6)} -46Q0 -3 ${n(half - 6)} -46" fill="none" stroke="#fff" stroke-opacity=".55" stroke-width="2.4"/><path d="${d}" fill="none" stroke="#000" stroke-opacity=".34" stroke-width="2"/><rect x="${n(-half)}" y="11" width="${n(2 * half)}" height="3.4" fill="#000" opacity=".45"/>`
}

/** Slides into the side of a square smart watch; silicone ones are moulded in one piece. */
function adapter(sheet: Sheet, look: StrapLook): string {
  const half = look.widthMm * 5.1
  const moulded = look.surface.material === 'silicone'
  const fill = moulded ? roll(sheet, look) : satin(sheet, look.metal, 0, 1)
  const neck = moulded ? look.color : middleOf(look.metal)
  const body = `x="${n(-half - 9)}" y="-50" width="${n(2 * half + 18)}" height="42" rx="15"`
  return `<path d="M${n(-half - 2)} -16H${n(half + 2)}L${n(half)} 8H${n(-half)}Z" fill="${shade(neck, 0.3)}"/><rect ${body} fill="${fill}"/>${moulded ? '' : `<rect ${body} fill="${brushing(sheet, true)}"/>`}<rect ${body} fill="none" stroke="#000" stroke-opacity=".35" stroke-width="2"/><path d="M${n(-half + 4)} -46H${n(half - 4)}" stroke="#fff" stroke-opacity=".5" stroke-width="3" stroke-linecap="round"/><rect x="-22" y="-31" width="44" height="8" rx="4" fill="#000" opacity=".34"/>`
}
