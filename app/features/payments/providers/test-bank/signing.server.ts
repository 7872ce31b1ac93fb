import { createHmac, timingSafeEqual } from 'node:crypto'

/** A signed message of the bank to the shop. Amount in kuruş. */
export type Notice = {
  merchant: string
  attempt: string
  token: string
  result: 'captured' | 'declined'
  amount: string
  currency: string
}

export const merchant = 'vitrin-deneme'
const names = ['merchant', 'attempt', 'token', 'result', 'amount', 'currency'] as const

/** The fields of a notice as a form sends them. */
export function signNotice(secret: string, notice: Notice): [name: string, value: string][] {
  return [...names.map((name): [string, string] => [name, notice[name]]), ['signature', sign(secret, notice)]]
}

/** The notice, when this bank signed it for this shop; otherwise null. The comparison takes constant time. */
export function readNotice(secret: string, fields: URLSearchParams): Notice | null {
  const once = [...names, 'signature'].every((name) => fields.getAll(name).length === 1)
  if (!once) return null
  const notice = Object.fromEntries(names.map((name) => [name, fields.get(name)!])) as Notice
  const given = Buffer.from(fields.get('signature')!)
  const right = Buffer.from(sign(secret, notice))
  const isSigned = given.length === right.length && timingSafeEqual(given, right)
  return isSigned && notice.merchant === merchant ? notice : null
}

function sign(secret: string, notice: Notice): string {
  const words = names.map((name) => notice[name])
  // JSON keeps different notices distinct; the prefix limits the signature to this use.
  return createHmac('sha256', secret)
    .update(`test-bank:${JSON.stringify(words)}`)
    .digest('hex')
}
