import { describe, expect, test } from 'vitest'
import { alertLink, isAlertLink } from './alert-link.server'
import { alertState, emailsDue } from './stock-alerts'
import { alertConsent, text } from './text'
import { answerOf, toldOf, withAnswer } from './told'

describe('emails to send', () => {
  test.each([
    { available: 5, sentLastHour: 0, due: 5 },
    { available: 5, sentLastHour: 3, due: 2 },
    { available: 5, sentLastHour: 5, due: 0 },
    { available: 2, sentLastHour: 5, due: 0 },
    { available: 0, sentLastHour: 0, due: 0 },
  ])('are $due for $available pieces and $sentLastHour emails within the hour', ({ due, ...facts }) => {
    expect(emailsDue(facts)).toBe(due)
  })
})

test('an alert waits for its confirmation, then for stock, then it is sent', () => {
  const at = new Date()
  expect(alertState({ confirmedAt: null, notifiedAt: null })).toBe('waiting')
  expect(alertState({ confirmedAt: at, notifiedAt: null })).toBe('open')
  expect(alertState({ confirmedAt: at, notifiedAt: at })).toBe('sent')
})

describe('the link of an alert', () => {
  const secret = 'a secret of at least thirty-two characters'
  const link = new URL(alertLink('https://vitrin.example', secret, 7))
  const signature = link.searchParams.get('imza')!

  test('opens the alert it was signed for, with this shop’s secret', () => {
    expect(link.pathname).toBe('/stok-haberi/7')
    expect(isAlertLink(secret, 7, signature)).toBe(true)
  })

  test('opens nothing for another alert or secret, or cut or changed', () => {
    expect(isAlertLink(secret, 8, signature)).toBe(false)
    expect(isAlertLink(`${secret}!`, 7, signature)).toBe(false)
    for (const wrong of [
      '',
      signature.slice(0, -1),
      `${signature}A`,
      'ş'.repeat(43),
      signature.toLowerCase(),
    ])
      expect(isAlertLink(secret, 7, wrong)).toBe(false)
  })
})

test('a product’s address shows the answer to a form without scripts, and ignores other texts', () => {
  expect(withAnswer('/kordon?renk=taba', 'link_sent')).toBe('/kordon?renk=taba&haber=link_sent#stok-haberi')
  expect(withAnswer('/kordon', 'open')).toBe('/kordon?haber=open#stok-haberi')
  expect(toldOf(new URLSearchParams('haber=link_sent'))).toEqual(answerOf('link_sent'))
  for (const other of ['', 'haber=', 'haber=constructor', 'haber=Hesabınız kapandı'])
    expect(toldOf(new URLSearchParams(other))).toBeNull()
})

test('the consent is one sentence that names both laws, and its version is a month', () => {
  expect(alertConsent.version).toMatch(/^\d{4}-\d{2}$/)
  expect(alertConsent.sentence).toMatch(/^[^.]*6563[^.]*KVKK[^.]*\.$/)
  expect(text.answers.link_sent).not.toMatch(/zaten|kayıtlı/)
})
