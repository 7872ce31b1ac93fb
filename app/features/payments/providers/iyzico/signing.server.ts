import { createHmac, timingSafeEqual } from 'node:crypto'

export type IyzicoKeys = { apiKey: string; secretKey: string }

/** Headers of a request (IYZWSv2). The signature covers the path without its query and the exact bytes of the body. */
export function signedHeaders(
  { apiKey, secretKey }: IyzicoKeys,
  { path, body, random }: { path: string; body: string; random: string },
): Record<string, string> {
  const signature = hmac(secretKey, random + path + body)
  const plain = `apiKey:${apiKey}&randomKey:${random}&signature:${signature}`
  return {
    authorization: `IYZWSv2 ${Buffer.from(plain).toString('base64')}`,
    'x-iyzi-rnd': random,
    'content-type': 'application/json',
  }
}

/** True when iyzico signed the answer: the signature covers these fields, amounts formatted as JavaScript does. */
export function isSignedAnswer(secretKey: string, fields: readonly string[], signature: string): boolean {
  return isSame(hmac(secretKey, fields.join(':')), signature)
}

/** The same for a message to the shop's server (X-IYZ-SIGNATURE-V3). */
export function isSignedMessage(secretKey: string, fields: readonly string[], signature: string): boolean {
  return isSame(hmac(secretKey, secretKey + fields.join('')), signature)
}

const hmac = (key: string, data: string) => createHmac('sha256', key).update(data).digest('hex')

function isSame(right: string, given: string): boolean {
  const [a, b] = [Buffer.from(right), Buffer.from(given)]
  return a.length === b.length && timingSafeEqual(a, b)
}
