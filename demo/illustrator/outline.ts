import { n } from './sheet'
import type { Tip } from './types'

/** A strap piece hangs from (0, 0) down to (0, length): `width` at the lugs, `endWidth` at the other end. */
export interface Shape {
  width: number
  endWidth: number
  length: number
  tip: Tip | 'cut'
}

function tipHeight({ endWidth, tip }: Shape): number {
  const half = endWidth / 2
  return { pointed: half * 1.3, round: half, square: half * 0.34, cut: 0 }[tip]
}

/** The closed outline of a piece. */
export function outlineOf(shape: Shape): string {
  const [a, b, length, t] = [shape.width / 2, shape.endWidth / 2, shape.length, tipHeight(shape)]
  const down = `M${n(-a)} 0C${n(-a)} ${n(length * 0.34)} ${n(-b)} ${n(length * 0.46)} ${n(-b)} ${n(length - t)}`
  const up = `C${n(b)} ${n(length * 0.46)} ${n(a)} ${n(length * 0.34)} ${n(a)} 0Z`
  return down + tipPath(shape.tip, b, length, t) + up
}

function tipPath(tip: Shape['tip'], b: number, length: number, t: number): string {
  switch (tip) {
    case 'cut':
      return `L${n(b)} ${n(length)}`
    case 'square':
      return `Q${n(-b)} ${n(length)} ${n(-b + t)} ${n(length)}L${n(b - t)} ${n(length)}Q${n(b)} ${n(length)} ${n(b)} ${n(length - t)}`
    case 'round':
      return `A${n(b)} ${n(b)} 0 0 0 ${n(b)} ${n(length - t)}`
    case 'pointed':
      return `C${n(-b)} ${n(length - t * 0.42)} ${n(-b * 0.36)} ${n(length)} 0 ${n(length)}C${n(b * 0.36)} ${n(length)} ${n(b)} ${n(length - t * 0.42)} ${n(b)} ${n(length - t)}`
  }
}

/** The same piece, smaller by `by` on every side. */
export function inset(shape: Shape, by: number): Shape {
  return {
    ...shape,
    width: shape.width - 2 * by,
    endWidth: shape.endWidth - 2 * by,
    length: shape.length - 2 * by,
  }
}

/** Only the two long sides, open at both ends. */
export function sidesOf(shape: Shape): string {
  const [a, b, length, t] = [shape.width / 2, shape.endWidth / 2, shape.length, tipHeight(shape)]
  const side = (sign: number) =>
    `M${n(sign * a)} 0C${n(sign * a)} ${n(length * 0.34)} ${n(sign * b)} ${n(length * 0.46)} ${n(sign * b)} ${n(length - t)}`
  return side(-1) + side(1)
}

/** Half the width at a height, exact enough for things that sit on the piece. */
export function halfWidthAt(shape: Shape, y: number): number {
  const share = Math.min(1, Math.max(0, y / (shape.length * 0.8)))
  const eased = share * share * (3 - 2 * share)
  return (shape.width + (shape.endWidth - shape.width) * eased) / 2
}
