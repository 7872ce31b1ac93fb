import { shade } from '../color'
import { blur } from '../light'
import { brushing, satin } from '../metals'
import { paintMaterial } from '../materials/paint'
import { outlineOf } from '../outline'
import { drawLugEnd } from '../parts/lug-end'
import { n, stops, type Sheet } from '../sheet'
import type { ObjectOf, StrapLook } from '../types'
import { lay, type Artist } from './object'

type Keepers = ObjectOf<'keepers'>
type Adapters = ObjectOf<'adapters'>

/** A loop standing on the paper, seen a little from above: dark inside behind, the band in front. */
function drawLoop(sheet: Sheet, object: Keepers): string {
  const [half, tall, rise] = [object.widthMm * 12, 150, 74]
  const inside = shade(object.color, object.material === 'metal' ? 0.45 : 0.62)
  const back = `M${-half} ${-rise}Q${-half} ${-rise - 34} ${-half + 40} ${-rise - 34}H${half - 40}Q${half} ${-rise - 34} ${half} ${-rise}V${tall - 60}H${-half}Z`
  const front = `M${-half} ${-rise}Q${-half} ${-4} ${-half + 46} ${0}H${half - 46}Q${half} ${-4} ${half} ${-rise}V${tall - rise + 10}Q${half} ${tall} ${half - 46} ${tall}H${-half + 46}Q${-half} ${tall} ${-half} ${tall - rise + 10}Z`
  const clip = sheet.define(
    `loop ${half}`,
    (name) => `<clipPath id="${name}"><path d="${front}"/></clipPath>`,
  )
  const light = sheet.define(
    'loop light',
    (name) =>
      `<linearGradient id="${name}">${stops([
        [0, '#000', 0.5],
        [0.12, '#000', 0.06],
        [0.3, '#fff', 0.22],
        [0.5, '#fff', 0.04],
        [0.86, '#000', 0.1],
        [1, '#000', 0.55],
      ])}</linearGradient>`,
  )
  return `<path d="${back}" fill="${inside}"/><path d="M${-half + 30} ${-rise + 4}H${half - 30}V${-rise + 50}H${-half + 30}Z" fill="#000" opacity=".4" ${blur(sheet, 12)}/><g clip-path="url(#${clip})">${skin(sheet, object, half, tall, rise)}<rect x="${-half}" y="${-rise}" width="${2 * half}" height="${tall + rise + 10}" fill="url(#${light})"/></g><path d="M${-half} ${-rise}Q${-half} -4 ${-half + 46} 0H${half - 46}Q${half} -4 ${half} ${-rise}" fill="none" stroke="#fff" stroke-opacity=".45" stroke-width="5"/><path d="${front}" fill="none" stroke="#000" stroke-opacity=".3" stroke-width="2.4"/>`
}

function skin(sheet: Sheet, object: Keepers, half: number, tall: number, rise: number): string {
  const box = `x="${-half}" y="${-rise}" width="${2 * half}" height="${tall + rise + 10}"`
  if (object.material === 'metal')
    return `<rect ${box} fill="${satin(sheet, object.metal, 0.2, 1)}"/><rect ${box} fill="${brushing(sheet, true)}"/>`
  const surface: StrapLook['surface'] =
    object.material === 'leather'
      ? { material: 'leather', texture: 'grain' }
      : { material: 'silicone', texture: 'plain' }
  const shape = { width: 2 * half, endWidth: 2 * half, length: tall + rise + 10, tip: 'cut' as const }
  const seam =
    object.material === 'leather'
      ? `<path d="M${-half} 26H${half}M${-half} ${tall - 24}H${half}" stroke="${shade(object.color, 0.4)}" stroke-width="5" stroke-dasharray="17 11" stroke-linecap="round"/>`
      : ''
  return `<g transform="translate(0,${-rise})">${paintMaterial(sheet, plainLook(surface, object), { shape, outline: outlineOf(shape), seed: 5, part: 'keeper' })}</g>${seam}`
}

function plainLook(
  surface: StrapLook['surface'],
  { color, metal, widthMm }: Pick<Keepers, 'color' | 'metal' | 'widthMm'>,
): StrapLook {
  return {
    surface,
    color,
    metal,
    widthMm,
    taper: 1,
    tip: 'square',
    closure: 'tang',
    form: 'pair',
    padded: false,
    ends: 'adapter',
  }
}

export function keeperArtist(sheet: Sheet, object: Keepers): Artist {
  const loop = drawLoop(sheet, object)
  const width = object.widthMm * 24
  const count = object.material === 'silicone' ? 4 : 2
  const stack = Array.from({ length: count }, (_, index) =>
    lay(sheet, loop, {
      x: index % 2 ? 46 : -46,
      y: (index - (count - 1) / 2) * 270,
      turn: index % 2 ? 7 : -6,
    }),
  ).join('')
  const group = [-1, 0, 1]
    .map((index) =>
      lay(sheet, loop, {
        x: index * width * 0.42,
        y: index * 240 + (index ? 0 : 30),
        turn: index * 14 + 4,
        scale: 0.92,
      }),
    )
    .join('')
  return {
    hero: { body: stack, width: width + 160, height: count * 290 + 60, focus: [width * 0.16, 60] },
    group: { body: group, width: width * 1.9, height: 900, focus: [0, 0] },
  }
}

export function adapterArtist(sheet: Sheet, object: Adapters): Artist {
  const look = plainLook(
    { material: 'steel', texture: 'brick' },
    { color: '#777777', metal: object.metal, widthMm: object.widthMm },
  )
  const half = object.widthMm * 5.1
  const one = `<g transform="scale(3)"><g transform="translate(0,22)">${drawLugEnd(sheet, look)}<rect x="${n(-half)}" y="6" width="${n(half * 2)}" height="13" rx="6" fill="${satin(sheet, object.metal, 0, 1)}"/><rect x="${n(-half)}" y="6" width="${n(half * 2)}" height="13" rx="6" fill="none" stroke="#000" stroke-opacity=".3"/></g></g>`
  const width = half * 6
  const hero = lay(sheet, one, { x: 0, y: -150, turn: -4 }) + lay(sheet, one, { x: 0, y: 170, turn: 176 })
  const group =
    lay(sheet, one, { x: -70, y: -260, turn: -24 }) +
    lay(sheet, one, { x: 60, y: 20, turn: 9 }) +
    lay(sheet, one, { x: -30, y: 300, turn: 172 })
  return {
    hero: { body: hero, width: width + 150, height: 700, focus: [-width * 0.2, -150] },
    group: { body: group, width: width + 260, height: 980, focus: [0, 0] },
  }
}
