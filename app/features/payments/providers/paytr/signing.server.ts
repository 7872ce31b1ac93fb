import { createHmac, timingSafeEqual } from 'node:crypto'

export type PaytrKeys = { merchantId: string; merchantKey: string; merchantSalt: string }

/** The token of a request: its fields in PayTR's order, then the salt. */
export function paytrToken(
  { merchantKey, merchantSalt }: PaytrKeys,
  fields: readonly (string | number)[],
): string {
  return hmac(merchantKey, fields.join('') + merchantSalt)
}

/** True when PayTR signed the message, which covers status and captured amount. */
export function isPaytrMessage(
  { merchantKey, merchantSalt }: PaytrKeys,
  said: { oid: string; status: string; total: string; hash: string },
): boolean {
  const right = Buffer.from(hmac(merchantKey, said.oid + merchantSalt + said.status + said.total))
  const given = Buffer.from(said.hash)
  return right.length === given.length && timingSafeEqual(right, given)
}

const hmac = (key: string, data: string) => createHmac('sha256', key).update(data).digest('base64')
