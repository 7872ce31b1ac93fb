import { createECDH, createPrivateKey, hkdfSync, type KeyObject, sign } from 'node:crypto'

/** The key pair by which push services know the shop (RFC 8292). `publicKey`: base64url, as browsers take it. */
export type VapidKeys = { publicKey: string; privateKey: KeyObject }

/** Number of points of the curve P-256. */
const order = 0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551n

/** The shop's key pair, derived from its secret: every process has the same one, and no database holds it. */
export function vapidKeysOf(secret: string): VapidKeys {
  // 48 bytes make every key equally likely (FIPS 186-5 A.2.1).
  const seed = Buffer.from(hkdfSync('sha256', secret, '', 'vitrin vapid', 48)).toString('hex')
  const scalar = (BigInt(`0x${seed}`) % (order - 1n)) + 1n
  const d = Buffer.from(scalar.toString(16).padStart(64, '0'), 'hex')
  const pair = createECDH('prime256v1')
  pair.setPrivateKey(d)
  const point = pair.getPublicKey()
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString('base64url'))
  const key = { kty: 'EC', crv: 'P-256', d: d.toString('base64url'), x, y }
  return {
    publicKey: point.toString('base64url'),
    privateKey: createPrivateKey({ format: 'jwk', key }),
  }
}

/** Seconds for which a signature is valid; services take at most 24 hours. */
const validity = 12 * 3_600

/** The header `Authorization` for a push service. `subject`: how the service reaches the shop, a `mailto:` address. */
export function vapidHeader(
  endpoint: URL,
  { publicKey, privateKey }: VapidKeys,
  { subject, now }: { subject: string; now: Date },
): string {
  const exp = Math.floor(now.getTime() / 1_000) + validity
  const parts = [
    { typ: 'JWT', alg: 'ES256' },
    { aud: endpoint.origin, exp, sub: subject },
  ]
  const unsigned = parts.map((part) => Buffer.from(JSON.stringify(part)).toString('base64url')).join('.')
  const signature = sign('sha256', Buffer.from(unsigned), { key: privateKey, dsaEncoding: 'ieee-p1363' })
  return `vapid t=${unsigned}.${signature.toString('base64url')}, k=${publicKey}`
}
