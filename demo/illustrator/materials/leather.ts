import { luminance, shade, tint } from '../color'
import { roundness, sheen } from '../light'
import { stops, type Sheet } from '../sheet'
import type { LeatherTexture, StrapLook } from '../types'
import { cover, type Area, type Paint } from './area'
import {
  crocoScales,
  lizardScales,
  ostrichQuills,
  perforation,
  rallyHoles,
  saffianoLines,
} from './leather-patterns'
import { grains } from './leather-textures'

export const paintLeather: Paint = (sheet, look, area) => {
  if (look.surface.material !== 'leather') return ''
  const texture = look.surface.texture
  const grain = grains[texture]
  const depth = look.padded ? 0.85 : 0.3
  return [
    cover(area, baseColor(sheet, look)),
    grain.mottle > 0 ? mottle(sheet, look, area, grain.mottle) : '',
    patterns[texture]?.(sheet, look, area) ?? '',
    relief(sheet, texture, area, luminance(look.color) > 0.6 ? 0.55 : 1),
    cover(area, roundness(sheet, depth)),
    grain.gloss > 0 ? cover(area, sheen(sheet, 0.34), `opacity="${grain.gloss}"`) : '',
    edge(area, look),
  ].join('')
}

const patterns: Partial<Record<LeatherTexture, Paint>> = {
  croco: crocoScales,
  lizard: lizardScales,
  ostrich: ostrichQuills,
  saffiano: saffianoLines,
  perforated: perforation,
  rally: rallyHoles,
}

function baseColor(sheet: Sheet, look: StrapLook): string {
  const id = sheet.define(
    `leather ${look.color}`,
    (name) =>
      `<linearGradient id="${name}" x1="0" x2="1" y1="0" y2="0">${stops([
        [0, shade(look.color, 0.14)],
        [0.36, tint(look.color, 0.08)],
        [0.7, look.color],
        [1, shade(look.color, 0.16)],
      ])}</linearGradient>`,
  )
  return `url(#${id})`
}

/** Light leathers show every shadow, so their relief is lower. */
function relief(sheet: Sheet, texture: LeatherTexture, area: Area, height: number): string {
  const grain = grains[texture]
  const id = sheet.define(
    `relief ${texture} ${area.seed} ${height}`,
    (name) =>
      `<filter id="${name}" x="0" y="0" width="100%" height="100%" color-interpolation-filters="sRGB"><feTurbulence type="fractalNoise" baseFrequency="${grain.frequency}" numOctaves="${grain.octaves}" seed="${area.seed % 97}"/><feDiffuseLighting surfaceScale="${(grain.relief * height * sheet.zoom ** 0.55).toFixed(2)}" diffuseConstant="1.14" lighting-color="#fff"><feDistantLight azimuth="${Math.round(235 + sheet.turn)}" elevation="60"/></feDiffuseLighting></filter>`,
  )
  return `<g style="mix-blend-mode:multiply" opacity="${grain.strength}">${cover(area, '#fff', `filter="url(#${id})"`)}</g>`
}

function mottle(sheet: Sheet, look: StrapLook, area: Area, strength: number): string {
  const light = luminance(look.color) < 0.2
  const tone = light ? '.75 .6 .45' : '.1 .06 .03'
  const [red, green, blue] = tone.split(' ')
  const id = sheet.define(
    `mottle ${area.seed} ${tone}`,
    (name) =>
      `<filter id="${name}" x="0" y="0" width="100%" height="100%" color-interpolation-filters="sRGB"><feTurbulence type="fractalNoise" baseFrequency=".011 .006" numOctaves="3" seed="${(area.seed * 7) % 89}"/><feColorMatrix values="0 0 0 0 ${red}  0 0 0 0 ${green}  0 0 0 0 ${blue}  0 0 0 2.6 -1.05"/></filter>`,
  )
  return cover(area, '#000', `filter="url(#${id})" opacity="${light ? strength * 0.4 : strength}"`)
}

/** Cut and painted edge: a dark rim with a thin light inside of it. */
function edge(area: Area, look: StrapLook): string {
  const rim = shade(look.color, 0.62)
  return `<path d="${area.outline}" fill="none" stroke="${rim}" stroke-opacity=".8" stroke-width="8"/><path d="${area.outline}" fill="none" stroke="#fff" stroke-opacity="${luminance(look.color) > 0.7 ? 0.4 : 0.15}" stroke-width="2.4" transform="translate(5.5,5)"/>`
}
