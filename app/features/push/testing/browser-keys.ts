import { createDecipheriv, createECDH, type ECDH, randomBytes } from 'node:crypto'
import type { PushKeys } from '../push'
import { derive } from '../webpush/encrypt.server'

export type BrowserKeys = { keys: PushKeys; pair: ECDH; auth: Buffer }

/** The keys of a browser that subscribes. */
export function newBrowserKeys(): BrowserKeys {
  const pair = createECDH('prime256v1')
  const p256dh = pair.generateKeys('base64url')
  const auth = randomBytes(16)
  return { keys: { p256dh, auth: auth.toString('base64url') }, pair, auth }
}

/** The plain text of a message, as a browser reads it (RFC 8188 §2). Throws for a message to another browser. */
export function decryptMessage(body: Buffer, { pair, auth }: BrowserKeys): Buffer {
  const salt = body.subarray(0, 16)
  const length = body[20]!
  const sender = body.subarray(21, 21 + length)
  const record = body.subarray(21 + length)
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), pair.getPublicKey(), sender])
  const secret = derive(auth, pair.computeSecret(sender), info, 32)
  const key = derive(salt, secret, Buffer.from('Content-Encoding: aes128gcm\0'), 16)
  const nonce = derive(salt, secret, Buffer.from('Content-Encoding: nonce\0'), 12)
  const decipher = createDecipheriv('aes-128-gcm', key, nonce)
  decipher.setAuthTag(record.subarray(-16))
  const padded = Buffer.concat([decipher.update(record.subarray(0, -16)), decipher.final()])
  return padded.subarray(0, padded.lastIndexOf(2))
}
