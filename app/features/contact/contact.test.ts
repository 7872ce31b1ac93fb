import { describe, expect, test } from 'vitest'
import { hasLink, looksLikeSpam } from './contact'
import { isFormToken, makeFormToken, readFormToken } from './form-token.server'

const message = {
  name: 'Ayşe Işık',
  subject: 'Ölçü',
  message: 'Merhaba, 22 mm kordon 20 mm saate olur mu? www.saatim.example adresindeki saatim için soruyorum.',
}

describe('a message looks like spam', () => {
  test('never because it names one address', () => {
    expect(looksLikeSpam(message)).toBe(false)
    expect(hasLink(message)).toBe(true)
    expect(hasLink({ ...message, message: 'Merhaba, 22 mm var mı?' })).toBe(false)
  })

  test.each([
    ['a link in the name', { name: 'https://kotu.example' }],
    ['a link in the subject', { subject: 'www.kotu.example' }],
    ['three links', { message: 'http://a.example http://b.example http://c.example' }],
    ['markup of forums', { message: 'İyi günler [url=x]tıklayın[/url]' }],
    ['another script', { message: 'Здравствуйте, предлагаем услуги' }],
  ])('with %s', (_, more) => {
    expect(looksLikeSpam({ ...message, ...more })).toBe(true)
  })
})

describe('the token of a form', () => {
  const secret = 'a secret of the tests, 32 characters'
  const now = new Date('2026-11-25T10:00:00Z')
  const token = makeFormToken(secret, now)
  const after = (ms: number) => new Date(now.getTime() + ms)

  test('tells its age and differs each time', () => {
    expect(readFormToken(secret, token, after(5_000))).toMatchObject({ ageMs: 5_000 })
    expect(makeFormToken(secret, now)).not.toBe(token)
  })

  test('is refused after a day, before its time, changed, or signed with another secret', () => {
    expect(isFormToken(secret, token, after(24 * 3_600_000 - 1))).toBe(true)
    expect(isFormToken(secret, token, after(24 * 3_600_000))).toBe(false)
    expect(isFormToken(secret, token, after(-60_000))).toBe(false)
    expect(isFormToken('another secret of the tests, long', token, now)).toBe(false)
    for (const wrong of ['', 'x', `${token}x`, token.replace(/^./, '1'), '..', 'a.b.c'])
      expect(isFormToken(secret, wrong, now)).toBe(false)
  })
})
