import { expect, test } from 'vitest'
import { areKeys, encryptMessage } from './encrypt.server'
import { decryptMessage, newBrowserKeys } from '../testing/browser-keys'

// RFC 8291, section 5 and appendix A.
const vector = {
  plain: 'When I grow up, I want to be a watermelon',
  keys: {
    p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
    auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  },
  senderPrivateKey: 'yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw',
  salt: 'DGv6ra1nlYgDCS1FRnbzlw',
  body: [
    'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27ml',
    'mlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPT',
    'pK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
  ].join(''),
}
const bytes = (text: string) => Buffer.from(text, 'base64url')

test('the example of RFC 8291 is encrypted to the same bytes', () => {
  const randomness = { privateKey: bytes(vector.senderPrivateKey), salt: bytes(vector.salt) }
  const body = encryptMessage(Buffer.from(vector.plain), vector.keys, randomness)
  expect(body.toString('base64url')).toBe(vector.body)
})

test('a browser reads what was encrypted for it, and no other browser', () => {
  const [browser, other] = [newBrowserKeys(), newBrowserKeys()]
  const body = encryptMessage(Buffer.from('Siparişiniz yola çıktı'), browser.keys)
  expect(decryptMessage(body, browser).toString()).toBe('Siparişiniz yola çıktı')
  expect(() => decryptMessage(body, other)).toThrow('authenticate')
})

test('keys are a point of the curve and 16 bytes', () => {
  const { p256dh, auth } = vector.keys
  expect(areKeys(vector.keys)).toBe(true)
  expect(areKeys({ p256dh, auth: 'BTBZMqHH6r4T' })).toBe(false)
  expect(areKeys({ p256dh: `${p256dh.slice(0, -4)}AAAA`, auth })).toBe(false)
  expect(areKeys({ p256dh: '', auth: '' })).toBe(false)
})
