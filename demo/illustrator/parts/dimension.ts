import { n } from '../sheet'
import type { Paper } from '../types'
import { drawFigures } from './figures'

const size = 38

export function inkOn(paper: Paper): string {
  return paper === 'night' ? '#d9d4c9' : '#4a463f'
}

/** A horizontal measure with end strokes and its figures above the line. */
export function across(from: number, to: number, y: number, text: string, ink: string): string {
  const lines = `<path d="M${n(from)} ${y}H${n(to)}M${n(from)} ${y - 16}V${y + 16}M${n(to)} ${y - 16}V${y + 16}" stroke="${ink}" stroke-width="3" fill="none" stroke-linecap="round"/>`
  return `${lines}<g transform="translate(${n((from + to) / 2)},${y - 46})">${drawFigures(text, size, ink, 4)}</g>`
}

/** A vertical measure; its figures interrupt the line. */
export function down(x: number, from: number, to: number, text: string, ink: string): string {
  const middle = (from + to) / 2
  const lines = `<path d="M${n(x)} ${n(from)}V${n(middle - 38)}M${n(x)} ${n(middle + 38)}V${n(to)}M${n(x - 16)} ${n(from)}H${n(x + 16)}M${n(x - 16)} ${n(to)}H${n(x + 16)}" stroke="${ink}" stroke-width="3" fill="none" stroke-linecap="round"/>`
  return `${lines}<g transform="translate(${n(x)},${n(middle)})">${drawFigures(text, size, ink, 4)}</g>`
}
