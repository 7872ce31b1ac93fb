import { describe, expect, test } from 'vitest'
import { costlySigns, countSegments, withoutTurkish } from './sms-segments'

describe('a text message is charged', () => {
  test.each([
    ['plain text', 'Siparis alindi', 'gsm', 14, 1],
    ['umlauts of the default alphabet', 'ÖÜöüÇ', 'gsm', 5, 1],
    ['signs of the extension table, twice', 'a€[]', 'gsm', 7, 1],
    ['Turkish letters, twice', 'Siparişiniz', 'turkish', 12, 1],
    ['a sign outside GSM-7', 'Sipariş ₺', 'unicode', 9, 1],
    ['a sign of two halves', '😀', 'unicode', 2, 1],
    ['160 plain signs', 'a'.repeat(160), 'gsm', 160, 1],
    ['161 plain signs', 'a'.repeat(161), 'gsm', 161, 2],
    ['307 plain signs', 'a'.repeat(307), 'gsm', 307, 3],
    ['155 places with a Turkish letter', `ş${'a'.repeat(153)}`, 'turkish', 155, 1],
    ['156 places with a Turkish letter', `ş${'a'.repeat(154)}`, 'turkish', 156, 2],
    ['299 places with a Turkish letter', `ş${'a'.repeat(297)}`, 'turkish', 299, 3],
    ['71 signs in Unicode', `₺${'a'.repeat(70)}`, 'unicode', 71, 2],
    ['nothing', '', 'gsm', 0, 1],
  ] as const)('%s', (_, text, encoding, length, segments) => {
    expect(countSegments(text)).toEqual({ encoding, length, segments })
  })
})

test('a code is written without Turkish letters', () => {
  const text = withoutTurkish('Sipariş “kodu”: ığüşöçİĞÜŞÖÇ – âîû')
  expect(text).toBe('Siparis "kodu": igusocIGUSOC - aiu')
  expect(countSegments(text).encoding).toBe('gsm')
})

test('names the signs that make a message dearer', () => {
  expect(costlySigns('Şık kordonlar: %20 indirim. 3000’e RET 🎁 ’')).toEqual(['’', '🎁'])
  expect(costlySigns("Iğdır'a {2} €")).toEqual([])
})
