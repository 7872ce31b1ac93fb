import { describe, expect, test } from 'vitest'
import { shownTotal } from '~/features/catalogue/catalogue'
import { sumOrder } from '../pricing/order-sum'
import { type Found, noteOf, readRow, toFound } from './quick-order'
import { offerOf } from '../testing/offers'

const row = (packages: string, code = 'K-1', size = '') => ({ code, packages, size })
const found = (packageSize = 1, available = 100): Found =>
  toFound({ status: 'one', offer: offerOf({ packageSize }, { available }) })

describe('a row of code and amount', () => {
  test.each([
    ['3', 1, 3],
    [' 12 ', 1, 12],
    ['3', 12, 36],
    ['007', 1, 7],
  ])('asks for pieces: %j in packages of %i', (typed, size, pieces) => {
    expect(readRow(row(typed), found(size))).toEqual({ pieces })
  })

  test('counts packages of the size shown to the customer, even when it has changed since', () => {
    expect(readRow(row('2', 'K-1', '12'), found(6))).toEqual({ pieces: 24 })
  })

  test.each(['3,0', '3.0', '1.000', '0', '-2', '1e3', 'üç', '0x10', '1234567', '3 5'])(
    'refuses %j with a reason: amounts are whole numbers in digits',
    (typed) => {
      expect(readRow(row(typed), found())).toMatchObject({
        kind: 'danger',
        field: 'packages',
        message: expect.stringContaining(`“${typed}” uygun değil`),
      })
    },
  )

  test('asks for at most 999999 pieces', () => {
    expect(readRow(row('83333'), found(12))).toEqual({ pieces: 999_996 })
    expect(readRow(row('83334'), found(12))).toMatchObject({ message: 'En çok 83.333 yazabilirsiniz.' })
  })

  test('without a code, or with an unknown or ambiguous one, says what to do', () => {
    expect(readRow(row('1', ' '), { status: 'unknown' })).toMatchObject({
      field: 'code',
      message: 'Ürün kodunu yazın ya da satırı silin.',
    })
    expect(readRow(row('1', 'YOK'), { status: 'unknown' })).toMatchObject({
      message: expect.stringContaining('“YOK” koduyla satışta ürün yok'),
    })
    const several: Found = { status: 'several', choices: [{ code: 'A', name: '' }] }
    expect(readRow(row('1'), several)).toMatchObject({ field: 'code' })
    expect(readRow(row('1'), toFound({ status: 'one', offer: offerOf(null) }))).toMatchObject({
      message: 'Taba deri kordon şu anda satışta değil. Satırı silin.',
    })
  })

  test('warns in advance when the stock is too small', () => {
    expect(noteOf(row('2'), found(12, 100))).toBeNull()
    expect(noteOf(row('9'), found(12, 100))).toMatchObject({
      kind: 'warning',
      message: 'Stokta 8 paket (96 adet) var; bu kadarı eklenir.',
    })
    expect(noteOf(row('1'), found(12, 11))).toMatchObject({
      kind: 'danger',
      message: 'Stok bir pakete yetmiyor: paket 12 adet, stokta 11 adet var.',
    })
    expect(noteOf(row('1'), found(1, 0))).toMatchObject({ kind: 'danger' })
  })
})

describe('the total of the rows', () => {
  const { price } = offerOf({ unit: 1_000, breaks: [{ minQuantity: 10, unit: 900 }] })
  const net = offerOf({ unit: 1_000, kdvIncluded: false }).price!

  test('counts rows of one variant as one line, as the basket will', () => {
    const wanted = [
      { variantId: 1, price: price!, pieces: 6 },
      { variantId: 1, price: price!, pieces: 4 },
    ]
    expect(sumOrder(wanted)).toMatchObject({ products: 1, pieces: 10, gross: 9_000, hasNet: false })
  })

  test('shows net and KDV where a price is net', () => {
    expect(sumOrder([{ variantId: 2, price: net, pieces: 3 }])).toEqual({
      products: 1,
      pieces: 3,
      net: 3_000,
      kdv: 600,
      gross: 3_600,
      hasNet: true,
      showsNet: true,
    })
    expect([shownTotal(net, 3), shownTotal(price!, 3)]).toEqual([3_000, 3_000])
  })

  test('is zero without rows', () => {
    expect(sumOrder([{ variantId: 1, price: net, pieces: 0 }])).toMatchObject({ products: 0, gross: 0 })
  })
})
