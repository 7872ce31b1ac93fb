import { describe, expect, test } from 'vitest'
import { isSignedAnswer, isSignedMessage, signedHeaders } from './iyzico/signing.server'
import { isPaytrMessage, paytrToken } from './paytr/signing.server'
import { merchant, readNotice, signNotice } from './test-bank/signing.server'

const changed = (text: string) => text.slice(0, -1) + (text.endsWith('a') ? 'b' : 'a')

describe('iyzico', () => {
  const keys = { apiKey: 'sandbox-key', secretKey: 'sandbox-secret' }

  test('signs a request as its own client does', () => {
    const body = '{"locale":"tr","conversationId":"123456789","binNumber":"554960"}'
    const headers = signedHeaders(keys, { path: '/payment/bin/check', body, random: '123456789' })
    const [scheme, encoded] = headers.authorization!.split(' ')
    expect(scheme).toBe('IYZWSv2')
    expect(Buffer.from(encoded!, 'base64').toString()).toBe(
      'apiKey:sandbox-key&randomKey:123456789&signature:9a976bbd3e8f9c49319fd85f23906c613ec6d9e919492ed790500765848fcb8b',
    )
  })

  test('P22: an answer is accepted only with the right signature', () => {
    const fields = ['SUCCESS', '12345', 'TRY', 'B67832', '123456789', '1.2', '1', 'tok']
    const signature = 'daf45f97a80ebf79cac922c92e0851eb6922e6b95b97536615be2f3ba8fe639a'
    expect(isSignedAnswer(keys.secretKey, fields, signature)).toBe(true)
    for (const wrong of [changed(signature), '', signature.slice(1), signature.toUpperCase()])
      expect(isSignedAnswer(keys.secretKey, fields, wrong)).toBe(false)
    for (let i = 0; i < fields.length; i++)
      expect(isSignedAnswer(keys.secretKey, fields.with(i, `${fields[i]}0`), signature)).toBe(false)
  })

  test('P22: a message to the server is accepted only with the right signature', () => {
    const fields = ['CHECKOUT_FORM_AUTH', '12345', 'tok', '123456789', 'SUCCESS']
    const signature = 'ea4f7ec863e982bda9928eb108646c0cab166f8659288e226da1d35c088ca3ee'
    expect(isSignedMessage(keys.secretKey, fields, signature)).toBe(true)
    expect(isSignedMessage('another-secret', fields, signature)).toBe(false)
    for (let i = 0; i < fields.length; i++)
      expect(isSignedMessage(keys.secretKey, fields.with(i, 'x'), signature)).toBe(false)
  })
})

describe('PayTR', () => {
  const keys = { merchantId: '123456', merchantKey: 'KEY', merchantSalt: 'SALT' }

  test('signs the call for a token as its documentation does', () => {
    const basket = 'W1siS29seWUiLCIzNC41NiIsMV1d'
    const fields = ['123456', '85.34.78.112', 'SP1001', 'a@b.com', 3456, basket, '0', '0', 'TL', '1']
    expect(paytrToken(keys, fields)).toBe('+5xx7VFk/u9eZ7JOIKq8inJWUTWqxdPtyTN+hZVtw64=')
  })

  test('P22: a message is accepted only with the right signature', () => {
    const hash = 'MDN4fPD0BeUY0blLniZLO4a7+GG4D8LA/5w4cIShYjE='
    const said = { oid: 'SP1001', status: 'success', total: '3456', hash }
    expect(isPaytrMessage(keys, said)).toBe(true)
    for (const [name, value] of Object.entries(said))
      expect(isPaytrMessage(keys, { ...said, [name]: changed(value) })).toBe(false)
    expect(isPaytrMessage({ ...keys, merchantSalt: 'OTHER' }, said)).toBe(false)
  })
})

test('P22: the test bank’s notice is for one shop, and each field may come only once', () => {
  const notice = { attempt: 'a', token: 't', result: 'captured', amount: '100', currency: 'TRY' } as const
  const fields = new URLSearchParams(signNotice('secret', { merchant, ...notice }))
  expect(readNotice('secret', fields)).toMatchObject(notice)
  expect(readNotice('other', fields)).toBeNull()
  const foreign = new URLSearchParams(signNotice('secret', { ...notice, merchant: 'other-shop' }))
  expect(readNotice('secret', foreign)).toBeNull()
})
