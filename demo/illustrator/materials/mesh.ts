import { roundness, sheen } from '../light'
import { metalTones, middleOf } from '../metals'
import { sidesOf } from '../outline'
import type { Sheet } from '../sheet'
import type { MeshTexture, Metal } from '../types'
import { cover, type Paint } from './area'

export const paintMesh: Paint = (sheet, look, area) => {
  if (look.surface.material !== 'mesh') return ''
  const texture = look.surface.texture
  const [dark, , light] = metalTones[look.metal]
  return [
    cover(area, middleOf(look.metal)),
    cover(area, `url(#${weave(sheet, texture, look.metal)})`),
    cover(area, sheen(sheet, 0.85), `opacity="${texture === 'shark' || texture === 'braid' ? 0.6 : 0.85}"`),
    cover(area, roundness(sheet, 0.2)),
    `<path d="${sidesOf(area.shape)}" fill="none" stroke="${dark}" stroke-width="9"/><path d="${sidesOf(area.shape)}" fill="none" stroke="${light}" stroke-width="6" stroke-dasharray="${edgeDash[texture]}" opacity=".85"/>`,
  ].join('')
}

const edgeDash: Record<MeshTexture, string> = {
  milanese: '6 3.4',
  fine: '4 2.4',
  shark: '15 6',
  braid: '20 5',
}

function weave(sheet: Sheet, texture: MeshTexture, metal: Metal): string {
  return sheet.define(`weave ${texture} ${metal}`, (name) => weaves[texture](sheet, name, metal))
}

function loop(metal: Metal, x: number, y: number, rx: number, ry: number, angle: number): string {
  const [dark, middle, light, shine] = metalTones[metal]
  return `<g transform="translate(${x},${y}) rotate(${angle})"><ellipse rx="${rx}" ry="${ry}" fill="${dark}"/><ellipse rx="${rx * 0.92}" ry="${ry * 0.76}" cy="${-ry * 0.1}" fill="${middle}"/><ellipse rx="${rx * 0.72}" ry="${ry * 0.42}" cy="${-ry * 0.26}" fill="${light}"/><ellipse rx="${rx * 0.36}" ry="${ry * 0.18}" cy="${-ry * 0.36}" cx="${-rx * 0.18}" fill="${shine}"/></g>`
}

/** Rows of loops leaning left and right in turn, as wire knits do. */
function rows(
  name: string,
  metal: Metal,
  width: number,
  height: number,
  lean: number,
  fatness: number,
): string {
  const half = height / 2
  const [rx, ry] = [width * 0.56, half * fatness]
  const upper = [-width / 2, width / 2, width * 1.5].map((x) => loop(metal, x, half * 0.5, rx, ry, lean))
  const lower = [0, width].map((x) => loop(metal, x, half * 1.5, rx, ry, -lean))
  const wrap = [0, width].map((x) => loop(metal, x, -half * 0.5, rx, ry, -lean))
  return `<pattern id="${name}" width="${width}" height="${height}" patternUnits="userSpaceOnUse"><rect width="${width}" height="${height}" fill="${metalTones[metal][0]}"/><rect width="${width}" height="${height}" fill="#000" opacity=".35"/>${[...wrap, ...upper, ...lower].join('')}</pattern>`
}

const weaves: Record<MeshTexture, (sheet: Sheet, name: string, metal: Metal) => string> = {
  milanese: (_sheet, name, metal) => rows(name, metal, 14, 15, 24, 0.56),
  fine: (_sheet, name, metal) => rows(name, metal, 9.5, 9, 18, 0.58),
  shark: (_sheet, name, metal) => rows(name, metal, 33, 30, 32, 0.46),
  braid(_sheet, name, metal) {
    const strands = [-22, 0, 22].flatMap((y) => [
      loop(metal, 12.5, y + 11, 19.5, 9.6, 36),
      loop(metal, 37.5, y + 11, 19.5, 9.6, -36),
    ])
    return `<pattern id="${name}" width="50" height="22" patternUnits="userSpaceOnUse" x="-25"><rect width="50" height="22" fill="#000"/><rect width="50" height="22" fill="${metalTones[metal][0]}" opacity=".7"/>${strands.join('')}</pattern>`
  },
}
