import { n } from '../sheet'
import type { StrapLook } from '../types'
import type { Shape } from '../outline'

/** Buckle holes along the tail; braids and metal have none. */
export function punchHoles(look: StrapLook, shape: Shape): string {
  const { material, texture } = look.surface
  if (material === 'mesh' || material === 'steel' || look.closure === 'velcro') return ''
  if (material === 'nylon' && (texture === 'elastic' || texture === 'perlon')) return ''
  if (material === 'silicone' && texture === 'sport') return ''
  const round = look.closure === 'stud'
  const tip = shape.endWidth * (shape.tip === 'pointed' ? 0.95 : 0.8)
  const last = shape.length - tip
  const [count, gap] = round ? [7, 58] : [7, shape.length * 0.057]
  const [rx, ry] = round ? [13, 13] : [8, 10]
  return Array.from({ length: count }, (_, index) => hole(last - index * gap, rx, ry)).join('')
}

function hole(y: number, rx: number, ry: number): string {
  return `<ellipse cy="${n(y)}" rx="${rx + 2.6}" ry="${ry + 2.6}" fill="#000" opacity=".22"/><ellipse cy="${n(y)}" rx="${rx}" ry="${ry}" fill="#0b0908"/><path d="M${-rx} ${n(y + 3)}a${rx} ${ry} 0 0 0 ${2 * rx} 0" fill="none" stroke="#fff" stroke-opacity=".34" stroke-width="2"/>`
}
