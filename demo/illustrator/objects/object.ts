import { groundShadow } from '../light'
import { n, type Sheet } from '../sheet'

/** A drawn thing around (0, 0) with its size, and the centre of its close view. */
export interface Drawn {
  body: string
  width: number
  height: number
  focus: readonly [x: number, y: number]
}

/** One kind of object in the three ordinary shots; `close` is the hero, larger. */
export interface Artist {
  hero: Drawn
  group: Drawn
}

interface Spot {
  x: number
  y: number
  turn?: number
  scale?: number
}

/** Lays a thing down with its own shadow. */
export function lay(sheet: Sheet, body: string, { x, y, turn = 0, scale = 1 }: Spot): string {
  return `<g ${groundShadow(sheet, 1)}><g transform="translate(${n(x)},${n(y)}) rotate(${turn})${scale === 1 ? '' : ` scale(${scale})`}">${body}</g></g>`
}

export function alone(
  sheet: Sheet,
  body: string,
  width: number,
  height: number,
  focus: Drawn['focus'] = [0, 0],
): Drawn {
  return { body: lay(sheet, body, { x: 0, y: 0 }), width, height, focus }
}
