import { tint } from '../color'
import { partShadow } from '../light'
import { satin } from '../metals'
import type { Sheet } from '../sheet'
import type { ObjectOf } from '../types'
import { drawHide } from './hide'
import { alone, lay, type Artist } from './object'
import { standingStrap } from './small-watch'

export function pouchArtist(sheet: Sheet, object: ObjectOf<'pouch'>): Artist {
  const closed = drawPouch(sheet, object, false)
  const open = drawPouch(sheet, object, true)
  const group =
    lay(sheet, open, { x: 150, y: -110, turn: 10, scale: 0.82 }) +
    lay(sheet, closed, { x: -140, y: 190, turn: -11, scale: 0.8 })
  return {
    hero: alone(sheet, closed, 680, 960, [0, -60]),
    group: { body: group, width: 960, height: 1180, focus: [0, 0] },
  }
}

function drawPouch(sheet: Sheet, { color, stitch, metal }: ObjectOf<'pouch'>, open: boolean): string {
  const suede = stitch === color
  const seam = suede ? { suede } : { stitch }
  const body = drawHide(sheet, { color, x: -290, y: -300, width: 580, height: 740, radius: 70, ...seam })
  const strap = `<g transform="translate(0,-470) scale(.86)">${standingStrap(sheet, 2)}</g>`
  const flap = `<g ${partShadow(sheet, 1.8)}>${drawHide(sheet, { color: tint(color, 0.05), x: -290, y: open ? -760 : -330, width: 580, height: open ? 460 : 420, radius: 90, ...seam })}</g>`
  const snap = `<circle cy="${open ? -700 : 30}" r="31" fill="${satin(sheet, metal, 1, 1)}" stroke="#000" stroke-opacity=".35" stroke-width="3"/><circle cy="${open ? -700 : 30}" r="17" fill="none" stroke="#000" stroke-opacity=".3" stroke-width="4"/>`
  return open ? flap + strap + `<g ${partShadow(sheet, 1.6)}>${body}</g>` + snap : body + flap + snap
}
