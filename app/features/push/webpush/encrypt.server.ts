import { createCipheriv, createECDH, createHmac, createPublicKey, randomBytes } from 'node:crypto'
import type { PushKeys } from '../push'

/** The sender's key pair of one message and its salt; tests give those of RFC 8291. */
export type Randomness = { privateKey: Buffer; salt: Buffer }

const recordSize = 4_096

/** A message encrypted for a browser with `aes128gcm` (RFC 8291, RFC 8188), in one record. */
export function encryptMessage(
  plain: Buffer,
  keys: PushKeys,
  { privateKey, salt }: Partial<Randomness> = {},
): Buffer {
  const sender = createECDH('prime256v1')
  if (privateKey) sender.setPrivateKey(privateKey)
  else sender.generateKeys()
  const own = sender.getPublicKey()
  const theirs = Buffer.from(keys.p256dh, 'base64url')
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), theirs, own])
  const secret = derive(Buffer.from(keys.auth, 'base64url'), sender.computeSecret(theirs), info, 32)
  const grain = salt ?? randomBytes(16)
  const key = derive(grain, secret, Buffer.from('Content-Encoding: aes128gcm\0'), 16)
  const nonce = derive(grain, secret, Buffer.from('Content-Encoding: nonce\0'), 12)
  const cipher = createCipheriv('aes-128-gcm', key, nonce)
  // The byte 2 ends the last record.
  const record = Buffer.concat([cipher.update(plain), cipher.update(Buffer.from([2])), cipher.final()])
  const size = Buffer.alloc(4)
  size.writeUInt32BE(recordSize)
  return Buffer.concat([grain, size, Buffer.from([own.length]), own, record, cipher.getAuthTag()])
}

/** HKDF with SHA-256 for at most 32 bytes (RFC 5869). */
export function derive(salt: Buffer, key: Buffer, info: Buffer, length: number): Buffer {
  const extracted = createHmac('sha256', salt).update(key).digest()
  return createHmac('sha256', extracted)
    .update(info)
    .update(Buffer.from([1]))
    .digest()
    .subarray(0, length)
}

/** Whether keys of a browser can be used: a point of the curve P-256 and 16 bytes. */
export function areKeys({ p256dh, auth }: PushKeys): boolean {
  const point = Buffer.from(p256dh, 'base64url')
  if (Buffer.from(auth, 'base64url').length !== 16 || point.length !== 65 || point[0] !== 4) return false
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString('base64url'))
  try {
    createPublicKey({ format: 'jwk', key: { kty: 'EC', crv: 'P-256', x, y } })
    return true
  } catch {
    return false
  }
}
