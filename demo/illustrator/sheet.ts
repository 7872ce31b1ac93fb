import { createRandom, type Random } from '../random'

export const sheetWidth = 1200
export const sheetHeight = 1500

/** One picture in the making: collects shared definitions and hands out numbers and ids, always in the same order. */
export interface Sheet {
  random: Random
  /** sheet units per drawn unit: close views draw the same things larger */
  zoom: number
  /** degrees by which the drawn things are turned; light stays at the top left of the sheet */
  turn: number
  /** Defines a gradient, filter, pattern or clip once per key and returns its id. */
  define(key: string, draw: (id: string) => string): string
  definitions(): string
}

export function createSheet(seed: number, zoom = 1, turn = 0): Sheet {
  const ids = new Map<string, string>()
  const parts: string[] = []
  return {
    random: createRandom(seed),
    zoom,
    turn,
    define(key, draw) {
      const known = ids.get(key)
      if (known) return known
      const id = `d${ids.size}`
      ids.set(key, id)
      parts.push(draw(id))
      return id
    },
    definitions: () => `<defs>${parts.join('')}</defs>`,
  }
}

/** Wraps the body into a complete SVG document of the master's size; `box` is its size in drawn units. */
export function finishSheet(
  sheet: Sheet,
  body: string,
  width: number,
  height: number,
  [across, down]: readonly [number, number] = [sheetWidth, sheetHeight],
): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${across} ${down}" width="${width}" height="${height}">${sheet.definitions()}${body}</svg>`
}

/** One decimal is enough and keeps documents small and the same on every machine. */
export function n(value: number): string {
  return String(Math.round(value * 10) / 10)
}

/** Colour stops, evenly spread or at given offsets; an opacity may follow the colour. */
export function stops(list: readonly (readonly [offset: number, color: string, opacity?: number])[]): string {
  return list
    .map(
      ([offset, color, opacity]) =>
        `<stop offset="${offset}" stop-color="${color}"${opacity === undefined ? '' : ` stop-opacity="${opacity}"`}/>`,
    )
    .join('')
}
