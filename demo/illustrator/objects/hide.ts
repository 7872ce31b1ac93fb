import { shade, tint } from '../color'
import { stops, type Sheet } from '../sheet'

interface Hide {
  color: string
  x: number
  y: number
  width: number
  height: number
  radius: number
  stitch?: string
  /** seed of the grain; suede has a finer one */
  suede?: boolean
}

/** A cut piece of leather with an edge and a seam. */
export function drawHide(sheet: Sheet, { color, x, y, width, height, radius, stitch, suede }: Hide): string {
  const fill = sheet.define(
    `hide ${color}`,
    (name) =>
      `<linearGradient id="${name}" x1="0" y1="0" x2="1" y2="1">${stops([
        [0, tint(color, 0.14)],
        [0.45, color],
        [1, shade(color, 0.26)],
      ])}</linearGradient>`,
  )
  const grain = sheet.define(
    `hide grain ${suede ?? false}`,
    (name) =>
      `<filter id="${name}" x="0" y="0" width="100%" height="100%" color-interpolation-filters="sRGB"><feTurbulence type="fractalNoise" baseFrequency="${suede ? '.42 .4' : '.06 .055'}" numOctaves="3" seed="11"/><feDiffuseLighting surfaceScale="${suede ? 1.3 : 2.4}" diffuseConstant="1.14" lighting-color="#fff"><feDistantLight azimuth="235" elevation="60"/></feDiffuseLighting><feComposite in2="SourceGraphic" operator="in"/></filter>`,
  )
  const box = (by: number) =>
    `x="${x + by}" y="${y + by}" width="${width - 2 * by}" height="${height - 2 * by}" rx="${Math.max(4, radius - by)}"`
  const seam = stitch
    ? `<rect ${box(24)} fill="none" stroke="#000" stroke-opacity=".24" stroke-width="9"/><rect ${box(24)} fill="none" stroke="#000" stroke-opacity=".4" stroke-width="6" stroke-dasharray="16 12" stroke-linecap="round" transform="translate(1.6,2.6)"/><rect ${box(24)} fill="none" stroke="${stitch}" stroke-width="5" stroke-dasharray="16 12" stroke-linecap="round"/>`
    : ''
  return `<rect ${box(0)} fill="url(#${fill})"/><g style="mix-blend-mode:multiply" opacity=".62"><rect ${box(0)} fill="#fff" filter="url(#${grain})"/></g><rect ${box(2)} fill="none" stroke="${shade(color, 0.55)}" stroke-opacity=".8" stroke-width="5"/><rect ${box(6)} fill="none" stroke="#fff" stroke-opacity=".16" stroke-width="3"/>${seam}`
}
