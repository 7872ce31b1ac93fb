import { mix, shade, tint } from '../color'
import { blur, partShadow } from '../light'
import { brushing, plate, satin } from '../metals'
import { n, stops, type Sheet } from '../sheet'
import type { ObjectOf } from '../types'
import { drawHide } from './hide'
import { alone, lay, type Artist } from './object'
import { fabric, wood } from './wood'

/** A cloth folded in four, its corner turned back. */
function drawCloth(sheet: Sheet, { color, accent }: ObjectOf<'cloth'>, size = 720): string {
  const half = size / 2
  const layer = (by: number, tone: string) =>
    `<rect x="${-half + by}" y="${-half + by}" width="${size}" height="${size}" rx="16" fill="${tone}" ${fabric(sheet, tone)}/>`
  const hem = `<rect x="${-half + 22}" y="${-half + 22}" width="${size - 44}" height="${size - 44}" rx="8" fill="none" stroke="${accent}" stroke-width="5" stroke-dasharray="15 11" stroke-linecap="round"/>`
  const folds = `<path d="M${-half} ${half * 0.1}Q0 ${half * 0.02} ${half} ${half * 0.12}" stroke="#000" stroke-opacity=".2" stroke-width="18" fill="none" ${blur(sheet, 9)}/><path d="M${-half} ${half * 0.04}Q0 ${-half * 0.04} ${half} ${half * 0.06}" stroke="#fff" stroke-opacity=".22" stroke-width="12" fill="none" ${blur(sheet, 6)}/>`
  const corner = `<g ${partShadow(sheet, 1.8)}><path d="M${half} ${half * 0.34}L${half * 0.34} ${half}Q${half * 0.3} ${half * 0.3} ${half} ${half * 0.34}Z" fill="${tint(color, 0.16)}"/></g>`
  return layer(14, shade(color, 0.3)) + layer(7, shade(color, 0.16)) + layer(0, color) + hem + folds + corner
}

export function clothArtist(sheet: Sheet, object: ObjectOf<'cloth'>): Artist {
  const cloth = drawCloth(sheet, object)
  const other = drawCloth(sheet, { ...object, color: mix(object.color, '#f4f1ea', 0.45) })
  const group =
    lay(sheet, other, { x: -90, y: -190, turn: -17, scale: 0.86 }) +
    lay(sheet, cloth, { x: 90, y: 170, turn: 9, scale: 0.9 })
  return {
    hero: alone(sheet, cloth, 860, 860, [160, 160]),
    group: { body: group, width: 960, height: 1160, focus: [0, 0] },
  }
}

/** An open jar from above: rim, balm with the trace of a finger, and its lid beside it. */
export function jarArtist(sheet: Sheet, object: ObjectOf<'jar'>): Artist {
  const open = drawOpenJar(sheet, object)
  const lid = drawLid(sheet, object)
  const hero = lay(sheet, lid, { x: 170, y: -250, scale: 0.96 }) + lay(sheet, open, { x: -90, y: 170 })
  const cloth = drawCloth(sheet, { kind: 'cloth', color: '#cfc4b1', accent: object.color })
  const group =
    lay(sheet, cloth, { x: 70, y: 120, turn: 14, scale: 0.92 }) +
    lay(sheet, lid, { x: -60, y: -110, turn: -12 })
  return {
    hero: { body: hero, width: 880, height: 1000, focus: [-90, 150] },
    group: { body: group, width: 900, height: 960, focus: [0, 0] },
  }
}

function drawOpenJar(sheet: Sheet, { color, content }: ObjectOf<'jar'>): string {
  const glass = sheet.define(
    `glass ${color}`,
    (name) =>
      `<radialGradient id="${name}" cx=".4" cy=".35" r=".7">${stops([
        [0.6, tint(color, 0.24)],
        [0.82, color],
        [1, shade(color, 0.5)],
      ])}</radialGradient>`,
  )
  const balm = sheet.define(
    `balm ${content}`,
    (name) =>
      `<radialGradient id="${name}" cx=".4" cy=".34" r=".75">${stops([
        [0, tint(content, 0.3)],
        [0.6, content],
        [1, shade(content, 0.3)],
      ])}</radialGradient>`,
  )
  const swirl = `<path d="M-150 -40C-110 -150 90 -170 150 -50C190 50 90 150 -20 130C-120 110 -120 0 -20 -20C50 -30 70 50 10 60" fill="none" stroke-linecap="round"`
  return `<circle r="316" fill="url(#${glass})"/><circle r="300" fill="none" stroke="#fff" stroke-opacity=".4" stroke-width="7" stroke-dasharray="260 1700" stroke-dashoffset="-1050"/><circle r="262" fill="${shade(color, 0.55)}"/><circle r="254" fill="url(#${balm})"/>${swirl} stroke="${shade(content, 0.22)}" stroke-width="46" opacity=".5" ${blur(sheet, 5)} transform="translate(5,8)"/>${swirl} stroke="${tint(content, 0.34)}" stroke-width="30" opacity=".75" ${blur(sheet, 5)} transform="translate(-4,-6)"/><circle r="254" fill="none" stroke="#000" stroke-opacity=".3" stroke-width="16" ${blur(sheet, 6)}/>`
}

