import { describe, expect, test } from 'vitest'
import { cookieKinds, noticeVersion, readCookieChoice } from './preferences'
import { savePreferences } from './preferences.server'

const now = new Date('2026-11-20T10:00:00Z')

async function send(fields: [string, string][]) {
  const body = new URLSearchParams([...fields, ['returnTo', '/sepetim']])
  const answer = await savePreferences(
    new Request('http://shop.example/tercihler', { method: 'POST', body }),
    now,
  )
  if (!(answer instanceof Response)) throw new Error('A plain form is answered with a page to go to')
  return answer
}

const keptBy = (answer: Response) => {
  const [cookie = ''] = answer.headers.getSetCookie()
  return { cookie, choice: readCookieChoice(/^acceptCookieStatus=([^;]*)/.exec(cookie)?.[1]) }
}

describe('the answer to the cookie notice', () => {
  test.each([
    ['accept', [['cookies', 'accept']], [...cookieKinds]],
    [
      'reject',
      [
        ['cookies', 'reject'],
        ['kind', 'analitik'],
      ],
      [],
    ],
    [
      'custom',
      [
        ['cookies', 'custom'],
        ['kind', 'analitik'],
        ['kind', 'pazarlama'],
      ],
      ['analitik', 'pazarlama'],
    ],
  ] as [string, [string, string][], string[]][])(
    '%s is kept for a year with choice, version and time',
    async (choice, fields, kinds) => {
      const answer = await send(fields)
      const { cookie, choice: kept } = keptBy(answer)
      expect(kept).toEqual({ version: noticeVersion, choice, kinds, time: '2026-11-20T10:00:00.000Z' })
      expect(cookie).toContain(`Max-Age=${365 * 24 * 60 * 60}`)
      expect(answer.headers.get('location')).toBe('/sepetim')
    },
  )

  test('of another kind is refused', async () => {
    await expect(send([['cookies', 'maybe']])).rejects.toMatchObject({ init: { status: 400 } })
    await expect(
      send([
        ['cookies', 'custom'],
        ['kind', 'reklam'],
      ]),
    ).rejects.toMatchObject({ init: { status: 400 } })
  })
})
