import { groundShadow } from '../light'
import { layPaper } from '../papers'
import { drawBracelet } from '../parts/bracelet'
import { drawBucklePiece, drawTailPiece } from '../parts/closure'
import { unitsPerMm } from '../parts/piece'
import { createSheet, finishSheet, n, type Sheet } from '../sheet'
import type { DetailDrawing, StrapLook } from '../types'

const length = 720

/** A close view: the same strap, larger, turned, and cut by the edges of the picture. */
export function drawDetail(drawing: DetailDrawing, width: number, height: number): string {
  const { look, turn, paper, seed } = drawing
  const strap = look.widthMm * unitsPerMm
  const scale = Math.min(3, 470 / strap) * closeness(look)
  const sheet = createSheet(seed, scale, turn)
  const background = layPaper(sheet, paper, drawing.backdrop)
  const { body, focus } = subjects[drawing.focus](sheet, look, seed, strap)
  return finishSheet(
    sheet,
    `${background}<g ${groundShadow(sheet, paper === 'night' ? 1.8 : 1.25)}><g transform="translate(600,750) rotate(${turn}) scale(${scale.toFixed(3)}) translate(${n(-focus[0])},${n(-focus[1])})">${body}</g></g>`,
    width,
    height,
  )
}

/** Fine wire is enlarged more, since its loops would blur. */
function closeness(look: StrapLook): number {
  if (look.surface.material !== 'mesh') return 1
  return { fine: 1.75, milanese: 1.4, shark: 1, braid: 1 }[look.surface.texture]
}

interface Subject {
  body: string
  focus: readonly [x: number, y: number]
}

const at = (x: number, y: number, body: string) => `<g transform="translate(${n(x)},${n(y)})">${body}</g>`

const subjects: Record<
  DetailDrawing['focus'],
  (sheet: Sheet, look: StrapLook, seed: number, strap: number) => Subject
> = {
  buckle(sheet, look, seed, strap) {
    if (look.surface.material === 'steel' && look.form === 'single')
      return { body: drawBracelet(sheet, look, seed), focus: [30, 20] }
    const beside = at(
      strap * 1.32,
      -330,
      drawTailPiece(sheet, look, { length: 1130, seed: seed + 1, lugEnd: false }),
    )
    return {
      body: beside + drawBucklePiece(sheet, look, { length, seed, lugEnd: false }),
      focus: [strap * 0.3, length - 60],
    }
  },
  tip(sheet, look, seed, strap) {
    const beside = at(-strap * 1.3, 290, drawBucklePiece(sheet, look, { length, seed, lugEnd: false }))
    return {
      body: beside + drawTailPiece(sheet, look, { length: 1000, seed: seed + 1, lugEnd: false }),
      focus: [-strap * 0.3, 780],
    }
  },
  lug(sheet, look, seed, strap) {
    const beside = at(strap * 1.34, 90, drawBucklePiece(sheet, look, { length, seed }))
    return {
      body: drawTailPiece(sheet, look, { length: 900, seed: seed + 1 }) + beside,
      focus: [strap * 0.5, 190],
    }
  },
}
