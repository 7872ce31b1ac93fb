/**
 * A label as it is printed, in millimetres from its upper left corner. The same description becomes PDF for office printers and ZPL
 * for label printers.
 */
export type Label = { width: number; height: number; parts: LabelPart[] }

export type LabelPart =
  /** Text of at most `lines` lines; the rest is cut. `size`: height of its letters. */
  | {
      kind: 'text'
      x: number
      y: number
      width: number
      size: number
      lines: number
      strong?: boolean
      text: string
    }
  | { kind: 'barcode'; x: number; y: number; width: number; height: number; value: string }
  | { kind: 'line'; x: number; y: number; width: number }

/** Files of labels: PDF, or ZPL for label printers. */
export const labelFormats = ['pdf', 'zpl'] as const
export type LabelFormat = (typeof labelFormats)[number]

/** True for 13 digits whose last one is the check digit of an EAN-13. */
export function isEan13(value: string): boolean {
  if (!/^\d{13}$/.test(value)) return false
  const sum = [...value].reduce((total, digit, at) => total + Number(digit) * (at % 2 === 0 ? 1 : 3), 0)
  return sum % 10 === 0
}

/** True for a text that Code 128 can hold: up to 48 printable ASCII signs. */
export const isEncodable = (value: string): boolean => /^[\x20-\x7e]{1,48}$/.test(value)
