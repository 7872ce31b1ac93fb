import { expect, test } from 'vitest'
import { openCode, sealCode } from './letter-codes.server'
import { now } from './testing/google'

const secret = 'a secret of the tests, 32 characters'
const code = { uid: 'somebody', oobCode: 'a code of Firebase'.replaceAll(' ', '-') }
const later = (minutes: number) => new Date(now.getTime() + minutes * 60_000)

test('a letter carries its code sealed, for one purpose and half an hour', () => {
  const sealed = sealCode(secret, 'PASSWORD_RESET', code, now)
  expect(sealed).toMatch(/^[\w-]{1,300}$/)
  expect(Buffer.from(sealed, 'base64url').toString('latin1')).not.toContain(code.oobCode)
  expect(openCode(secret, 'PASSWORD_RESET', sealed, later(29))).toEqual(code)
  expect(openCode(secret, 'PASSWORD_RESET', sealed, later(30))).toBeNull()
  expect(openCode(secret, 'VERIFY_EMAIL', sealed, now)).toBeNull()
  expect(openCode('another secret, of 32 characters', 'PASSWORD_RESET', sealed, now)).toBeNull()
  for (const other of ['', 'short', `A${sealed}`, sealed.slice(0, -4), code.oobCode])
    expect(openCode(secret, 'PASSWORD_RESET', other, now)).toBeNull()
})
