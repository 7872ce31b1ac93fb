import { seal, unseal } from '../accounts/sealing.server'

/** ms of an email's validity: Firebase's own codes last for an hour or days (promise P11). */
const lifetime = 30 * 60_000
const purpose = 'PASSWORD_RESET'

/** A Firebase code, encrypted for an email's link: only the shop can use it, for half an hour. */
export function sealCode(
  secret: string,
  { uid, oobCode }: { uid: string; oobCode: string },
  now: Date,
): string {
  return seal(secret, purpose, [now.getTime() + lifetime, oobCode, uid].join(' '))
}

/** The content of a link; null when it was altered, is for another purpose, or has expired. */
export function openCode(secret: string, sealed: string, now: Date): { uid: string; oobCode: string } | null {
  const [until = '', oobCode = '', uid = ''] = tryUnseal(secret, sealed).split(' ')
  return now.getTime() < Number(until) ? { uid, oobCode } : null
}

function tryUnseal(secret: string, sealed: string): string {
  try {
    return unseal(secret, purpose, sealed)
  } catch {
    return ''
  }
}
