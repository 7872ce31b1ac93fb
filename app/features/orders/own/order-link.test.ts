import { describe, expect, test } from 'vitest'
import { newOrderCode } from '../record/order-code.server'
import { isSignedFor, orderLink, orderViewPath } from './order-link.server'

const secret = 'a secret of at least thirty-two characters'
const code = 'K7RM2XQ9TBC'
const signature = new URL(orderLink('https://vitrin.example', secret, code)).searchParams.get('imza')!

test('a link opens the order it was signed for, with this shop’s secret', () => {
  expect(orderLink('https://vitrin.example', secret, code)).toMatch(
    /^https:\/\/vitrin\.example\/siparis\/K7RM2XQ9TBC\?imza=[\w-]{43}$/,
  )
  expect(isSignedFor(secret, code, signature)).toBe(true)
})

test('a link of another order or secret, or one cut or changed anywhere, opens no order', () => {
  expect(isSignedFor(secret, 'K7RM2XQ9TBD', signature)).toBe(false)
  expect(isSignedFor(`${secret}!`, code, signature)).toBe(false)
  for (const wrong of [
    '',
    signature.slice(0, -1),
    `${signature}A`,
    'ş'.repeat(43),
    signature.toLowerCase(),
  ]) {
    expect(isSignedFor(secret, code, wrong)).toBe(false)
  }
  for (let at = 0; at < signature.length; at++) {
    const other = signature[at] === 'A' ? 'E' : 'A'
    expect(isSignedFor(secret, code, signature.slice(0, at) + other + signature.slice(at + 1))).toBe(false)
  }
})

test('an order code has at least 50 random bits and no letter that looks like a digit', () => {
  const codes = Array.from({ length: 2_000 }, newOrderCode)
  expect(new Set(codes).size).toBe(codes.length)
  for (const code of codes) expect(code).toMatch(/^[2-9A-HJ-NP-Z]{11}$/)
  // All 32 characters occur at every place: 32 ** 11 is 2 ** 55.
  for (let place = 0; place < 11; place++) expect(new Set(codes.map((code) => code[place])).size).toBe(32)
})

describe('the link after naming code and email address', () => {
  const now = new Date('2026-11-25T10:00:00Z')
  const view = new URL(orderViewPath(secret, code, now), 'https://vitrin.example').searchParams.get('imza')!
  const after = (ms: number) => now.getTime() + ms

  test('opens the order for two hours', () => {
    expect(isSignedFor(secret, code, view, after(0))).toBe(true)
    expect(isSignedFor(secret, code, view, after(2 * 3_600_000 - 1))).toBe(true)
    expect(isSignedFor(secret, code, view, after(2 * 3_600_000))).toBe(false)
  })

  test('opens no other order, cannot be lengthened, and is no part of the email’s link', () => {
    const [until, signed] = view.split('.') as [string, string]
    const later = (Number.parseInt(until, 36) + 1).toString(36)
    for (const wrong of [
      `${later}.${signed}`,
      `${until}.${signature}`,
      `${view}.x`,
      `${until}.`,
      `.${signed}`,
    ])
      expect(isSignedFor(secret, code, wrong, after(0))).toBe(false)
    expect(isSignedFor(secret, 'K7RM2XQ9TBD', view, after(0))).toBe(false)
    expect(isSignedFor(secret, code, signed, after(0))).toBe(false)
  })
})
