import { describe, expect, test } from 'vitest'
import { hostOf, kindOfHost } from './hosts'
import { readTouches, touchesOf, writeTouches } from './cookie.server'
import { cleaned, stillCounting, type Touch, touchOf, withTouch } from './referrers'

const on = '2026-11-20'
const now = new Date('2026-11-20T09:00:00Z')
const shop = 'https://vitrin.example'
const touch = (path: string, referer: string | null = null) => touchOf(shop + path, referer, on)
const none = { campaign: '', term: '', content: '' }

describe('a visit from outside', () => {
  test('is known by the tags of its link before the site that links', () => {
    const tags =
      'utm_source=Instagram&utm_medium=Story&utm_campaign=K%C4%B1%C5%9F%20%C4%B0ndirimi&utm_term=kordon'
    expect(touch(`/?${tags}`, 'https://l.instagram.com/?u=x')).toEqual({
      kind: 'campaign',
      source: 'instagram',
      medium: 'story',
      campaign: 'kış indirimi',
      term: 'kordon',
      content: '',
      on,
    })
    expect(touch('/?utm_campaign=kis', 'https://blog.example/a')).toMatchObject({ source: 'blog.example' })
  })

  test('is known by ?ref=, of which an address leaves its host', () => {
    expect(touch('/?ref=Saatseverler')).toEqual({
      kind: 'ref',
      source: 'saatseverler',
      medium: 'ref',
      ...none,
      on,
    })
    expect(touch('/?ref=https://www.forum.example/uye/ayse?x=1')).toMatchObject({ source: 'forum.example' })
    expect(touch('/?ref=/gizli/yol')).toBeNull()
  })

  test.each([
    ['https://www.google.com.tr/search?q=ayse+yilmaz', 'search', 'google.com.tr', 'organic'],
    ['https://yandex.com.tr/', 'search', 'yandex.com.tr', 'organic'],
    ['https://l.facebook.com/l.php?u=1', 'social', 'l.facebook.com', 'social'],
    ['https://t.co/abc', 'social', 't.co', 'social'],
    ['https://www.SaatForum.example:8443/konu/12?uye=5#son', 'site', 'saatforum.example', 'referral'],
    ['android-app://com.google.android.gm/', 'site', 'com.google.android.gm', 'referral'],
  ])('from %s keeps its host alone', (referer, kind, source, medium) => {
    expect(touch('/deri-kordonlar', referer)).toEqual({
      kind,
      source,
      medium,
      ...none,
      on,
    })
  })

  test.each([
    ['without a source', null],
    ['from the shop itself', `${shop}/sepetim`],
    ['from the shop with www', 'https://www.vitrin.example/'],
    ['from an address without a name', 'http://192.168.1.20/x'],
    ['from what is no address', 'javascript:alert(1)'],
    ['from a payment provider', 'https://sandbox-merchant.iyzipay.com/pay'],
    ['from PayTR', 'https://www.paytr.com/odeme/guvenli/x'],
    ['from the 3-D Secure page of the card schemes', 'https://goguvenliodeme.bkm.com.tr/troy'],
    ['from a bank', 'https://sanalposprov.garanti.com.tr/servlet'],
    ['from a bank’s access control server', 'https://acs1.banka.example/auth'],
    ['from a sign-in page', 'https://accounts.google.com/o/oauth2'],
  ])('%s is no touch', (_, referer) => {
    expect(touch('/', referer)).toBeNull()
  })

  test('does not count tags of links within the shop, nor of the return from a bank', () => {
    expect(touch('/?utm_source=afis&ref=x', `${shop}/`)).toBeNull()
    expect(touch('/?utm_source=afis', 'https://www.paytr.com/odeme')).toBeNull()
  })
})

