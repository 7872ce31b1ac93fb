import { n, stops, type Sheet } from './sheet'

/** Turns an offset of the sheet into the turned coordinates of the things drawn. */
function localOffset(sheet: Sheet, dx: number, dy: number): [number, number] {
  const angle = (-sheet.turn * Math.PI) / 180
  return [dx * Math.cos(angle) - dy * Math.sin(angle), dx * Math.sin(angle) + dy * Math.cos(angle)]
}

/** The shadow of a whole group on the paper, for groups that are not turned: tight contact and a wide soft one. */
export function groundShadow(sheet: Sheet, strength = 1): string {
  const id = sheet.define(
    `ground ${strength}`,
    (name) =>
      `<filter id="${name}" filterUnits="userSpaceOnUse" x="-1500" y="-1600" width="3900" height="4300" color-interpolation-filters="sRGB">${layer(
        'a',
        4,
        4,
        6,
        0.36 * strength,
      )}${layer(
        'b',
        20,
        18,
        30,
        0.3 * strength,
      )}<feMerge><feMergeNode in="b"/><feMergeNode in="a"/><feMergeNode in="SourceGraphic"/></feMerge></filter>`,
  )
  return `filter="url(#${id})"`
}

/** The shadow of a part on the part beneath it, inside a turned group. */
export function partShadow(sheet: Sheet, height = 1): string {
  const [dx, dy] = localOffset(sheet, 3 * height, 5 * height)
  const id = sheet.define(
    `part ${height}`,
    (name) =>
      `<filter id="${name}" x="-30%" y="-40%" width="160%" height="200%" color-interpolation-filters="sRGB">${layer(
        'a',
        3.2 * height,
        dx,
        dy,
        0.5,
      )}<feMerge><feMergeNode in="a"/><feMergeNode in="SourceGraphic"/></feMerge></filter>`,
  )
  return `filter="url(#${id})"`
}

function layer(name: string, blur: number, dx: number, dy: number, opacity: number): string {
  return `<feGaussianBlur in="SourceAlpha" stdDeviation="${blur}"/><feOffset dx="${n(dx)}" dy="${n(dy)}"/><feColorMatrix values="0 0 0 0 .09  0 0 0 0 .06  0 0 0 0 .035  0 0 0 ${opacity} 0" result="${name}"/>`
}

export function blur(sheet: Sheet, deviation: number): string {
  const id = sheet.define(
    `blur ${deviation}`,
    (name) =>
      `<filter id="${name}" x="-50%" y="-50%" width="200%" height="200%"><feGaussianBlur stdDeviation="${deviation}"/></filter>`,
  )
  return `filter="url(#${id})"`
}

/** Across a strap: the roundness of its edges. `depth` 0 is flat cloth, 1 a padded strap. */
export function roundness(sheet: Sheet, depth: number): string {
  const id = sheet.define(
    `round ${depth}`,
    (name) =>
      `<linearGradient id="${name}" x1="0" x2="1" y1="0" y2="0">${stops([
        [0, '#000', 0.2 + 0.3 * depth],
        [0.05 + 0.05 * depth, '#000', 0.06 + 0.1 * depth],
        [0.2, '#fff', 0.02],
        [0.36, '#fff', 0.1 + 0.1 * depth],
        [0.55, '#fff', 0.02],
        [0.8, '#000', 0.06 + 0.06 * depth],
        [0.94, '#000', 0.14 + 0.14 * depth],
        [1, '#000', 0.24 + 0.32 * depth],
      ])}</linearGradient>`,
  )
  return `url(#${id})`
}

/** Across a shiny strap: one bright band and a weak second one. */
export function sheen(sheet: Sheet, strength: number): string {
  const id = sheet.define(
    `sheen ${strength}`,
    (name) =>
      `<linearGradient id="${name}" x1="0" x2="1" y1="0" y2="0">${stops([
        [0, '#000', 0.42 * strength],
        [0.14, '#000', 0.1 * strength],
        [0.26, '#fff', 0],
        [0.38, '#fff', 0.5 * strength],
        [0.5, '#fff', 0.04 * strength],
        [0.68, '#000', 0.08 * strength],
        [0.8, '#fff', 0.14 * strength],
        [0.88, '#000', 0.08 * strength],
        [1, '#000', 0.5 * strength],
      ])}</linearGradient>`,
  )
  return `url(#${id})`
}
