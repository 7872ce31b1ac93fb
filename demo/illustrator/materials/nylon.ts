import { luminance, shade, tint } from '../color'
import { roundness } from '../light'
import { outlineOf, inset } from '../outline'
import { n } from '../sheet'
import type { NylonTexture, StrapLook } from '../types'
import { cover, type Area, type Paint } from './area'

export const paintNylon: Paint = (sheet, look, area) => {
  if (look.surface.material !== 'nylon') return ''
  const texture = look.surface.texture
  const threads = threadsOf(look)
  const id = sheet.define(`cloth ${texture} ${threads.key}`, (name) => weaves[texture](name, threads))
  return [
    cover(area, look.color),
    stripes(look, area),
    cover(area, `url(#${id})`),
    cover(area, roundness(sheet, texture === 'elastic' || texture === 'canvas' ? 0.42 : 0.22)),
    selvage(look, area),
  ].join('')
}

/** Colours of a weave: lights and darks over stripes, or tones of the cloth when it has one colour. */
interface Threads {
  key: string
  /** dark cloths get stronger lights so that the weave stays visible */
  gain: number
  strand: { under: string; body: string; light: string }
}

function threadsOf(look: StrapLook): Threads {
  const dark = luminance(look.color) < 0.2
  const gain = dark ? 1.7 : 1
  if (look.stripes)
    return {
      key: `${dark}`,
      gain,
      strand: { under: ink('#000', 0.34), body: ink('#fff', 0.1 * gain), light: ink('#fff', 0.13 * gain) },
    }
  const [body, light] = dark ? [0.1, 0.26] : [0.06, 0.24]
  return {
    key: look.color,
    gain,
    strand: {
      under: ink(shade(look.color, 0.5), 1),
      body: ink(tint(look.color, body), 1),
      light: ink(tint(look.color, light), 0.8),
    },
  }
}

function ink(color: string, opacity: number): string {
  return `fill="${color}" opacity="${opacity}"`
}

function stripes(look: StrapLook, area: Area): string {
  const { width, length } = area.shape
  return (look.stripes ?? [])
    .map(
      ([centre, share, color]) =>
        `<rect x="${n((centre - share / 2) * width)}" y="-10" width="${n(share * width)}" height="${length + 20}" fill="${color}"/>`,
    )
    .join('')
}

/** The woven edge: darker, with a thread of light along it. */
function selvage(look: StrapLook, area: Area): string {
  const rim = `<path d="${area.outline}" fill="none" stroke="${shade(look.color, 0.55)}" stroke-opacity=".75" stroke-width="7"/>`
  if (area.part === 'keeper') return rim
  return `${rim}<path d="${outlineOf(inset(area.shape, 6))}" transform="translate(0,6)" fill="none" stroke="${tint(look.color, 0.25)}" stroke-opacity=".4" stroke-width="2" stroke-dasharray="3 3"/>`
}

/** One pattern per cloth. */
const weaves: Record<NylonTexture, (name: string, threads: Threads) => string> = {
  plain: (name, { gain }) => tile(name, 12, 8, thread(0, 0, 6, 4, gain) + thread(6, 4, 6, 4, gain)),
  twill: (name, { gain }) =>
    tile(
      name,
      28,
      9,
      `<path d="M0 9L14 0M0 18L14 9M0 0L14 -9M14 0L28 9M14 -9L28 0M14 9L28 18" stroke="#000" stroke-opacity=".32" stroke-width="3"/><path d="M0 5L14 -4M0 14L14 5M14 -4L28 5M14 5L28 14" stroke="#fff" stroke-opacity="${0.16 * gain}" stroke-width="2.6"/>`,
    ),
  ribbed: (name, { gain }) =>
    tile(
      name,
      5,
      11,
      `<rect width="5" height="3.4" fill="#000" opacity=".36"/><rect y="4.6" width="5" height="3" fill="#fff" opacity="${0.2 * gain}"/><rect width="1.2" height="11" fill="#000" opacity=".16"/>`,
    ),
  elastic: (name, { strand }) => braid(name, 44, 22, 9, strand),
  perlon: (name, { strand }) => braid(name, 26, 13, 5.2, strand),
  canvas: (name, { gain }) =>
    tile(
      name,
      16,
      16,
      thread(0, 0, 8, 8, gain) + thread(8, 8, 8, 8, gain) + weft(8, 0, gain) + weft(0, 8, gain),
    ),
}

function tile(name: string, width: number, height: number, body: string): string {
  return `<pattern id="${name}" width="${width}" height="${height}" patternUnits="userSpaceOnUse">${body}</pattern>`
}

function thread(x: number, y: number, width: number, height: number, gain: number): string {
  return `<rect x="${x + 0.4}" y="${y + 0.4}" width="${width - 0.8}" height="${height * 0.45}" rx="1.2" fill="#fff" opacity="${0.2 * gain}"/><rect x="${x}" y="${y + height * 0.62}" width="${width}" height="${height * 0.38}" fill="#000" opacity=".34"/>`
}

function weft(x: number, y: number, gain: number): string {
  return `<rect x="${x + 1}" y="${y}" width="2.6" height="8" fill="#fff" opacity="${0.13 * gain}"/><rect x="${x + 5.6}" y="${y}" width="2.4" height="8" fill="#000" opacity=".3"/>`
}

/** Two families of strands crossing like plaited hair. */
function braid(
  name: string,
  width: number,
  height: number,
  fat: number,
  { under, body, light }: Threads['strand'],
): string {
  const half = height / 2
  const strand = (x: number, y: number, angle: number) => {
    const box = (w: number, h: number, dy: number, fill: string) =>
      `<rect x="${n(-w / 2)}" y="${n(dy - h / 2)}" width="${n(w)}" height="${n(h)}" rx="${n(h / 2)}" ${fill}/>`
    const fibres = `<path d="M${n(-width * 0.26)} ${n(fat * 0.3)}H${n(width * 0.26)}M${n(-width * 0.24)} ${n(-fat * 0.08)}H${n(width * 0.24)}" stroke="#000" stroke-opacity=".14" stroke-width="1.4"/>`
    return `<g transform="translate(${x},${y}) rotate(${angle})">${box(width * 0.78, fat * 2.2, 0, under)}${box(width * 0.7, fat * 1.7, -fat * 0.08, body)}${box(width * 0.5, fat * 0.5, -fat * 0.42, light)}${fibres}</g>`
  }
  const strands = [-height, 0, height].flatMap((y) => [
    strand(width / 4, y + half, 36),
    strand((width / 4) * 3, y + half, -36),
  ])
  return `<pattern id="${name}" width="${width}" height="${height}" patternUnits="userSpaceOnUse" x="${-width / 2}">${strands.join('')}</pattern>`
}
