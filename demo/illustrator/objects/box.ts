import { mix, shade, tint } from '../color'
import { blur, partShadow } from '../light'
import { cylinder, plate } from '../metals'
import { n, stops, type Sheet } from '../sheet'
import type { ObjectOf } from '../types'
import { drawCushion } from './cushion'
import { lay, type Artist } from './object'
import { smallWatch } from './small-watch'
import { fabric, woodGrain } from './wood'

/** columns and rows by number of slots */
const grids: Record<number, readonly [columns: number, rows: number]> = {
  1: [1, 1],
  3: [3, 1],
  6: [3, 2],
  10: [5, 2],
  12: [4, 3],
}

export function boxArtist(sheet: Sheet, object: ObjectOf<'box'>): Artist {
  const [columns, rows] = grids[object.slots] ?? [3, 1]
  const [cell, tall] = [columns > 3 ? 200 : 260, columns > 3 ? 290 : 350]
  const [width, height] = [columns * cell + 90, rows * tall + 90]
  const open = drawOpenBox(sheet, object, columns, rows, cell, tall)
  const closed = drawClosedBox(sheet, object, width, height, () =>
    cushions(sheet, object, columns, rows, cell, tall),
  )
  const lid = height * 0.62
  const hero = lay(sheet, open, { x: 0, y: lid / 2 })
  const beside = width > height * 1.35
  const group =
    lay(sheet, closed, { x: 0, y: beside ? -height * 0.3 : 0, turn: -6 }) +
    (beside ? lay(sheet, smallWatch(sheet, 2, width / 1150, 420), { x: 0, y: height * 0.62, turn: 97 }) : '')
  return {
    hero: { body: hero, width: width + 60, height: height + lid + 60, focus: [0, lid / 2] },
    group: { body: group, width: width + 120, height: height * (beside ? 2 : 1) + 220, focus: [0, 0] },
  }
}

function cushions(
  sheet: Sheet,
  { lining, slots }: ObjectOf<'box'>,
  columns: number,
  rows: number,
  cell: number,
  tall: number,
): string {
  return Array.from({ length: slots }, (_, index) => {
    const [x, y] = [
      ((index % columns) - (columns - 1) / 2) * cell,
      (Math.floor(index / columns) - (rows - 1) / 2) * tall,
    ]
    const worn = slots === 1 || index % 4 === 0 || index % 5 === 3
    const well = `<rect x="${n(x - cell / 2 + 9)}" y="${n(y - tall / 2 + 9)}" width="${cell - 18}" height="${tall - 18}" rx="14" fill="${shade(lining, 0.5)}"/><rect x="${n(x - cell / 2 + 9)}" y="${n(y - tall / 2 + 9)}" width="${cell - 18}" height="60" rx="14" fill="#000" opacity=".3" ${blur(sheet, 8)}/>`
    const watch = worn ? smallWatch(sheet, index + slots, cell / 560, 170) : ''
    return `${well}<g transform="translate(${n(x)},${n(y)})">${drawCushion(sheet, lining, cell - 44, tall - 70)}${watch}</g>`
  }).join('')
}

