import { createHmac, timingSafeEqual } from 'node:crypto'
import { stockAlertPath } from './stock-alerts'

/** Address of an alert's page for anybody who has the email: to confirm or to stop it, without a sign-in. */
export function alertLink(origin: string, secret: string, alertId: number): string {
  return `${origin}${stockAlertPath}/${alertId}?imza=${sign(secret, alertId)}`
}

/** Whether a link is ours. Takes the same time however much of the signature is right. */
export function isAlertLink(secret: string, alertId: number, signature: string): boolean {
  const given = Buffer.from(signature)
  const right = Buffer.from(sign(secret, alertId))
  return given.length === right.length && timingSafeEqual(given, right)
}

function sign(secret: string, alertId: number): string {
  // The prefix keeps this signature from being valid for anything else the secret signs.
  return createHmac('sha256', secret).update(`stock-alert:${alertId}`).digest('base64url')
}
