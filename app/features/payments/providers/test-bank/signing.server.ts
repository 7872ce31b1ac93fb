import { createHmac, timingSafeEqual } from 'node:crypto'

/** What the bank tells the shop, signed field by field. Amount in kuruş. */
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

/** The notice, if this bank signed it for this shop; takes the same time however much of a signature is right. */
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
  // As JSON no two notices have the same words; the prefix keeps the signature from being good for anything else.
  return createHmac('sha256', secret)
    .update(`test-bank:${JSON.stringify(words)}`)
    .digest('hex')
}