function drawLid(sheet: Sheet, { metal }: ObjectOf<'jar'>): string {
  const knurl = `<circle r="322" fill="none" stroke="#000" stroke-opacity=".35" stroke-width="16" stroke-dasharray="5 7"/>`
  return `<circle r="330" fill="${satin(sheet, metal, 1, 0.8)}"/>${knurl}<circle r="306" fill="${plate(sheet, metal, 1, 1)}"/><circle r="306" fill="${brushing(sheet, true)}"/><circle r="250" fill="none" stroke="#000" stroke-opacity=".18" stroke-width="4"/><circle r="246" fill="none" stroke="#fff" stroke-opacity=".4" stroke-width="3"/><circle r="190" fill="none" stroke="#000" stroke-opacity=".4" stroke-width="6" stroke-dasharray="18 14" stroke-linecap="round"/><path d="M0 -70L52 0L0 70L-52 0Z" fill="none" stroke="#000" stroke-opacity=".45" stroke-width="8" stroke-linejoin="round"/>`
}

export function bottleArtist(sheet: Sheet, object: ObjectOf<'bottle'>): Artist {
  const bottle = drawBottle(sheet, object)
  const cloth = drawCloth(sheet, {
    kind: 'cloth',
    color: mix(object.color, '#efe9dc', 0.72),
    accent: object.color,
  })
  const group =
    lay(sheet, cloth, { x: 130, y: 190, turn: 18, scale: 0.82 }) +
    lay(sheet, bottle, { x: -120, y: -40, turn: -14, scale: 0.9 })
  return {
    hero: alone(sheet, bottle, 520, 1120, [0, 60]),
    group: { body: group, width: 960, height: 1140, focus: [0, 0] },
  }
}

/** A lying bottle with pump, shoulders and a label without words. */
function drawBottle(sheet: Sheet, { color, cap }: ObjectOf<'bottle'>): string {
  const round = (tone: string) => wood(sheet, tone, false)
  const body =
    'M-190 -200Q-190 -290 -96 -310H96Q190 -290 190 -200V470Q190 520 140 520H-140Q-190 520 -190 470Z'
  const label = `<rect x="-190" y="-90" width="380" height="420" fill="#f4efe4"/><rect x="-190" y="-90" width="380" height="420" fill="url(#${labelLight(sheet)})"/><path d="M-150 -56H150M-150 296H150" stroke="${color}" stroke-width="6" stroke-dasharray="18 13" stroke-linecap="round"/><path d="M0 30L62 120L0 210L-62 120Z" fill="none" stroke="${shade(color, 0.2)}" stroke-width="9" stroke-linejoin="round"/><path d="M0 76L30 120L0 164L-30 120Z" fill="${color}"/>`
  const pump = `<rect x="-64" y="-430" width="128" height="130" rx="16" fill="${round(cap)}"/><rect x="-40" y="-500" width="80" height="80" fill="${round(shade(cap, 0.12))}"/><path d="M-170 -556Q-170 -580 -140 -580H70Q100 -580 100 -550V-500H-60L-170 -520Z" fill="${round(cap)}"/>`
  const ridges = [-44, -22, 0, 22, 44]
    .map((x) => `<rect x="${x - 3}" y="-424" width="6" height="118" fill="#000" opacity=".18"/>`)
    .join('')
  return `${pump}${ridges}<path d="${body}" fill="${round(color)}"/>${label}<path d="M-150 -190Q-150 -262 -84 -280" stroke="#fff" stroke-opacity=".5" stroke-width="12" fill="none" stroke-linecap="round"/><path d="M-152 350V460" stroke="#fff" stroke-opacity=".35" stroke-width="12" stroke-linecap="round"/>`
}

function labelLight(sheet: Sheet): string {
  return sheet.define(
    'label light',
    (name) =>
      `<linearGradient id="${name}">${stops([
        [0, '#000', 0.38],
        [0.2, '#000', 0.06],
        [0.4, '#fff', 0.3],
        [0.7, '#000', 0.03],
        [1, '#000', 0.42],
      ])}</linearGradient>`,
  )
}

export function brushArtist(sheet: Sheet, object: ObjectOf<'brush'>): Artist {
  const brush = drawBrush(sheet, object)
  const hide = drawHide(sheet, {
    color: '#9a5a2c',
    x: -300,
    y: -300,
    width: 600,
    height: 600,
    radius: 30,
    stitch: '#efe0c4',
    suede: object.bristle !== '#3a2a1e',
  })
  const group =
    lay(sheet, hide, { x: 100, y: 150, turn: 12, scale: 1.05 }) +
    lay(sheet, brush, { x: -60, y: -70, turn: -24, scale: 0.86 })
  return {
    hero: { body: lay(sheet, brush, { x: 0, y: 0, turn: -52 }), width: 800, height: 1000, focus: [60, -90] },
    group: { body: group, width: 980, height: 1080, focus: [0, 0] },
  }
}

/** A flat wooden brush seen from the side. */
function drawBrush(sheet: Sheet, { color, bristle }: ObjectOf<'brush'>): string {
  let hairs = ''
  for (let x = -500; x < 60; x += 6) {
    const tone =
      [bristle, shade(bristle, 0.3), tint(bristle, 0.16)][Math.floor(sheet.random() * 3)] ?? bristle
    const lean = (x + 220) * 0.05 + (sheet.random() - 0.5) * 16
    hairs += `<path d="M${x} 40L${n(x + lean)} ${n(196 + sheet.random() * 16)}" stroke="${tone}" stroke-width="6.5" stroke-linecap="round"/>`
  }
  return `${hairs}<g ${partShadow(sheet, 1.4)}><path d="M-530 -6Q-540 58 -500 60H70Q110 60 150 34Q330 -30 520 -16Q570 -8 566 24Q560 56 520 54Q340 52 180 66Q110 84 60 84H-490Q-560 84 -552 10Q-552 -6 -530 -6Z" fill="${wood(sheet, color)}" transform="translate(0,-30)"/></g><circle cx="510" cy="-12" r="11" fill="${shade(color, 0.7)}"/>`
}
