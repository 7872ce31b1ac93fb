import { expect, test } from 'vitest'
import {
  type CookieChoice,
  noticeVersion,
  readCookieChoice,
  readTheme,
  writeCookieChoice,
} from './preferences'

const time = '2026-11-20T10:00:00.000Z'

test.each<CookieChoice>([
  { version: noticeVersion, choice: 'accept', kinds: ['islevsel', 'analitik', 'pazarlama'], time },
  { version: noticeVersion, choice: 'reject', kinds: [], time },
  { version: noticeVersion, choice: 'custom', kinds: ['analitik'], time },
])('the answer to the cookie notice is kept with its version and time: $choice', (choice) => {
  expect(readCookieChoice(writeCookieChoice(choice))).toEqual(choice)
})

test.each([undefined, '', 'true', `${noticeVersion}.maybe..${time}`, `${noticeVersion + 1}.accept..${time}`])(
  'the cookie notice asks again when the cookie says %j',
  (cookie) => {
    expect(readCookieChoice(cookie)).toBeNull()
  },
)

test('unknown kinds of cookies do not count as consent', () => {
  expect(readCookieChoice(`${noticeVersion}.custom.reklam+analitik.${time}`)?.kinds).toEqual(['analitik'])
})

test('the page follows the theme of the device unless the visitor chose one', () => {
  expect([undefined, 'neon', 'light', 'dark'].map(readTheme)).toEqual(['auto', 'auto', 'light', 'dark'])
})
