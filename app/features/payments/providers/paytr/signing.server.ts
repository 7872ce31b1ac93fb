import { createHmac, timingSafeEqual } from 'node:crypto'

export type PaytrKeys = { merchantId: string; merchantKey: string; merchantSalt: string }

/** The token of a call: its fields one after the other, in PayTR's order, and the salt. */
export function paytrToken(
  { merchantKey, merchantSalt }: PaytrKeys,
  fields: readonly (string | number)[],
): string {
  return hmac(merchantKey, fields.join('') + merchantSalt)
}

/** Whether a message is PayTR's: what it says of a payment, and how much was taken. */
export function isPaytrMessage(
  { merchantKey, merchantSalt }: PaytrKeys,
  said: { oid: string; status: string; total: string; hash: string },
): boolean {
  const right = Buffer.from(hmac(merchantKey, said.oid + merchantSalt + said.status + said.total))
  const given = Buffer.from(said.hash)
  return right.length === given.length && timingSafeEqual(right, given)
}

const hmac = (key: string, data: string) => createHmac('sha256', key).update(data).digest('base64')
