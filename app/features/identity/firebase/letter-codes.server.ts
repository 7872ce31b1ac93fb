import { seal, unseal } from '../accounts/sealing.server'

/** ms a letter is good: Firebase's own codes live for an hour and for days (promise P11). */
const lifetime = 30 * 60_000
const purpose = 'PASSWORD_RESET'

/** Seals a code of Firebase into what a letter's link carries: only the shop can use it, and for half an hour. */
export function sealCode(
  secret: string,
  { uid, oobCode }: { uid: string; oobCode: string },
  now: Date,
): string {
  return seal(secret, purpose, [now.getTime() + lifetime, oobCode, uid].join(' '))
}

/** The content of a link; null when it was changed, is for something else, or too old. */
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
