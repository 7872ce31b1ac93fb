import { expect, test } from 'vitest'
import type { AwaitingOrder, OpenLine } from '../bank-lines'
import { matchLines, type Surroundings } from './match-lines'

const order = (code: string, due: number, ...names: string[]): AwaitingOrder => ({
  id: due,
  code,
  due,
  names,
  placedAt: new Date('2026-11-20T10:00:00Z'),
})
const line = (id: number, amount: number, description: string, sender = ''): OpenLine => ({
  id,
  amount,
  description,
  sender,
  bookedOn: '2026-11-24',
  reference: '',
})
const around: Surroundings = {
  awaiting: [
    order('ABCDEFGHJKL', 10_000, 'Ayşe Yılmaz'),
    order('MNPQRSTUVWX', 25_000, 'Ömer Şen'),
    order('23456789ABC', 25_000, 'Zeynep Ak'),
  ],
  others: [{ code: 'ZZZZZZZZZZ2', status: 1, partnerId: null }],
  dealers: [
    { id: 7, name: 'Işıklar Saat San. ve Tic. Ltd. Şti.', taxNumber: '9860008925' },
    { id: 8, name: 'Işıltı Kordon A.Ş.', taxNumber: '1110002223' },
  ],
  posted: [{ partnerId: 8, amount: 90_000, postedOn: '2026-11-22', documentNo: 'HV-3' }],
}
const one = (amount: number, description: string, sender = '') =>
  matchLines([line(1, amount, description, sender)], around).get(1)!

test('the code decides, however it is written, and the amount says how much is missing or too much', () => {
  for (const written of [
    'ABCDEFGHJKL',
    'siparis abcdefghjkl',
    'ABCDE-FGHJKL',
    'SIPABCDEFGHJKLNO',
    'abc def ghj kl',
  ])
    expect([written, one(10_000, written)]).toMatchObject([written, { kind: 'exact', by: 'code' }])
  expect(one(10_001, 'ABCDEFGHJKL').kind).toBe('excess')
  expect(one(9_999, 'ABCDEFGHJKL').kind).toBe('partial')
  expect(one(35_000, 'ABCDEFGHJKL ve MNPQRSTUVWX')).toMatchObject({ kind: 'several', orders: [{}, {}] })
  expect(one(10_000, 'ZZZZZZZZZZ2')).toMatchObject({ kind: 'settled', other: { status: 1 } })
})

test('without a code the name chooses among orders of the same amount', () => {
  expect(one(25_000, 'HAVALE', 'OMER SEN')).toMatchObject({
    kind: 'exact',
    by: 'name',
    orders: [{ code: 'MNPQRSTUVWX' }],
  })
  expect(one(25_000, 'HAVALE', 'ALI VELI')).toMatchObject({ kind: 'amount', orders: [{}, {}] })
  expect(one(12_345, 'HAVALE', 'OMER SEN').kind).toBe('unknown')
})

test('a dealer is found by name or tax number, and a payment on the account is not posted again', () => {
  expect(one(50_000, 'ISIKLAR SAAT SANAYI TICARET LTD')).toMatchObject({
    kind: 'ledger',
    dealers: [{ id: 7 }],
  })
  expect(one(50_000, 'VKN 9860008925')).toMatchObject({ kind: 'ledger', dealers: [{ id: 7 }] })
  expect(one(90_000, 'ISILTI KORDON')).toMatchObject({ kind: 'settled', earlier: { documentNo: 'HV-3' } })
})

test('two parts complete an order, and a second full payment is not offered again', () => {
  const parts = matchLines([line(1, 6_000, 'ABCDEFGHJKL'), line(2, 4_000, 'ABCDEFGHJKL')], around)
  expect([parts.get(1)!.together, parts.get(2)!.together]).toEqual([
    [1, 2],
    [1, 2],
  ])
  const short = matchLines([line(1, 6_000, 'ABCDEFGHJKL'), line(2, 3_999, 'ABCDEFGHJKL')], around)
  expect(short.get(1)!.together).toEqual([])
  const twice = matchLines([line(1, 10_000, 'ABCDEFGHJKL'), line(2, 10_000, 'ABCDEFGHJKL')], around)
  expect([twice.get(1)!.kind, twice.get(2)]).toMatchObject(['exact', { kind: 'settled', twin: 1 }])
})
