import { expect, test } from 'vitest'
import { savePreferences } from './preferences.server'

const now = new Date('2026-11-20T10:00:00Z')

function send(
  fields: [name: string, value: string][],
  headers: Record<string, string> = {},
  origin = 'http://localhost:3000',
) {
  const body = new URLSearchParams(fields)
  return savePreferences(new Request(`${origin}/tercihler`, { method: 'POST', body, headers }), now)
}

async function sendPlainly(...fields: [name: string, value: string][]): Promise<Response> {
  const answer = await send(fields)
  if (!(answer instanceof Response)) throw new Error('A plain form is answered with a redirect')
  return answer
}

test('without scripts the visitor comes back to the page of the form, never out of the shop', async () => {
  const back = await sendPlainly(['theme', 'dark'], ['returnTo', '/deri-kordonlar?renk=1'])
  expect([back.status, back.headers.get('location')]).toEqual([302, '/deri-kordonlar?renk=1'])
  const away = await sendPlainly(['theme', 'dark'], ['returnTo', '//evil.example'])
  expect(away.headers.get('location')).toBe('/')
})

test('a request of a script is answered without a redirect', async () => {
  const answer = await send([['theme', 'light']], { 'sec-fetch-mode': 'cors' })
  expect(answer).not.toBeInstanceOf(Response)
})

test('over https the cookies are for https only', async () => {
  const answer = (await send([['density', 'compact']], {}, 'https://vitrin.example')) as Response
  expect(answer.headers.getSetCookie()).toEqual([
    expect.stringMatching(/^density=compact; Path=\/; .*HttpOnly; SameSite=Lax; Secure$/),
  ])
})
