import type { Metal } from './types'
import { n, stops, type Sheet } from './sheet'

/** dark, middle, light and shine of each metal */
export const metalTones: Record<Metal, readonly [string, string, string, string]> = {
  steel: ['#565c62', '#a1a8ae', '#d8dde1', '#ffffff'],
  brushed: ['#5d6165', '#979ca1', '#c2c7cb', '#eceeef'],
  gold: ['#79531a', '#c0913a', '#ecd08a', '#fff7dc'],
  rosegold: ['#7b4637', '#c48872', '#edc2b0', '#fff1ea'],
  black: ['#0c0d0f', '#25272a', '#484c51', '#92979d'],
  titanium: ['#404346', '#717478', '#9a9ea2', '#c8cbcf'],
  brass: ['#5b4417', '#9d7838', '#cdab68', '#f2e2b8'],
}

export function middleOf(metal: Metal): string {
  return metalTones[metal][1]
}

/** A polished plate: several reflections along the given direction (unit square). */
export function plate(sheet: Sheet, metal: Metal, x2 = 1, y2 = 0.6): string {
  const [dark, middle, light, shine] = metalTones[metal]
  const id = sheet.define(
    `plate ${metal} ${x2} ${y2}`,
    (name) =>
      `<linearGradient id="${name}" x1="0" y1="0" x2="${x2}" y2="${y2}">${stops([
        [0, middle],
        [0.14, light],
        [0.24, shine],
        [0.36, middle],
        [0.52, dark],
        [0.62, middle],
        [0.76, light],
        [0.84, shine],
        [1, middle],
      ])}</linearGradient>`,
  )
  return `url(#${id})`
}

/** A satin plate: one soft reflection. */
export function satin(sheet: Sheet, metal: Metal, x2 = 1, y2 = 0): string {
  const [dark, middle, light, shine] = metalTones[metal]
  const id = sheet.define(
    `satin ${metal} ${x2} ${y2}`,
    (name) =>
      `<linearGradient id="${name}" x1="0" y1="0" x2="${x2}" y2="${y2}">${stops([
        [0, dark],
        [0.12, middle],
        [0.34, light],
        [0.44, shine],
        [0.56, light],
        [0.8, middle],
        [1, dark],
      ])}</linearGradient>`,
  )
  return `url(#${id})`
}

/** A round bar across its own height: dark below, bright above. */
export function cylinder(sheet: Sheet, metal: Metal, horizontal = true): string {
  const [dark, middle, light, shine] = metalTones[metal]
  const id = sheet.define(
    `cylinder ${metal} ${horizontal}`,
    (name) =>
      `<linearGradient id="${name}" x1="0" y1="0" x2="${horizontal ? 0 : 1}" y2="${horizontal ? 1 : 0}">${stops(
        [
          [0, middle],
          [0.14, light],
          [0.27, shine],
          [0.4, light],
          [0.6, middle],
          [0.86, dark],
          [1, dark],
        ],
      )}</linearGradient>`,
  )
  return `url(#${id})`
}

/** A bent round wire along a path, lit from the top left. */
export function wire(metal: Metal, path: string, width: number): string {
  const [dark, middle, light, shine] = metalTones[metal]
  const stroke = (color: string, share: number, shift: number) =>
    `<path d="${path}" stroke="${color}" stroke-width="${n(width * share)}" transform="translate(${n(-width * shift)},${n(-width * shift * 1.1)})"/>`
  return `<g fill="none" stroke-linejoin="round" stroke-linecap="round">${stroke(dark, 1, 0)}${stroke(middle, 0.8, 0.06)}${stroke(light, 0.42, 0.13)}${stroke(shine, 0.15, 0.17)}</g>`
}

/** Fine lines along a plate; drawn over a satin fill. */
export function brushing(sheet: Sheet, horizontal: boolean): string {
  const id = sheet.define(
    `brushing ${horizontal}`,
    (name) =>
      `<pattern id="${name}" width="${horizontal ? 97 : 7}" height="${horizontal ? 7 : 97}" patternUnits="userSpaceOnUse">${[
        [0.6, '#000', 0.1],
        [2.1, '#fff', 0.16],
        [3.7, '#000', 0.07],
        [5.4, '#fff', 0.1],
      ]
        .map(([at, color, opacity]) =>
          horizontal
            ? `<rect y="${at}" width="97" height=".8" fill="${color}" opacity="${opacity}"/>`
            : `<rect x="${at}" width=".8" height="97" fill="${color}" opacity="${opacity}"/>`,
        )
        .join('')}</pattern>`,
  )
  return `url(#${id})`
}
