import type { Shape } from '../outline'
import type { Sheet } from '../sheet'
import type { StrapLook } from '../types'

/** The area that a material paints: a shape, which the caller clips to its outline. */
export interface Area {
  shape: Shape
  outline: string
  /** pieces of one picture differ in their grain */
  seed: number
  part: 'tail' | 'buckle' | 'plain' | 'keeper'
}

export type Paint = (sheet: Sheet, look: StrapLook, area: Area) => string

/** A rectangle over the whole piece. */
export function cover(area: Area, fill: string, extra = ''): string {
  const { width, length } = area.shape
  return `<rect x="${-width / 2 - 4}" y="-6" width="${width + 8}" height="${length + 12}" fill="${fill}" ${extra}/>`
}
