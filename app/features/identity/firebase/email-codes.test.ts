import { expect, test } from 'vitest'
import { seal, unseal } from '../accounts/sealing.server'
import { openCode, sealCode } from './email-codes.server'
import { now } from './testing/google'

const secret = 'a secret of the tests, 32 characters'
const code = { uid: 'somebody', oobCode: 'a code of Firebase'.replaceAll(' ', '-') }
const unsealed = (sealed: string) => unseal(secret, 'PASSWORD_RESET', sealed)
const later = (minutes: number) => new Date(now.getTime() + minutes * 60_000)

test('an email carries its code encrypted, valid for half an hour', () => {
  const sealed = sealCode(secret, code, now)
  expect(sealed).toMatch(/^[\w-]{1,300}$/)
  expect(Buffer.from(sealed, 'base64url').toString('latin1')).not.toContain(code.oobCode)
  expect(openCode(secret, sealed, later(29))).toEqual(code)
  expect(openCode(secret, sealed, later(30))).toBeNull()
  expect(openCode(secret, seal(secret, 'another purpose', unsealed(sealed)), now)).toBeNull()
  expect(openCode('another secret, of 32 characters', sealed, now)).toBeNull()
  for (const other of ['', 'short', `A${sealed}`, sealed.slice(0, -4), code.oobCode])
    expect(openCode(secret, other, now)).toBeNull()
})
