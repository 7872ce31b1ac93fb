import { groundShadow } from '../light'
import { satin } from '../metals'
import { layPaper } from '../papers'
import { drawTailPiece } from '../parts/closure'
import { across, inkOn } from '../parts/dimension'
import { drawFigures } from '../parts/figures'
import { unitsPerMm } from '../parts/piece'
import { drawWatchHead } from '../parts/watch-head'
import { createSheet, finishSheet, n, stops, type Sheet } from '../sheet'
import type { GuideDrawing, StrapLook } from '../types'
import { drawWrist } from './wrist'

const ink = inkOn('sand')

/** Drawings of the guide to sizes; measures are to scale within a drawing, figures are drawn without a font. */
export function drawGuide(drawing: GuideDrawing, width: number, height: number): string {
  const sheet = createSheet(drawing.seed)
  const background = layPaper(sheet, drawing.paper, 'plain')
  const subjects = { lugs: drawLugs, wrist: drawWrist, widths: drawWidths }
  return finishSheet(sheet, background + subjects[drawing.subject](sheet), width, height)
}

/** The distance between the inner faces of the lugs, with a ruler laid on them. */
function drawLugs(sheet: Sheet): string {
  const mm = 20
  const scale = 1.75
  const half = (mm * unitsPerMm * scale) / 2
  const [x, y] = [600, 900]
  const radius = mm * unitsPerMm
  const tip = y - radius * scale * 1.08
  const head = drawWatchHead(
    sheet,
    { head: 'round', dialStyle: 'field', dial: '#20262c', metal: 'steel' },
    radius,
    mm * unitsPerMm,
  )
  const bar = `<rect x="${n(x - half)}" y="${n(tip - 9)}" width="${n(2 * half)}" height="18" rx="9" fill="${satin(sheet, 'steel', 0, 1)}"/>`
  const guide = (at: number) =>
    `<path d="M${n(at)} 300V${n(tip + 40)}" stroke="#b3261e" stroke-width="4" stroke-dasharray="4 12" stroke-linecap="round"/>`
  return [
    `<g ${groundShadow(sheet, 1)}>${bar}<g transform="translate(${x},${y}) scale(${scale})">${head}</g></g>`,
    drawRuler(sheet, { x: x - half, y: 380, mm: 30, unit: unitsPerMm * scale, before: 4 }),
    guide(x - half),
    guide(x + half),
    across(x - half, x + half, 250, `${mm} mm`, ink),
  ].join('')
}

const widthLook: StrapLook = {
  surface: { material: 'leather', texture: 'smooth' },
  color: '#7a4a2a',
  stitch: { color: '#e9dcc4', style: 'sides' },
  metal: 'steel',
  widthMm: 20,
  taper: 0.9,
  tip: 'pointed',
  closure: 'tang',
  form: 'pair',
  padded: true,
  ends: 'bar',
}

/** The usual widths beside each other, all to one scale, above a ruler. */
function drawWidths(sheet: Sheet): string {
  const unit = 10
  const widths = [18, 20, 22, 24]
  const gap = 66
  let x = (1200 - widths.reduce((sum, mm) => sum + mm * unit, 0) - gap * (widths.length - 1)) / 2
  const parts = widths.map((widthMm, place) => {
    const wide = widthMm * unit
    const left = x
    x += wide + gap
    const piece = drawTailPiece(
      sheet,
      { ...widthLook, widthMm, color: ['#7a4a2a', '#20242a', '#7d2e28', '#2d4437'][place]! },
      { length: 760, seed: place + 3 },
    )
    return [
      `<g ${groundShadow(sheet, 0.9)}><g transform="translate(${n(left + wide / 2)},360) scale(${(unit / unitsPerMm).toFixed(3)})">${piece}</g></g>`,
      across(left, left + wide, 270, `${widthMm} mm`, ink),
    ].join('')
  })
  return parts.join('') + drawRuler(sheet, { x: 100, y: 1240, mm: 100, unit, before: 4 })
}

type Ruler = { x: number; y: number; mm: number; unit: number; before: number }

/** A steel ruler whose zero is at `x`; `before`: millimetres of steel in front of it. */
function drawRuler(sheet: Sheet, { x, y, mm, unit, before }: Ruler): string {
  const height = 130
  const fill = sheet.define(
    'ruler',
    (id) =>
      `<linearGradient id="${id}" x2="0" y2="1">${stops([
        [0, '#fdfdfc'],
        [1, '#d3d7da'],
      ])}</linearGradient>`,
  )
  const ticks = Array.from({ length: mm + 1 }, (_, at) => {
    const long = at % 10 === 0 ? 56 : at % 5 === 0 ? 40 : 26
    return `M${n(x + at * unit)} ${y + height}v${-long}`
  }).join('')
  const figures = Array.from({ length: Math.floor(mm / 10) + 1 }, (_, place) => {
    const at = place * 10
    return `<g transform="translate(${n(x + at * unit)},${y + 40})">${drawFigures(String(at), 30, '#2b2f33', 3.4)}</g>`
  }).join('')
  const plate = `<rect x="${n(x - before * unit)}" y="${y}" width="${n((mm + 2 * before) * unit)}" height="${height}" rx="8" fill="url(#${fill})" stroke="#8b9095" stroke-width="2"/>`
  return `<g ${groundShadow(sheet, 0.7)}>${plate}</g><path d="${ticks}" stroke="#2b2f33" stroke-width="2.6" fill="none"/>${figures}`
}
