import { shade, tint } from '../color'
import { stops, type Sheet } from '../sheet'

/** A turned wooden handle, lit across its height; grain runs along. */
export function wood(sheet: Sheet, color: string, horizontal = true): string {
  const id = sheet.define(
    `wood ${color} ${horizontal}`,
    (name) =>
      `<linearGradient id="${name}" x1="0" y1="0" x2="${horizontal ? 0 : 1}" y2="${horizontal ? 1 : 0}">${stops(
        [
          [0, shade(color, 0.28)],
          [0.18, color],
          [0.34, tint(color, 0.26)],
          [0.55, color],
          [0.85, shade(color, 0.34)],
          [1, shade(color, 0.5)],
        ],
      )}</linearGradient>`,
  )
  return `url(#${id})`
}

/** Long wavy lines for wooden surfaces; laid over a fill with the same box. */
export function woodGrain(sheet: Sheet, seed: number, horizontal = true): string {
  const id = sheet.define(
    `grain ${seed} ${horizontal}`,
    (name) =>
      `<filter id="${name}" x="0" y="0" width="100%" height="100%" color-interpolation-filters="sRGB"><feTurbulence type="fractalNoise" baseFrequency="${horizontal ? '.004 .07' : '.07 .004'}" numOctaves="3" seed="${seed}"/><feColorMatrix values="0 0 0 0 .1  0 0 0 0 .05  0 0 0 0 .02  0 0 0 2.2 -.95"/><feComposite in2="SourceGraphic" operator="in"/></filter>`,
  )
  return `filter="url(#${id})"`
}

/** Soft velvet or suede lining. */
export function fabric(sheet: Sheet, color: string, seed = 4): string {
  const id = sheet.define(
    `fabric ${color}`,
    (name) =>
      `<filter id="${name}" x="0" y="0" width="100%" height="100%" color-interpolation-filters="sRGB"><feTurbulence type="fractalNoise" baseFrequency=".42 .38" numOctaves="2" seed="${seed}"/><feDiffuseLighting surfaceScale="1.1" diffuseConstant="1.12" lighting-color="${color}"><feDistantLight azimuth="235" elevation="62"/></feDiffuseLighting><feComposite in2="SourceGraphic" operator="in"/></filter>`,
  )
  return `filter="url(#${id})"`
}
