import { describe, expect, test } from 'vitest'
import { orderStatusList, addToCartQuantities } from '../api/enums'
import { statusText } from '../text'
import {
  isAllowedChange,
  mayBuyerCancel,
  type OrderStatus,
  orderStatuses,
  statusColour,
  stockEffect,
} from './status'

const all = Object.values(orderStatuses)

describe('the changes of an order', () => {
  const allowed = ['90→1', '90→99', '1→2', '1→99', '2→96', '2→99', '96→97', '96→99', '97→98']
  const every = all.flatMap((from) => all.map((to): [OrderStatus, OrderStatus] => [from, to]))

  test.each(every)('from %i to %i match the table', (from, to) => {
    const isInTable = allowed.includes(`${from}→${to}`)
    expect(isAllowedChange(from, to)).toBe(isInTable)
    if (!isInTable) expect(() => stockEffect(from, to)).toThrow(RangeError)
  })

  test('settle, free or return the stock', () => {
    expect(stockEffect(90, 1)).toBe('settle')
    expect(stockEffect(90, 99)).toBe('release')
    expect(stockEffect(1, 99)).toBe('return')
    expect(stockEffect(2, 99)).toBe('return')
    expect(stockEffect(96, 99)).toBe('none')
  })
})

test('statuses have the colours of the specification', () => {
  expect([-1, 1, 2, 90, 96, 97, 98, 99].map(statusColour)).toEqual([
    'white',
    'light',
    'light',
    'warning',
    'success',
    'success',
    'success',
    'red',
  ])
})

test('enum 13 names every status and the empty −1', () => {
  expect(new Map(orderStatusList.map(({ value, text }) => [value, text]))).toEqual(
    new Map([
      [1, 'Sipariş alındı'],
      [2, 'Hazırlanıyor'],
      [90, 'Ödeme bekleniyor'],
      [96, 'Kargoya verildi'],
      [97, 'Teslim edildi'],
      [98, 'Tamamlandı'],
      [99, 'İptal edildi'],
      [-1, ''],
    ]),
  )
  for (const unknown of [-1, 0, 3, 100]) expect(statusText(unknown)).toBe('')
})

test('enum 27 offers seven quantities', () => {
  expect(addToCartQuantities.map(({ value, text }) => `${value} ${text}`)).toEqual([
    '1 1',
    '2 2',
    '3 3',
    '5 5',
    '10 10',
    '20 20',
    '50 50',
  ])
})

test('the buyer can cancel alone until the packing starts', () => {
  expect(all.filter((status) => mayBuyerCancel(status))).toEqual([1, 90])
})

test('a sent order ends in status 99 only when all its goods have come back', () => {
  const left = all.filter((status) => isAllowedChange(status, 99, true) && !isAllowedChange(status, 99))
  expect(left).toEqual([97, 98])
})
