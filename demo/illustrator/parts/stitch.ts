import { luminance, shade, tint } from '../color'
import { inset, outlineOf, sidesOf, type Shape } from '../outline'
import { n } from '../sheet'
import type { StrapLook } from '../types'
import type { Area } from '../materials/area'

const margin = 15

export function threadColor(look: StrapLook): string {
  if (!look.stitch) return look.color
  if (look.stitch.color !== 'tone') return look.stitch.color
  return luminance(look.color) < 0.24 ? tint(look.color, 0.24) : shade(look.color, 0.34)
}

/** The seam of a piece: a groove, needle holes, the threads and their shadow. */
export function sew(look: StrapLook, area: Area): string {
  if (!look.stitch || area.part === 'keeper') return ''
  const color = threadColor(look)
  return seams(look, area.shape)
    .map((d) => seam(d, color))
    .join('')
}

function seams(look: StrapLook, shape: Shape): string[] {
  const inner = inset(shape, margin)
  const [half, lower] = [inner.width / 2, inner.endWidth / 2]
  switch (look.stitch?.style) {
    case 'full':
      return [shift(outlineOf(inner))]
    case 'sides':
      return [shift(sidesOf(inner))]
    case 'short':
      return [
        `M${n(-half)} 54H${n(-half * 0.3)}M${n(half * 0.3)} 54H${n(half)}M${n(-half)} 74H${n(-half * 0.3)}M${n(half * 0.3)} 74H${n(half)}`,
      ]
    case 'box':
      return [
        `M${n(-half)} 22H${n(half)}V118H${n(-half)}Z`,
        ...(shape.tip === 'cut'
          ? [`M${n(-lower)} ${n(shape.length - 96)}H${n(lower)}V${n(shape.length - 30)}H${n(-lower)}Z`]
          : [shift(sidesOf({ ...inner, width: inner.width }))]),
      ]
    default:
      return []
  }
}

/** The inset shape hangs from 0; the seam begins a margin lower. */
function shift(d: string): string {
  return `${d}@`
}

function seam(path: string, color: string): string {
  const lowered = path.endsWith('@')
  const d = lowered ? path.slice(0, -1) : path
  const line = (stroke: string, width: number, dash: string, extra = '') =>
    `<path d="${d}" stroke="${stroke}" stroke-width="${width}"${dash && ` stroke-dasharray="${dash}"`} ${extra}/>`
  return `<g fill="none" stroke-linejoin="round"${lowered ? ` transform="translate(0,${margin})"` : ''}>${line(
    '#000',
    9,
    '',
    'stroke-opacity=".13"',
  )}${line('#000', 5.5, '', 'stroke-opacity=".2"')}${line(
    '#000',
    6.5,
    '0 21',
    'stroke-opacity=".6" stroke-linecap="round" stroke-dashoffset="3.5"',
  )}${line('#000', 5.4, '11.5 9.5', 'stroke-opacity=".45" stroke-linecap="round" transform="translate(1.4,2.2)"')}${line(
    color,
    4.6,
    '11.5 9.5',
    'stroke-linecap="round"',
  )}${line('#fff', 1.5, '8 13', 'stroke-opacity=".4" stroke-linecap="round" stroke-dashoffset="-1" transform="translate(-.8,-.9)"')}</g>`
}
