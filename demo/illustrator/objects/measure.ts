import { groundShadow } from '../light'
import { across, inkOn } from '../parts/dimension'
import type { Sheet } from '../sheet'
import type { ObjectLook, Paper } from '../types'
import { artistOf } from './artists'
import { drawSpringBar } from './spring-bar'

/** A small part with its width in millimetres. */
export function drawObjectMeasure(sheet: Sheet, object: ObjectLook, paper: Paper): string {
  if (!('widthMm' in object) && object.kind !== 'springbars') throw new Error(`${object.kind} has no measure`)
  const ink = inkOn(paper)
  if (object.kind === 'springbars') {
    const scale = 1.16
    const half = (object.lengthMm * 34 * scale) / 2
    const bars = [-210, 0, 210]
      .map(
        (y) => `<g transform="translate(600,${780 + y}) scale(${scale})">${drawSpringBar(sheet, object)}</g>`,
      )
      .join('')
    return `<g ${groundShadow(sheet, 0.9)}>${bars}</g>${across(600 - half, 600 + half, 420, `${object.lengthMm} mm`, ink)}`
  }
  const { hero } = artistOf(sheet, object, 1)
  const scale = Math.min(820 / hero.width, 900 / hero.height)
  const half = object.widthMm * widthShare(object) * scale
  return `<g transform="translate(600,840) scale(${scale.toFixed(3)})">${hero.body}</g>${across(600 - half, 600 + half, 270, `${object.widthMm} mm`, ink)}`
}

/** Half the strap opening of a drawn part, in units per millimetre. */
function widthShare(object: Extract<ObjectLook, { widthMm: number }>): number {
  switch (object.kind) {
    case 'buckle':
      return object.closure === 'tang' || object.closure === 'roller' ? 15.3 : 8.67
    case 'keepers':
      return 12
    case 'adapters':
      return 15.3
  }
}
