import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  formatIban,
  formatPhone,
  isIban,
  isMobile,
  isTckn,
  isVkn,
  normalizeIban,
  normalizePhone,
  whatsappLink,
} from './identity-numbers'

const digits = (length: number) => fc.stringMatching(new RegExp(`^\\d{${length}}$`))

/** How many of the ten texts made by the last digit pass a check: a check digit leaves exactly one. */
function passing(start: string, check: (text: string) => boolean): number {
  return [...'0123456789'].filter((last) => check(start + last)).length
}

describe('T.C. kimlik numarası', () => {
  test.each(['10000000146', '17291716060'])('%s is valid', (text) => expect(isTckn(text)).toBe(true))

  test.each([
    '17291716050',
    '11111111111',
    '74300864791',
    '01234567890',
    '1000000014',
    '100000001460',
    '1000000014a',
    '',
    ' 10000000146',
  ])('%j is not', (text) => expect(isTckn(text)).toBe(false))

  test('is decided by its check digits, also where their difference is negative', () => {
    expect(isTckn('10080000020')).toBe(false)
    for (const nine of ['190909090', '190909080', '100808000', '110808000', '201909090']) {
      expect(isTckn(completeTckn(nine)), nine).toBe(true)
    }
    fc.assert(
      fc.property(fc.integer({ min: 100_000_000, max: 999_999_999 }), (first) => {
        const whole = completeTckn(String(first))
        expect(isTckn(whole)).toBe(true)
        expect(passing(whole.slice(0, 10), isTckn)).toBe(1)
      }),
    )
  })

  /** The oracle, written like the official rule: 7 × odd − even, then the sum of ten digits. */
  function completeTckn(nine: string): string {
    const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0, i = 0] = [...nine].map(Number)
    const tenth = (((7 * (a + c + e + g + i) - (b + d + f + h)) % 10) + 10) % 10
    return `${nine}${tenth}${(a + b + c + d + e + f + g + h + i + tenth) % 10}`
  }
})

describe('vergi kimlik numarası', () => {
  test.each(['4540536920', '1234567890', '0010058450'])('%s is valid', (text) =>
    expect(isVkn(text)).toBe(true),
  )

  test.each(['4540536921', '1234567891', '10058450', '12345678901', '123456789x', ''])(
    '%j is not',
    (text) => {
      expect(isVkn(text)).toBe(false)
    },
  )

  test('has exactly one right last digit', () => {
    fc.assert(fc.property(digits(9), (start) => passing(start, isVkn) === 1))
  })
})

describe('IBAN', () => {
  const valid = 'TR330006100519786457841326'

  test('is shown in groups of four and read back', () => {
    expect(formatIban(valid)).toBe('TR33 0006 1005 1978 6457 8413 26')
    expect(normalizeIban(formatIban(valid).toLowerCase())).toBe(valid)
    expect(isIban(valid)).toBe(true)
  })

  test.each([
    'TR340006100519786457841326',
    'TR33000610051978645784132',
    'DE89370400440532013000',
    'TR',
    '',
    `${valid}0`,
  ])('%j is not valid', (text) => expect(isIban(text)).toBe(false))

  test('one mistyped digit or two swapped ones are detected', () => {
    const places = fc.integer({ min: 2, max: 24 })
    fc.assert(
      fc.property(digits(22), places, fc.integer({ min: 1, max: 9 }), (account, place, step) => {
        const check = 98n - (BigInt(`${account}292700`) % 97n)
        const iban = `TR${String(check).padStart(2, '0')}${account}`
        expect(isIban(iban)).toBe(true)
        const mistyped = String((Number(iban[place]) + step) % 10)
        expect(isIban(iban.slice(0, place) + mistyped + iban.slice(place + 1))).toBe(false)
        const [one = '', two = ''] = iban.slice(place, place + 2)
        const swapped = iban.slice(0, place) + two + one + iban.slice(place + 2)
        expect(isIban(swapped)).toBe(one === two)
      }),
    )
  })
})

describe('phone numbers', () => {
  test.each([
    '0532 123 45 67',
    '532 123 45 67',
    '905321234567',
    '+90 532 123 45 67',
    '+90 (532) 123-45-67',
    '0090 532 1234567',
    '(0532) 123.45.67',
    '+90 0532 123 45 67',
    '0532–123–45–67',
    '0532\u00a0123\u00a045\u00a067',
    ' 05321234567 ',
  ])('%s is stored as +905321234567', (typed) => {
    expect(normalizePhone(typed)).toBe('+905321234567')
    expect(isMobile(typed)).toBe(true)
  })

  test.each([
    ['0212 555 44 33', '+902125554433'],
    ['0312 555 44 33', '+903125554433'],
    ['+90 442 555 44 33', '+904425554433'],
  ])('the landline %s is stored as %s and is not mobile', (typed, stored) => {
    expect(normalizePhone(typed)).toBe(stored)
    expect(isMobile(typed)).toBe(false)
  })

  test.each([
    '',
    '532',
    '0532 123 45 6',
    '0532 123 45 678',
    '0850 303 03 03',
    '444 0 555',
    '+49 532 1234567',
    '0132 123 45 67',
    '0532 123 45 6a',
    '++905321234567',
    '00532 123 45 67',
    '0632 123 45 67',
    '٠٥٣٢١٢٣٤٥٦٧',
  ])('%j is refused', (typed) => {
    expect(normalizePhone(typed)).toBeNull()
    expect(isMobile(typed)).toBe(false)
    expect(whatsappLink(typed)).toBeNull()
  })

  test('are shown with a zero and in groups, and read back', () => {
    expect(formatPhone('+905321234567')).toBe('0532 123 45 67')
    expect(formatPhone('0850 303 0 303')).toBe('0850 303 0 303')
    fc.assert(
      fc.property(fc.constantFrom('2', '3', '4', '5'), digits(9), (first, rest) => {
        const stored = `+90${first}${rest}`
        expect(normalizePhone(formatPhone(stored))).toBe(stored)
        expect(formatPhone(stored)).toMatch(/^0\d{3} \d{3} \d{2} \d{2}$/)
      }),
    )
  })

  test('open a WhatsApp chat', () => {
    expect(whatsappLink('0532 123 45 67')).toBe('https://wa.me/905321234567')
    expect(whatsappLink('0532 123 45 67', 'Merhaba & iyi günler')).toBe(
      'https://wa.me/905321234567?text=Merhaba%20%26%20iyi%20g%C3%BCnler',
    )
  })
})
