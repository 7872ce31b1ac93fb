import { shade, tint } from '../color'
import { halfWidthAt } from '../outline'
import { n, stops } from '../sheet'
import { cover, type Paint } from './area'

/** Rows of scales: large and square in the middle, small and round at the flanks. */
export const crocoScales: Paint = (sheet, look, area) => {
  const { length } = area.shape
  const id = sheet.define(
    `scale ${look.color}`,
    (name) =>
      `<radialGradient id="${name}" cx=".4" cy=".32" r=".8">${stops([
        [0, tint(look.color, 0.13)],
        [0.55, look.color],
        [1, shade(look.color, 0.4)],
      ])}</radialGradient>`,
  )
  const columns = [0.1, 0.13, 0.27, 0.27, 0.13, 0.1]
  let body = cover(area, '#000', 'opacity=".55"')
  let before = 0
  for (const share of columns) {
    const flank = share < 0.2
    const step = flank ? 33 : 50
    for (let y = -step * sheet.random(); y < length;) {
      const width = 2 * halfWidthAt(area.shape, y)
      const [left, cell, height] = [
        (before - 0.5) * width,
        share * width,
        step * (0.86 + sheet.random() * 0.3),
      ]
      const jitter = (sheet.random() - 0.5) * 1.5
      body += `<rect x="${n(left + 1.8 + jitter)}" y="${n(y + 1.8)}" width="${n(cell - 3.6)}" height="${n(height - 3.6)}" rx="${flank ? 12 : 9}" fill="url(#${id})"/><rect x="${n(left + cell * 0.18)}" y="${n(y + height * 0.16)}" width="${n(cell * 0.5)}" height="${n(height * 0.2)}" rx="5" fill="#fff" opacity=".1"/>`
      y += height
    }
    before += share
  }
  return body
}

export const lizardScales: Paint = (sheet, look, area) => {
  const id = sheet.define(`lizard ${look.color}`, (name) => {
    const scale = (x: number, y: number) =>
      `<ellipse cx="${x}" cy="${y}" rx="8" ry="5.4" fill="${look.color}"/><ellipse cx="${x - 1.6}" cy="${y - 1.6}" rx="4.4" ry="2.2" fill="#fff" opacity=".2"/>`
    return `<pattern id="${name}" width="18" height="13" patternUnits="userSpaceOnUse"><rect width="18" height="13" fill="${shade(look.color, 0.55)}"/>${scale(9, 3.2)}${scale(0, 9.7)}${scale(18, 9.7)}${scale(9, 16.2)}</pattern>`
  })
  return cover(area, `url(#${id})`)
}

export const ostrichQuills: Paint = (sheet, look, area) => {
  const id = sheet.define(
    `quill ${look.color}`,
    (name) =>
      `<radialGradient id="${name}" cx=".36" cy=".3" r=".75">${stops([
        [0, tint(look.color, 0.32)],
        [0.5, look.color],
        [1, shade(look.color, 0.5)],
      ])}</radialGradient>`,
  )
  const { width, length } = area.shape
  let body = ''
  for (let y = 26; y < length - 16; y += 33) {
    for (let x = -width / 2 + 26 + ((y / 33) % 2 > 1 ? 18 : 0); x < width / 2 - 18; x += 37) {
      const [cx, cy, r] = [
        x + (sheet.random() - 0.5) * 13,
        y + (sheet.random() - 0.5) * 13,
        5.4 + sheet.random() * 2.6,
      ]
      body += `<circle cx="${n(cx + 2.2)}" cy="${n(cy + 3)}" r="${n(r + 1.4)}" fill="#000" opacity=".3"/><circle cx="${n(cx)}" cy="${n(cy)}" r="${n(r)}" fill="url(#${id})"/>`
    }
  }
  return body
}

export const saffianoLines: Paint = (sheet, _look, area) => {
  const id = sheet.define(
    'saffiano',
    (name) =>
      `<pattern id="${name}" width="11" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(-32)"><rect width="11" height="2.6" fill="#000" opacity=".24"/><rect y="3" width="11" height="1.7" fill="#fff" opacity=".22"/><rect x="0" width="1.6" height="7" fill="#000" opacity=".2"/></pattern>`,
  )
  return cover(area, `url(#${id})`)
}

export const perforation: Paint = (sheet, look, area) => {
  const id = sheet.define('perforation', (name) => {
    const hole = (x: number, y: number) =>
      `<circle cx="${x}" cy="${y}" r="4.2" fill="#080605" opacity=".78"/><path d="M${x - 4} ${y + 2}a4.6 4.6 0 0 0 8 0" fill="none" stroke="#fff" stroke-opacity=".3" stroke-width="1.4"/>`
    return `<pattern id="${name}" width="26" height="26" patternUnits="userSpaceOnUse" x="-13">${hole(6.5, 6.5)}${hole(19.5, 19.5)}</pattern>`
  })
  const half = halfWidthAt(area.shape, area.shape.length) - 34
  return area.part === 'keeper' || look.form === 'single'
    ? ''
    : `<rect x="${n(-half)}" y="44" width="${n(half * 2)}" height="${n(area.shape.length * (area.part === 'tail' ? 0.42 : 0.56))}" fill="url(#${id})"/>`
}

export const rallyHoles: Paint = (_sheet, look, area) => {
  if (area.part === 'keeper') return ''
  const lining = look.accent ?? shade(look.color, 0.6)
  return [0, 1, 2]
    .map((index) => {
      const [y, r] = [110 + index * 96, 33 - index * 4.5]
      return `<circle cy="${y}" r="${r + 3.5}" fill="${shade(look.color, 0.55)}"/><circle cy="${y}" r="${r}" fill="${shade(lining, 0.24)}"/><circle cx="3" cy="${y + 5}" r="${r - 4}" fill="${lining}"/><path d="M${-r} ${y + 6}a${r} ${r} 0 0 0 ${2 * r} 0" fill="none" stroke="#fff" stroke-opacity=".28" stroke-width="2.4"/>`
    })
    .join('')
}
