import { luminance, shade, tint } from '../color'
import { metalTones } from '../metals'
import { n, stops, type Sheet } from '../sheet'
import type { WatchLook } from '../types'

interface Inks {
  ink: string
  second: string
}

function inksOf(watch: WatchLook): Inks {
  const light = luminance(watch.dial) > 0.5
  const second = watch.dialStyle === 'dress' ? (light ? '#1c1b19' : '#f3efe6') : '#b4532a'
  return { ink: light ? '#1c1b19' : '#f3efe6', second }
}

/** The face of an analogue watch inside a circle of the given radius around (0, 0); no figures, only marks. */
export function drawDial(sheet: Sheet, watch: WatchLook, radius: number): string {
  const inks = inksOf(watch)
  const face = sheet.define(
    `dial ${watch.dial}`,
    (name) =>
      `<radialGradient id="${name}" cx=".4" cy=".32" r=".88">${stops([
        [0, tint(watch.dial, 0.16)],
        [0.6, watch.dial],
        [1, shade(watch.dial, 0.2)],
      ])}</radialGradient>`,
  )
  return `<circle r="${n(radius)}" fill="url(#${face})"/>${marks(watch, radius, inks)}${subdials(watch, radius, inks)}${hands(watch, radius, inks)}`
}

function marks(watch: WatchLook, radius: number, { ink }: Inks): string {
  const [dark, middle, bright, shine] = metalTones[watch.metal === 'black' ? 'steel' : watch.metal]
  const light = luminance(watch.dial) > 0.5 ? (watch.dialStyle === 'dress' ? middle : dark) : bright
  let body = ''
  for (let minute = 0; minute < 60; minute += 1) {
    const hour = minute % 5 === 0
    const turn = `transform="rotate(${minute * 6})"`
    if (!hour) {
      if (watch.dialStyle !== 'dress')
        body += `<rect x="-1.2" y="${n(-radius * 0.95)}" width="2.4" height="${n(radius * 0.05)}" fill="${ink}" opacity=".75" ${turn}/>`
      continue
    }
    if (watch.dialStyle === 'diver') {
      body +=
        minute === 0
          ? `<path d="M${n(-radius * 0.085)} ${n(-radius * 0.88)}H${n(radius * 0.085)}L0 ${n(-radius * 0.66)}Z" fill="#eef3e6" stroke="${light}" stroke-width="3"/>`
          : minute % 15 === 0
            ? `<rect x="${n(-radius * 0.045)}" y="${n(-radius * 0.88)}" width="${n(radius * 0.09)}" height="${n(radius * 0.22)}" rx="4" fill="#eef3e6" stroke="${light}" stroke-width="3" ${turn}/>`
            : `<circle cy="${n(-radius * 0.79)}" r="${n(radius * 0.066)}" fill="#eef3e6" stroke="${light}" stroke-width="3" ${turn}/>`
    } else if (watch.dialStyle === 'field') {
      body += `<path d="M${n(-radius * 0.045)} ${n(-radius * 0.93)}H${n(radius * 0.045)}L0 ${n(-radius * 0.84)}Z" fill="${ink}" ${turn}/><rect x="-4.5" y="${n(-radius * 0.78)}" width="9" height="${n(radius * (minute % 15 ? 0.12 : 0.2))}" fill="${ink}" ${turn}/>`
    } else {
      const [wide, tall] = watch.dialStyle === 'dress' ? [6, 0.2] : [9, minute % 15 ? 0.14 : 0.18]
      body += `<rect x="${-wide / 2}" y="${n(-radius * 0.92)}" width="${wide}" height="${n(radius * tall)}" fill="${watch.dialStyle === 'dress' ? light : ink}" ${turn}/>${watch.dialStyle === 'dress' ? `<rect x="${-wide / 2}" y="${n(-radius * 0.92)}" width="2" height="${n(radius * tall)}" fill="${shine}" ${turn}/>` : ''}`
    }
  }
  if (watch.dialStyle !== 'dress')
    body += `<circle r="${n(radius * 0.955)}" fill="none" stroke="${ink}" stroke-opacity=".35" stroke-width="1.6"/>`
  return body + emblem(ink, radius)
}

/** A small applied lozenge instead of a name. */
function emblem(ink: string, radius: number): string {
  return `<path d="M0 ${n(-radius * 0.5)}l8 10l-8 10l-8 -10Z" fill="${ink}" opacity=".75"/>`
}

function subdials(watch: WatchLook, radius: number, { ink, second }: Inks): string {
  if (watch.dialStyle !== 'chrono') return ''
  return [
    [-0.44, 0, 40],
    [0.44, 0, -70],
    [0, 0.44, 150],
  ]
    .map(([x = 0, y = 0, angle = 0]) => {
      const r = radius * 0.23
      const ticks = Array.from(
        { length: 12 },
        (_, index) =>
          `<rect x="-1" y="${n(-r * 0.92)}" width="2" height="${n(r * 0.16)}" fill="${ink}" transform="rotate(${index * 30})"/>`,
      ).join('')
      return `<g transform="translate(${n(x * radius)},${n(y * radius)})"><circle r="${n(r)}" fill="#000" opacity=".16"/><circle r="${n(r)}" fill="none" stroke="${ink}" stroke-opacity=".4" stroke-width="2"/>${ticks}<rect x="-2" y="${n(-r * 0.78)}" width="4" height="${n(r * 0.95)}" rx="2" fill="${second}" transform="rotate(${angle})"/></g>`
    })
    .join('')
}

function hands(watch: WatchLook, radius: number, { ink, second }: Inks): string {
  const broad = { plain: 12, diver: 17, chrono: 11, field: 14, dress: 7 }[watch.dialStyle]
  const hand = (reach: number, width: number, angle: number) => {
    const d = `M${-width / 2} 16L${-width / 2} ${n(-radius * reach * 0.86)}L0 ${n(-radius * reach)}L${width / 2} ${n(-radius * reach * 0.86)}L${width / 2} 16Z`
    const lume =
      watch.dialStyle === 'dress'
        ? ''
        : `<rect x="${-width * 0.2}" y="${n(-radius * reach * 0.82)}" width="${width * 0.4}" height="${n(radius * reach * 0.5)}" fill="${luminance(ink) > 0.5 ? '#cfd8c6' : '#efe9dc'}"/>`
    return `<g transform="rotate(${angle})"><path d="${d}" fill="#000" opacity=".3" transform="translate(3,3)"/><path d="${d}" fill="${ink}"/>${lume}</g>`
  }
  return `${hand(0.56, broad + 2, -54)}${hand(0.82, broad, 54)}<g transform="rotate(206)"><rect x="-1.8" y="${n(-radius * 0.86)}" width="3.6" height="${n(radius * 1.08)}" fill="${second}"/></g><circle r="11" fill="${ink}"/><circle r="4.4" fill="${second}"/>`
}
