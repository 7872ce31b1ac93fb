import { shade, tint } from '../color'
import { paintMaterial } from '../materials/paint'
import { partShadow } from '../light'
import { brushing, middleOf, satin } from '../metals'
import { halfWidthAt, outlineOf } from '../outline'
import { n, type Sheet } from '../sheet'
import type { StrapLook } from '../types'
import { drawButterfly, drawDeployant, drawLoop, drawRoller, drawSlide, drawStud, drawTang } from './buckle'
import { drawKeeper } from './keeper'
import { drawPiece, shapeOf, type PieceOptions } from './piece'

type Length = Pick<PieceOptions, 'length' | 'seed' | 'lugEnd'>

/** The short piece with its buckle and keepers. */
export function drawBucklePiece(sheet: Sheet, look: StrapLook, options: Length): string {
  return drawPiece(sheet, look, { ...options, part: 'buckle' }) + drawClosedBuckle(sheet, look, options)
}

/** Keepers and buckle where they sit on the short piece. */
export function drawClosedBuckle(sheet: Sheet, look: StrapLook, options: Length): string {
  const shape = shapeOf(look, { part: 'buckle', length: options.length })
  const half = shape.endWidth / 2
  const keeper = (above: number) =>
    drawKeeper(
      sheet,
      look,
      options.length - above,
      halfWidthAt(shape, options.length - above) + 1,
      options.seed,
    )
  const closure = `<g transform="translate(0,${options.length})">${drawClosure(sheet, look, half, options.seed)}</g>`
  const keepers = {
    tang: keeper(152) + keeper(92),
    roller: keeper(172) + keeper(104),
    deployant: '',
    butterfly: '',
    slide: '',
    magnet: '',
    velcro: '',
    stud: '',
  }[look.closure]
  return keepers + closure
}

/** The long piece, with the parts of some closures on it. */
export function drawTailPiece(sheet: Sheet, look: StrapLook, options: Length): string {
  const part = look.surface.material === 'mesh' || look.surface.material === 'steel' ? 'plain' : 'tail'
  const shape = shapeOf(look, { part, length: options.length })
  const half = shape.endWidth / 2
  return drawPiece(sheet, look, { ...options, part }) + tailEnd(sheet, look, options.length, half)
}

function drawClosure(sheet: Sheet, look: StrapLook, half: number, seed: number): string {
  const fold = foldFill(look)
  switch (look.closure) {
    case 'tang':
      return drawTang(sheet, look.metal, half, fold)
    case 'roller':
      return drawRoller(sheet, look.metal, half, fold)
    case 'deployant':
      return drawDeployant(sheet, look.metal, half)
    case 'butterfly':
      return drawButterfly(sheet, look.metal, half)
    case 'slide':
      return drawSlide(sheet, look.metal, half)
    case 'magnet':
    case 'velcro':
      return drawLoop(sheet, look.metal, half, fold)
    case 'stud':
      return roundEnd(sheet, look, half, seed) + drawStud(sheet, look.metal, 4)
  }
}

function foldFill(look: StrapLook): string {
  return look.surface.material === 'mesh' ? middleOf(look.metal) : shade(look.color, 0.1)
}

/** A stud strap ends in a half circle below the stud. */
function roundEnd(sheet: Sheet, look: StrapLook, half: number, seed: number): string {
  const shape = { width: half * 2, endWidth: half * 2, length: half, tip: 'round' as const }
  const outline = outlineOf(shape)
  const clip = sheet.define(
    `clip ${outline}`,
    (name) => `<clipPath id="${name}"><path d="${outline}"/></clipPath>`,
  )
  return `<g transform="translate(0,-1)"><g clip-path="url(#${clip})">${paintMaterial(sheet, look, { shape, outline, seed, part: 'keeper' })}</g></g>`
}

function tailEnd(sheet: Sheet, look: StrapLook, length: number, half: number): string {
  const cap = (height: number, fill: string, extra = '') =>
    `<g ${partShadow(sheet)}><rect x="${n(-half - 4)}" y="${n(length - height + 12)}" width="${n(2 * half + 8)}" height="${height}" rx="9" fill="${fill}"/></g>${extra}`
  switch (look.closure) {
    case 'slide':
      return cap(26, satin(sheet, look.metal, 0, 1))
    case 'magnet':
      return cap(
        92,
        satin(sheet, look.metal, 0.4, 1),
        `<rect x="${n(-half - 4)}" y="${n(length - 80)}" width="${n(2 * half + 8)}" height="92" rx="9" fill="${brushing(sheet, true)}"/><rect x="${n(-half + 6)}" y="${n(length - 70)}" width="${n(2 * half - 12)}" height="72" rx="5" fill="none" stroke="#000" stroke-opacity=".22" stroke-width="2"/>`,
      )
    case 'velcro':
      return velcro(sheet, look, length, half)
    case 'tang':
    case 'roller':
    case 'deployant':
    case 'butterfly':
    case 'stud':
      return ''
  }
}

/** The hook patch and the sewn end of hook-and-loop straps. */
function velcro(sheet: Sheet, look: StrapLook, length: number, half: number): string {
  const pile = sheet.define(
    'velcro',
    (name) =>
      `<pattern id="${name}" width="9" height="9" patternUnits="userSpaceOnUse"><circle cx="2.5" cy="2.5" r="1.7" fill="#fff" opacity=".22"/><circle cx="7" cy="7" r="1.7" fill="#fff" opacity=".14"/><circle cx="7.4" cy="2.6" r="1.4" fill="#000" opacity=".3"/><circle cx="2.6" cy="7.2" r="1.4" fill="#000" opacity=".3"/></pattern>`,
  )
  const box = `x="${n(-half + 18)}" y="${length - 400}" width="${n(2 * half - 36)}" height="265" rx="14"`
  return `<rect ${box} fill="${shade(look.color, 0.34)}"/><rect ${box} fill="url(#${pile})"/><rect ${box} fill="none" stroke="#000" stroke-opacity=".3" stroke-width="7"/><rect ${box} fill="none" stroke="${tint(look.color, 0.35)}" stroke-width="3" stroke-dasharray="9 7"/>`
}
