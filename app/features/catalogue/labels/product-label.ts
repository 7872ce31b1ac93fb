import { isEncodable, type Label } from '~/pdf/labels/label'

/** Sizes of product labels on rolls, in millimetres. */
export const labelSizes = { '50x30': [50, 30], '40x25': [40, 25], '60x40': [60, 40] } as const
export type LabelSize = keyof typeof labelSizes

/** The goods on a label. `price`: as it is written; null leaves it out. */
export type LabelledVariant = {
  code: string
  barcode: string | null
  product: string
  variant: string
  price: string | null
}

/** The label of a variant: names, price with KDV, and the barcode, or the code where the variant has none. */
export function writeProductLabel(
  { code, barcode, product, variant, price }: LabelledVariant,
  size: LabelSize,
): Label {
  const [width, height] = labelSizes[size]
  const [x, room] = [2, width - 4]
  const value = barcode && isEncodable(barcode) ? barcode : code
  const [nameSize, small] = [height / 16, height / 18]
  const foot = height - small * 2.1
  const barsTop = height * 0.48
  return {
    width,
    height,
    parts: [
      { kind: 'text', x, y: 1.5, width: room, size: nameSize, lines: 1, strong: true, text: product },
      { kind: 'text', x, y: height * 0.17, width: room, size: small, lines: 1, text: variant },
      {
        kind: 'text',
        x,
        y: height * 0.28,
        width: room,
        size: height / 11,
        lines: 1,
        strong: true,
        text: price ?? '',
      },
      { kind: 'barcode', x: x + 1, y: barsTop, width: room - 2, height: foot - barsTop - 0.5, value },
      {
        kind: 'text',
        x,
        y: foot,
        width: room,
        size: small,
        lines: 1,
        text: value === code ? code : `${code} · ${value}`,
      },
    ],
  }
}
