import { expect, test } from 'vitest'
import { pack, type Packed, unpack } from './packed'

const product = (id: number) => ({ id, name: `Şık “kordon” <${id}>`, price: null, widths: ['20 mm'] })

test('unpack returns the packed object itself', () => {
  const value = product(1)
  expect(unpack(pack(value))).toBe(value)
})

test('a text from another process is parsed once', () => {
  const packed = JSON.stringify(product(2)) as Packed<ReturnType<typeof product>>
  expect(unpack(packed)).toEqual(product(2))
  expect(unpack(packed)).toBe(unpack(packed))
})

test('only the last few values are kept; all can be unpacked', () => {
  const values = Array.from({ length: 10 }, (_, id) => product(id))
  const packed = values.map((value) => pack(value))
  expect(packed.map((one) => unpack(one))).toEqual(values)
  expect(unpack(packed.at(-1)!)).toBe(unpack(packed.at(-1)!))
  expect(unpack(packed[0]!)).not.toBe(values[0])
})
