import { partShadow } from '../light'
import type { Sheet } from '../sheet'
import type { ObjectOf } from '../types'
import { alone, lay, type Artist } from './object'
import { smallWatch } from './small-watch'
import { fabric, wood, woodGrain } from './wood'

/** A wooden stand from the front: four watches on padded arms. */
export function standArtist(sheet: Sheet, object: ObjectOf<'stand'>): Artist {
  const stand = drawStand(sheet, object, true)
  const empty = drawStand(sheet, object, false)
  return {
    hero: alone(sheet, stand, 900, 1040, [-180, -160]),
    group: { body: lay(sheet, empty, { x: 0, y: 0 }), width: 1000, height: 1120, focus: [0, 0] },
  }
}

function drawStand(sheet: Sheet, { color, accent }: ObjectOf<'stand'>, full: boolean): string {
  const arm = (y: number) =>
    `<rect x="-380" y="${y - 62}" width="760" height="124" rx="60" fill="${accent}" ${fabric(sheet, accent)}/><rect x="-380" y="${y - 62}" width="760" height="124" rx="60" fill="${wood(sheet, '#808080')}" opacity=".35"/>${[-1, 1].map((side) => `<rect x="${side < 0 ? -406 : 372}" y="${y - 70}" width="34" height="140" rx="14" fill="${wood(sheet, color)}"/>`).join('')}`
  const watchesOn = (y: number, from: number) =>
    full
      ? [-180, 180]
          .map(
            (x, index) =>
              `<g transform="translate(${x},${y})" ${partShadow(sheet, 2)}>${smallWatch(sheet, from + index, 0.62, 150)}</g>`,
          )
          .join('')
      : ''
  return `<rect x="-44" y="-480" width="88" height="900" fill="${wood(sheet, color, false)}"/><rect x="-44" y="-480" width="88" height="900" ${woodGrain(sheet, 3, false)}/>${arm(-290)}${arm(110)}${watchesOn(-290, 0)}${watchesOn(110, 2)}<g ${partShadow(sheet, 2)}><rect x="-420" y="400" width="840" height="96" rx="22" fill="${wood(sheet, color)}"/></g><rect x="-420" y="400" width="840" height="96" rx="22" ${woodGrain(sheet, 9)}/>`
}
