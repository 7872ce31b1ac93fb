import { expect, test } from 'vitest'
import { pack, type Packed, unpack } from './packed'

const product = (id: number) => ({
  id,
  name: `Şık "kordon" <${id}>, 'uzun' \\'`,
  price: null,
  widths: ['20 mm'],
})

test('unpack returns the packed object itself', () => {
  const value = product(1)
  expect(unpack(pack(value))).toBe(value)
})

test('a text from another process is parsed once', () => {
  const own = pack(product(2))
  for (let id = 10; id < 20; id++) pack(product(id))
  const packed = `${own} ` as Packed<ReturnType<typeof product>>
  expect(unpack(packed)).toEqual(product(2))
  expect(unpack(packed)).toBe(unpack(packed))
})

test('a page writes a packed text without escapes, except for those of its words', () => {
  const packed = pack({ name: 'Kordon', widths: ['20 mm'] })
  expect(JSON.stringify(JSON.stringify(packed))).toBe(`"\\"${packed}\\""`)
})

test('only the last few values are kept; all can be unpacked', () => {
  const values = Array.from({ length: 10 }, (_, id) => product(id))
  const packed = values.map((value) => pack(value))
  expect(packed.map((one) => unpack(one))).toEqual(values)
  expect(unpack(packed.at(-1)!)).toBe(unpack(packed.at(-1)!))
  expect(unpack(packed[0]!)).not.toBe(values[0])
})