describe('texts of a link', () => {
  test.each(['ayse@ornek.com', 'ayse%40ornek.com', '05321234567', 'uye 12345', '0532 123 45 67'])(
    'that look like personal data are dropped: %s',
    (text) => {
      expect(cleaned(text)).toBe('')
      expect(touch(`/?ref=${encodeURIComponent(text)}`)).toBeNull()
      expect(touch(`/?utm_source=a&utm_content=${encodeURIComponent(text)}`)).toMatchObject({ content: '' })
    },
  )

  test('are cut at 60 characters, without control characters, and are cleaned once', () => {
    expect(cleaned('ş'.repeat(200))).toHaveLength(60)
    expect(cleaned(' A\u0000\n  B\u200b ')).toBe('a b')
    for (const text of ['İSTANBUL', '😀'.repeat(40), `${'a'.repeat(59)}😀`, 'x '.repeat(60), '\ud800'])
      expect(cleaned(cleaned(text))).toBe(cleaned(text))
  })
})

const made = (change: Partial<Touch> = {}): Touch => ({
  kind: 'campaign',
  source: 'instagram',
  medium: 'social',
  campaign: 'kış',
  term: '',
  content: '',
  on,
  ...change,
})

describe('the touches of a visitor', () => {
  test('keep the first and replace the last', () => {
    const first = made({ on: '2026-11-01' })
    const later = withTouch(withTouch(null, first), made({ source: 'google' }))
    expect(withTouch(later, made({ source: 'forum' }))).toEqual({
      first,
      last: made({ source: 'forum' }),
    })
  })

  test('count for 90 days', () => {
    const touches = {
      first: made({ on: '2026-08-22' }),
      last: made({ on: '2026-08-23' }),
    }
    expect(stillCounting(touches, on)).toEqual(touches)
    expect(stillCounting(touches, '2026-11-21')).toEqual({
      first: touches.last,
      last: touches.last,
    })
    expect(stillCounting(touches, '2026-11-22')).toBeNull()
    expect(stillCounting({ first: made(), last: made({ on: '2026-11-21' }) }, on)).toBeNull()
  })

  test('are written and read back, whatever their length', () => {
    const longest = made(
      Object.fromEntries(
        ['source', 'medium', 'campaign', 'term', 'content'].map((name) => [name, 'ş'.repeat(60)]),
      ),
    )
    for (const touches of [withTouch(null, made()), { first: longest, last: longest }]) {
      expect(writeTouches(touches).length).toBeLessThan(3_500)
      expect(readTouches(writeTouches(touches), now)).toEqual(touches)
    }
  })

  test.each([
    'x',
    '%',
    '[]',
    Buffer.from('[1,2]').toString('base64url'),
    Buffer.from('null').toString('base64url'),
    'a'.repeat(4_000),
    writeTouches({ first: made({ source: 'ayse@ornek.com' }), last: made() }),
    writeTouches({ first: made({ source: 'a'.repeat(61) }), last: made() }),
    writeTouches({ first: made({ on: '2026-02-30' }), last: made() }),
    writeTouches({ first: made({ kind: 'other' as never }), last: made() }),
  ])('are not read from a value that a browser made up: %s', (value) => {
    expect(readTouches(value, now)).toBeNull()
  })

  test('are read only with consent to measuring', () => {
    const headers = (consent: string) =>
      new Headers({
        cookie: `acceptCookieStatus=${consent}; referrer=${writeTouches(withTouch(null, made()))}`,
      })
    const at = '2026-11-01T10:00:00.000Z'
    expect(touchesOf(headers(`2.custom.analitik.${at}`), now)).toMatchObject({
      first: made(),
    })
    for (const consent of [`2.reject..${at}`, `2.custom.pazarlama.${at}`, `1.accept.analitik.${at}`, ''])
      expect(touchesOf(headers(consent), now)).toBeNull()
  })
})

test('the kind of a host is that of the site, not of a name that contains it', () => {
  expect(kindOfHost('google.com.saldirgan.example')).toBe('site')
  expect(kindOfHost('notgoogle.com')).toBe('site')
  expect(kindOfHost('best.com.tr')).toBe('site')
  expect(hostOf('https://user:pass@Örnek.example/')).toBe('xn--rnek-4qa.example')
})
