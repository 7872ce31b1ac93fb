import { isEan13, type Label, type LabelPart } from './label'

/** Dots for a millimetre at 203 dpi, the resolution of common label printers. */
const dotsPerMm = 8
const dots = (mm: number) => Math.round(mm * dotsPerMm)

/** Labels in ZPL II, the language of label printers, in UTF-8. */
export function writeZpl(labels: readonly Label[]): string {
  return labels
    .map(({ width, height, parts }) =>
      [
        '^XA',
        '^CI28',
        `^PW${dots(width)}`,
        `^LL${dots(height)}`,
        '^LH0,0',
        ...parts.map(writePart),
        '^XZ',
        '',
      ].join('\n'),
    )
    .join('')
}

function writePart(part: LabelPart): string {
  const at = `^FO${dots(part.x)},${dots(part.y)}`
  switch (part.kind) {
    case 'line':
      return `${at}^GB${dots(part.width)},2,2^FS`
    case 'text': {
      const height = dots(part.size * 1.3)
      return `${at}^A0N,${height},${height}^FB${dots(part.width)},${part.lines},0,L,0^FH^FD${escaped(part.text)}^FS`
    }
    case 'barcode': {
      const module = Math.min(4, Math.max(1, Math.floor(dots(part.width) / modulesOf(part.value))))
      const isEan = isEan13(part.value)
      // The guard bars of EAN-13 reach five modules below the others.
      const height = dots(part.height) - (isEan ? 5 * module : 0)
      const bar = `^BY${module},3,${height}`
      return isEan
        ? `${at}${bar}^BEN,${height},N,N^FD${part.value.slice(0, 12)}^FS`
        : `${at}${bar}^BCN,${height},N,N,N^FH^FD${escaped(part.value).replaceAll('>', '>0')}^FS`
    }
  }
}

/** Modules of the bars: EAN-13 has 95; Code 128 has 11 for each sign, start and check, and 13 for the stop. */
const modulesOf = (value: string) => (isEan13(value) ? 95 : 11 * (value.length + 2) + 13)

/** `^` and `~` begin commands, `_` begins a sign in hexadecimal, and `\` a line break. */
function escaped(text: string): string {
  return text
    .replace(/\p{Cc}/gu, ' ')
    .replace(/[_^~\\]/g, (sign) => `_${sign.charCodeAt(0).toString(16).toUpperCase()}`)
}
