import { expect, test } from 'vitest'
import { writeProductLabel } from '~/features/catalogue/labels/product-label'
import { isEan13 } from './label'
import { makeLabelFile } from './label-file.server'
import { writeZpl } from './label-zpl'
import { scanPdf, scanZpl } from './testing/decode'

const goods = (code: string, barcode: string | null) => ({
  code,
  barcode,
  product: 'Çelik kordon, ışıltılı gümüş ^XZ ~DG _5E',
  variant: '22 mm / siyah',
  price: '1.249,90 TL',
})
const labels = [
  writeProductLabel(goods('KRD-22-SYH', '8690000000012'), '50x30'),
  writeProductLabel(goods('KRD-22-SYH', null), '50x30'),
  writeProductLabel(goods('A>B_C^D', null), '60x40'),
]
const codes = [['8690000000012'], ['KRD-22-SYH'], ['A>B_C^D']]

test('a reader finds every barcode of a PDF', async () => {
  const file = await makeLabelFile('etiket', labels, 'pdf')
  expect(file.name).toBe('etiket.pdf')
  expect(await scanPdf(file.bytes)).toEqual(codes)
})

test('a reader finds every barcode of a ZPL label, whatever signs its texts hold', async () => {
  const zpl = writeZpl(labels)
  expect(zpl.match(/\^XA/g)).toHaveLength(3)
  expect(zpl.match(/\^XZ/g)).toHaveLength(3)
  expect(await scanZpl(zpl, { width: 60, height: 40 })).toEqual(codes)
})

test.each([
  ['8690000000012', true],
  ['8690000000013', false],
  ['869000000001', false],
])('the check digit of %s is right: %s', (value, expected) => expect(isEan13(value)).toBe(expected))
