import { blur } from './light'
import { sheetHeight, sheetWidth, stops, type Sheet } from './sheet'
import type { Backdrop, Paper } from './types'

/** light and dark end of each paper */
const tones: Record<Paper, readonly [string, string]> = {
  sand: ['#f7f2ea', '#e3d7c5'],
  stone: ['#f1f2f1', '#d6dad9'],
  mint: ['#ecf4f0', '#cddfd7'],
  rose: ['#f9efed', '#e6cfca'],
  night: ['#2e3337', '#15181a'],
}

const whole = `width="${sheetWidth}" height="${sheetHeight}"`

/** The paper below the things, with one faint decoration so that the pictures of a list differ. */
export function layPaper(sheet: Sheet, paper: Paper, backdrop: Backdrop): string {
  const [light, dark] = tones[paper]
  const id = sheet.define(
    `paper ${paper}`,
    (name) =>
      `<radialGradient id="${name}" cx=".36" cy=".24" r="1.02">${stops([
        [0, light],
        [1, dark],
      ])}</radialGradient>`,
  )
  return `<rect ${whole} fill="url(#${id})"/>${props[backdrop](sheet, paper)}`
}

const props: Record<Backdrop, (sheet: Sheet, paper: Paper) => string> = {
  plain: () => '',
  window(sheet, paper) {
    const left = -260 + sheet.random() * 420
    const strength = paper === 'night' ? 0.07 : 0.5
    const pane = (shift: number) => `<path d="M${left + shift} 0h250l-470 1500h-250z"/>`
    return `<g fill="#fff" opacity="${strength}" ${blur(sheet, 16)}>${pane(300)}${pane(620)}</g>`
  },
  fold(sheet, paper) {
    const [light, dark] = tones[paper]
    const [left, right] = [850 + sheet.random() * 330, 850 + sheet.random() * 330]
    const id = sheet.define(
      `fold ${paper}`,
      (name) =>
        `<linearGradient id="${name}" x2=".5" y2="1">${stops([
          [0, dark],
          [1, light],
        ])}</linearGradient>`,
    )
    const edge = `M0 ${left}L1200 ${right}V1500H0Z`
    return `<path d="M0 ${left - 9}L1200 ${right - 9}V1500H0Z" fill="#000" opacity=".16" ${blur(sheet, 10)}/><path d="${edge}" fill="url(#${id})"/><path d="M0 ${left}L1200 ${right}" stroke="#fff" stroke-opacity="${paper === 'night' ? 0.1 : 0.5}" stroke-width="2"/>`
  },
  disc(sheet, paper) {
    const [light, dark] = tones[paper]
    const [x, y, radius] = [520 + sheet.random() * 160, 690 + sheet.random() * 140, 470 + sheet.random() * 60]
    const id = sheet.define(
      `disc ${paper}`,
      (name) =>
        `<linearGradient id="${name}" x2=".7" y2="1">${stops([
          [0, light],
          [1, dark],
        ])}</linearGradient>`,
    )
    const circle = (fill: string, dx: number, dy: number, extra: string) =>
      `<circle cx="${x + dx}" cy="${y + dy}" r="${radius}" fill="${fill}" ${extra}/>`
    return (
      circle('#000', 12, 20, `opacity=".13" ${blur(sheet, 22)}`) +
      circle(
        `url(#${id})`,
        0,
        0,
        `stroke="#fff" stroke-opacity="${paper === 'night' ? 0.08 : 0.45}" stroke-width="2"`,
      )
    )
  },
}
