import { groundShadow } from '../light'
import { drawFigures } from '../parts/figures'
import { inkOn } from '../parts/dimension'
import { n, stops, type Sheet } from '../sheet'

const ink = inkOn('sand')
const arm =
  'M320 -240C352 160 398 430 404 620C410 800 352 1010 330 1700H880C846 1010 800 800 800 620C800 430 842 160 872 -240Z'

/** A tape laid around the wrist where the watch is worn; its end meets the measure. */
export function drawWrist(sheet: Sheet): string {
  const skin = sheet.define(
    'skin',
    (id) =>
      `<linearGradient id="${id}" x2="1" y2="0">${stops([
        [0, '#a9795c'],
        [0.16, '#cf9f80'],
        [0.46, '#e3b999'],
        [0.8, '#c99878'],
        [1, '#946549'],
      ])}</linearGradient>`,
  )
  const creases = [585, 606]
    .map((y) => `<path d="M440 ${y}Q600 ${y + 34} 764 ${y}" stroke="#8d5f45" stroke-opacity=".3"/>`)
    .join('')
  return [
    `<g ${groundShadow(sheet, 1.1)}><path d="${arm}" fill="url(#${skin})"/></g>`,
    `<g fill="none" stroke-width="5" stroke-linecap="round">${creases}<path d="M560 640C566 900 548 1180 540 1500M640 640C650 900 656 1180 664 1500" stroke="#8d5f45" stroke-opacity=".16"/></g>`,
    drawTape(sheet),
    `<path d="M736 690C748 560 800 520 850 540M736 690l-18 -34M736 690l24 -30" stroke="${ink}" stroke-width="4" fill="none" stroke-linecap="round" stroke-linejoin="round"/>`,
    `<g transform="translate(985,545)">${drawFigures('165 mm', 44, ink, 4.6)}</g>`,
  ].join('')
}

/** The lower edge of the tape bulges towards the viewer, as it lies around a wrist. */
function drawTape(sheet: Sheet): string {
  const [left, right, top, height, bulge] = [394, 810, 660, 104, 74]
  const fill = sheet.define(
    'tape',
    (id) =>
      `<linearGradient id="${id}" x2="1" y2="0">${stops([
        [0, '#c9a227'],
        [0.3, '#f3d158'],
        [0.7, '#efc84a'],
        [1, '#b98f1d'],
      ])}</linearGradient>`,
  )
  const middle = (left + right) / 2
  const at = (share: number): [number, number] => {
    // A quadratic curve from edge to edge.
    const x = left + (right - left) * share
    return [x, top + 2 * bulge * 2 * share * (1 - share) * 0.5]
  }
  const band = `M${left} ${top}Q${middle} ${top + 2 * bulge} ${right} ${top}V${top + height}Q${middle} ${top + height + 2 * bulge} ${left} ${top + height}Z`
  // The end comes out below the beginning and lies free.
  const end = `M${right - 40} ${top + 12}C${right + 40} ${top - 10} ${right + 90} ${top + 20} ${right + 130} ${top + 60}L${right + 104} ${top + 150}C${right + 70} ${top + 120} ${right + 20} ${top + 100} ${right - 40} ${top + 116}Z`
  const count = 34
  const ticks = Array.from({ length: count }, (_, place) => {
    // Closer to each other where the wrist turns away.
    const share = (1 - Math.cos((Math.PI * (place + 1)) / (count + 1))) / 2
    const [x, y] = at(share)
    return `M${n(x)} ${n(y + 2)}v${place % 5 === 0 ? 46 : 24}`
  }).join('')
  const figures = [
    ['120', 0.25],
    ['140', 0.5],
    ['160', 0.75],
  ] as const
  const [readX, readY] = at(0.8125)
  return [
    `<g ${groundShadow(sheet, 0.8)}><path d="${end}" fill="#d9b23a"/><path d="${band}" fill="url(#${fill})"/></g>`,
    `<path d="${ticks}" stroke="#3a3117" stroke-width="3" fill="none"/>`,
    ...figures.map(([figure, share]) => {
      const [x, y] = at(share)
      return `<g transform="translate(${n(x)},${n(y + 76)})">${drawFigures(figure, 30, '#3a3117', 3.6)}</g>`
    }),
    `<path d="M${n(readX)} ${n(readY)}V${n(readY + height)}" stroke="#b3261e" stroke-width="5" stroke-dasharray="4 12" stroke-linecap="round"/>`,
  ].join('')
}
