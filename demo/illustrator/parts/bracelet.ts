import { n, type Sheet } from '../sheet'
import type { StrapLook } from '../types'
import { drawButterfly, drawDeployant } from './buckle'
import { drawPiece, unitsPerMm } from './piece'

/** A whole steel bracelet stretched out: two tapering halves meeting in the clasp, end links outside. */
export function drawBracelet(sheet: Sheet, look: StrapLook, seed: number): string {
  const half = (look.widthMm * unitsPerMm * look.taper) / 2
  const arm = drawPiece(sheet, look, { part: 'plain', length: 640, seed })
  const clasp =
    look.closure === 'butterfly'
      ? at(-26, drawButterfly(sheet, look.metal, half))
      : at(-40, drawDeployant(sheet, look.metal, half))
  return at(-640, arm) + `<g transform="rotate(180) translate(0,-640)">${arm}</g>` + clasp
}

function at(y: number, body: string): string {
  return `<g transform="translate(0,${n(y)})">${body}</g>`
}
