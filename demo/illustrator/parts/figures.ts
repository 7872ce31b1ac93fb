import { n } from '../sheet'

/** Figures as strokes on a grid of 10 × 16, which look the same without any fonts. */
const glyphs: Record<string, { d: string; width: number }> = {
  '0': { d: 'M5 0C1.6 0 0 3 0 8S1.6 16 5 16S10 13 10 8S8.4 0 5 0Z', width: 10 },
  '1': { d: 'M1 3.4L5.4 0V16', width: 6.4 },
  '2': { d: 'M.4 4C.8 1.4 2.6 0 5 0C7.8 0 9.6 1.8 9.6 4.4C9.6 8 4 11 .2 16H10', width: 10 },
  '3': {
    d: 'M.6 2.8C1.4 1 3 0 5 0C7.6 0 9.4 1.6 9.4 4S7.6 7.6 4.6 7.6C8 7.6 10 9.2 10 11.8S8 16 5 16C2.6 16 .8 14.8 .2 12.8',
    width: 10,
  },
  '4': { d: 'M7.6 16V0L0 11.4H10', width: 10 },
  '5': { d: 'M9 0H1.8L1 7.4C2 6.4 3.4 6 4.8 6C8 6 10 8 10 11S8 16 4.8 16C2.4 16 .8 15 0 13', width: 10 },
  '6': {
    d: 'M8.8 2C7.8 .6 6.6 0 5.2 0C1.8 0 0 3.6 0 9C0 13.6 1.8 16 5 16C8 16 10 14 10 11S8 6.2 5 6.2C2.6 6.2 .6 7.6 .1 9.8',
    width: 10,
  },
  '7': { d: 'M0 0H10L3.6 16', width: 10 },
  '8': {
    d: 'M5 7.4C2.2 7.4 .6 6 .6 3.8S2.2 0 5 0S9.4 1.6 9.4 3.8S7.8 7.4 5 7.4C1.8 7.4 0 9 0 11.6S1.8 16 5 16S10 14.2 10 11.6S8.2 7.4 5 7.4Z',
    width: 10,
  },
  '9': {
    d: 'M1.2 14C2.2 15.4 3.4 16 4.8 16C8.2 16 10 12.4 10 7C10 2.4 8.2 0 5 0C2 0 0 2 0 5S2 9.8 5 9.8C7.4 9.8 9.4 8.4 9.9 6.2',
    width: 10,
  },
  ':': { d: 'M1 4.6V4.8M1 11.6V11.8', width: 2 },
  m: {
    d: 'M0 16V5.6M0 9C.6 6.8 2 5.4 3.8 5.4C6 5.4 7 6.8 7 9V16M7 9C7.6 6.8 9 5.4 10.8 5.4C13 5.4 14 6.8 14 9V16',
    width: 14,
  },
  ' ': { d: '', width: 4 },
}

const spacing = 4

function measure(text: string): number {
  return [...text].reduce((sum, character) => sum + (glyphs[character]?.width ?? 0) + spacing, -spacing)
}

/** Text of figures and "mm", centred on (0, 0), `size` high. */
export function drawFigures(text: string, size: number, color: string, stroke: number): string {
  const scale = size / 16
  let x = -measure(text) / 2
  const parts = [...text].map((character) => {
    const glyph = glyphs[character]
    if (!glyph) throw new Error(`no figure for ${character}`)
    const part = `<path d="${glyph.d}" transform="translate(${n(x)},-8)"/>`
    x += glyph.width + spacing
    return part
  })
  return `<g transform="scale(${scale.toFixed(3)})" fill="none" stroke="${color}" stroke-width="${(stroke / scale).toFixed(2)}" stroke-linecap="round" stroke-linejoin="round">${parts.join('')}</g>`
}