function drawOpenBox(
  sheet: Sheet,
  object: ObjectOf<'box'>,
  columns: number,
  rows: number,
  cell: number,
  tall: number,
): string {
  const { color, lining, metal } = object
  const [width, height] = [columns * cell + 90, rows * tall + 90]
  const lid = height * 0.62
  const shell = (y: number, h: number) =>
    `<rect x="${-width / 2}" y="${y}" width="${width}" height="${h}" rx="26" fill="${surface(sheet, color)}"/><rect x="${-width / 2}" y="${y}" width="${width}" height="${h}" rx="26" fill="#000" ${object.window ? woodGrain(sheet, 7) : 'opacity="0"'}/>`
  const inside = (y: number, h: number, tone: string) =>
    `<rect x="${-width / 2 + 32}" y="${y + 32}" width="${width - 64}" height="${h - 64}" rx="12" fill="${tone}" ${fabric(sheet, tone)}/>`
  const top = -height / 2 - lid + 6
  const window = object.window
    ? `<rect x="${-width / 2 + 54}" y="${top + 54}" width="${width - 108}" height="${lid - 96}" rx="8" fill="#dfe7e8" opacity=".75"/><path d="M${-width / 2 + 54} ${top + lid - 60}L${-width * 0.1} ${top + 54}H${width * 0.06}L${-width / 2 + 54 + width * 0.2} ${top + lid - 42}Z" fill="#fff" opacity=".55"/>`
    : inside(top + 12, lid - 24, mix(lining, color, 0.12))
  const hinges = [-0.3, 0.3]
    .map(
      (at) =>
        `<rect x="${n(at * width - 44)}" y="${n(-height / 2 - 17)}" width="88" height="28" rx="9" fill="${cylinder(sheet, metal)}"/>`,
    )
    .join('')
  const clasp = `<g ${partShadow(sheet)}><rect x="-34" y="${n(height / 2 - 22)}" width="68" height="42" rx="9" fill="${plate(sheet, metal)}"/></g>`
  return `${shell(top, lid)}${window}<rect x="${-width / 2}" y="${n(top + lid - 36)}" width="${width}" height="40" fill="#000" opacity=".4" ${blur(sheet, 9)}/><g ${partShadow(sheet, 2)}>${shell(-height / 2, height)}</g>${inside(-height / 2, height, shade(lining, 0.28))}${cushions(sheet, object, columns, rows, cell, tall)}<rect x="${-width / 2 + 32}" y="${-height / 2 + 32}" width="${width - 64}" height="${height - 64}" rx="12" fill="none" stroke="#000" stroke-opacity=".4" stroke-width="10" ${blur(sheet, 4)}/>${hinges}${clasp}`
}

function drawClosedBox(
  sheet: Sheet,
  object: ObjectOf<'box'>,
  width: number,
  height: number,
  inside: () => string,
): string {
  const { color, metal } = object
  const box = (by: number) =>
    `x="${-width / 2 + by}" y="${-height / 2 + by}" width="${width - 2 * by}" height="${height - 2 * by}"`
  const front = `<rect x="${-width / 2}" y="${-height / 2 + 34}" width="${width}" height="${height}" rx="28" fill="${shade(color, 0.45)}"/>`
  const glass = object.window
    ? `<clipPath id="pane"><rect ${box(64)} rx="10"/></clipPath><rect ${box(54)} rx="14" fill="${shade(color, 0.55)}"/><g clip-path="url(#pane)"><rect ${box(64)} fill="${shade(object.lining, 0.4)}"/>${inside()}<rect ${box(64)} fill="#dfe9ea" opacity=".16"/><path d="M${-width / 2} ${height / 2}L${-width * 0.06} ${-height / 2}H${width * 0.2}L${-width * 0.16} ${height / 2}Z" fill="#fff" opacity=".24"/></g>`
    : `<rect ${box(30)} rx="14" fill="none" stroke="#fff" stroke-opacity=".22" stroke-width="5" stroke-dasharray="18 14" stroke-linecap="round"/><path d="M0 -52L40 0L0 52L-40 0Z" fill="none" stroke="${tint(color, 0.4)}" stroke-opacity=".7" stroke-width="6" stroke-linejoin="round"/>`
  const clasp = `<g ${partShadow(sheet)}><rect x="-46" y="${n(height / 2 - 20)}" width="92" height="58" rx="12" fill="${plate(sheet, metal)}"/></g><circle cy="${n(height / 2 + 12)}" r="9" fill="#000" opacity=".5"/>`
  return `${front}<rect ${box(0)} rx="26" fill="${surface(sheet, color)}"/><rect ${box(0)} rx="26" fill="#000" ${object.window ? woodGrain(sheet, 5) : 'opacity="0"'}/><rect ${box(3)} rx="24" fill="none" stroke="#fff" stroke-opacity=".26" stroke-width="4"/>${glass}${clasp}`
}

function surface(sheet: Sheet, color: string): string {
  const id = sheet.define(
    `surface ${color}`,
    (name) =>
      `<linearGradient id="${name}" x1="0" y1="0" x2="1" y2="1">${stops([
        [0, tint(color, 0.2)],
        [0.5, color],
        [1, shade(color, 0.3)],
      ])}</linearGradient>`,
  )
  return `url(#${id})`
}
