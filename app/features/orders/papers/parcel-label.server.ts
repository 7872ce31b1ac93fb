import { formatPhone } from '~/kernel/identity-numbers'
import { formatPrice } from '~/kernel/turkish'
import type { Label } from '~/pdf/labels/label'
import type { PackingSlip } from '../record/packing-slips.server'
import { text } from './text'

/** The label of an order's parcel, 100 × 150 mm: sender, receiver, carrier, the amount to collect, and the order code as a barcode. */
export function writeParcelLabel(
  { code, address, carrier, collect, lines }: PackingSlip,
  sender: { name: string; lines: readonly string[] },
): Label {
  const [x, width] = [6, 88]
  const pieces = lines.reduce((sum, { quantity }) => sum + quantity, 0)
  const { neighbourhood, street, postalCode, district, city } = address
  return {
    width: 100,
    height: 150,
    parts: [
      {
        kind: 'text',
        x,
        y: 6,
        width,
        size: 2.4,
        lines: 1,
        strong: true,
        text: `${text.label.from}: ${sender.name}`,
      },
      { kind: 'text', x, y: 10.5, width, size: 2, lines: 3, text: sender.lines.join(', ') },
      { kind: 'line', x, y: 23, width },
      { kind: 'text', x, y: 26, width, size: 2.2, lines: 1, text: text.label.to },
      {
        kind: 'text',
        x,
        y: 31,
        width,
        size: 4,
        lines: 2,
        strong: true,
        text: `${address.firstName} ${address.lastName}`,
      },
      { kind: 'text', x, y: 45, width, size: 3.2, lines: 4, text: `${neighbourhood} ${street}` },
      {
        kind: 'text',
        x,
        y: 69,
        width,
        size: 4,
        lines: 2,
        strong: true,
        text: `${postalCode} ${district} / ${city}`.trim(),
      },
      { kind: 'text', x, y: 83, width, size: 3.2, lines: 1, strong: true, text: formatPhone(address.phone) },
      { kind: 'line', x, y: 90, width },
      { kind: 'text', x, y: 93, width: 60, size: 3, lines: 1, strong: true, text: carrier },
      { kind: 'text', x: 68, y: 93, width: 26, size: 2.6, lines: 1, text: text.label.pieces(pieces) },
      ...(collect === null
        ? []
        : ([
            {
              kind: 'text',
              x,
              y: 100,
              width,
              size: 3.4,
              lines: 1,
              strong: true,
              text: text.label.collect(formatPrice(collect)),
            },
          ] as const)),
      { kind: 'barcode', x: 12, y: 110, width: 76, height: 24, value: code },
      { kind: 'text', x: 12, y: 137, width: 76, size: 3.2, lines: 1, strong: true, text: code },
    ],
  }
}
