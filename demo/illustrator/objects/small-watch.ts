import { drawWatchHead } from '../parts/watch-head'
import { drawPiece } from '../parts/piece'
import { stops, type Sheet } from '../sheet'
import type { StrapLook, WatchLook } from '../types'

const watches: readonly { watch: WatchLook; color: string }[] = [
  { watch: { head: 'round', dialStyle: 'plain', dial: '#f4f1ea', metal: 'steel' }, color: '#9a5a2c' },
  { watch: { head: 'round', dialStyle: 'diver', dial: '#1d2124', metal: 'steel' }, color: '#1f2c4a' },
  { watch: { head: 'cushion', dialStyle: 'chrono', dial: '#22313a', metal: 'gold' }, color: '#3a241a' },
]

/** A small worn watch: head and a little strap above and below, for cushions and rolls. */
export function smallWatch(sheet: Sheet, index: number, scale: number, reach: number): string {
  const { watch, color } = watches[index % watches.length] ?? {
    watch: { head: 'round', dialStyle: 'plain', dial: '#f4f1ea', metal: 'steel' },
    color: '#9a5a2c',
  }
  const look: StrapLook = {
    surface: { material: 'leather', texture: 'smooth' },
    color,
    metal: watch.metal,
    widthMm: 20,
    taper: 1,
    tip: 'square',
    closure: 'tang',
    form: 'pair',
    padded: true,
    ends: 'bar',
  }
  const arm = drawPiece(sheet, look, { part: 'plain', length: reach, seed: index + 1 })
  const light = sheet.define(
    `arm light ${reach}`,
    (name) =>
      `<linearGradient id="${name}" x1="0" y1="0" x2="0" y2="1">${stops([
        [0, '#000', 0.35],
        [0.2, '#000', 0],
        [0.5, '#000', 0.1],
        [1, '#000', 0.75],
      ])}</linearGradient>`,
  )
  const dim = `<rect x="-104" width="208" height="${reach}" fill="url(#${light})"/>`
  return `<g transform="scale(${scale})"><g transform="translate(0,196)">${arm}${dim}</g><g transform="rotate(180) translate(0,196)">${arm}${dim}</g>${drawWatchHead(sheet, watch, 206, 204)}</g>`
}

/** A strap standing in a pocket. */
export function standingStrap(sheet: Sheet, index: number): string {
  const color = ['#9a5a2c', '#1f4f5c', '#1f1c1a', '#6b1f2a', '#c48a41'][index % 5] ?? '#9a5a2c'
  const look: StrapLook = {
    surface: { material: 'leather', texture: 'grain' },
    color,
    stitch: { color: '#e2d3b8', style: 'full' },
    metal: 'steel',
    widthMm: 20,
    taper: 0.9,
    tip: 'pointed',
    closure: 'tang',
    form: 'pair',
    padded: true,
    ends: 'bar',
  }
  return `<g transform="translate(0,-150) scale(.46)">${drawPiece(sheet, look, { part: 'tail', length: 800, seed: index + 2 })}</g>`
}
