import type { Keys } from '../choices/local-keys'
import { write } from '../choices/local-keys'

/** A registration as the calls answer it. */
export type Registered = { token: string; topics: string[]; groups: string[] }

/** Writes the keys of the specification: token, topics, and the group to which the browser was registered. */
export function keepRegistration(keys: Keys, { token, topics, groups }: Registered): void {
  try {
    keys.setItem('fcm_token', token)
  } catch {
    return
  }
  write(keys, 'fcm_data', { topics })
  write(keys, 'fcm_to', groups[0] ?? '')
}

export function forgetRegistration(keys: Keys): void {
  for (const key of ['fcm_token', 'fcm_data', 'fcm_to', 'fcm_seen']) keys.removeItem(key)
}

const day = 24 * 3_600_000
const time = (keys: Keys, key: string) => Number(keys.getItem(key)) || 0

/** Writes that the visitor wants no notifications now. */
export function decline(keys: Keys, now: number): void {
  write(keys, 'fcm_declined', now)
}

/** Counts the visits of this browser: one per session of the browser. */
export function countVisit(keys: Keys, session: Keys): number {
  const before = time(keys, 'visits')
  if (session.getItem('visit') !== null) return before
  write(session, 'visit', 1)
  write(keys, 'visits', before + 1)
  return before + 1
}

/** Pages on which nothing may distract from buying and paying, or which have the question themselves. */
const quiet =
  /^\/(checkout|odeme|3dpayment|pm|ordermanualpayment|sepetim|basket|cart|user\/notification|tercihler)\b/i
export const isQuiet = (path: string): boolean => quiet.test(path)

/** Whether this is the first call of the browser's session, in which a page that no script needs starts them for the question. */
export function firstQuestionOf(session: Keys): boolean {
  if (session.getItem('pushAsked') !== null) return false
  write(session, 'pushAsked', 1)
  return true
}

/** Whether the page has buttons that buy: they are kept free. */
export const sells = (): boolean => document.querySelector('.buy-bar, main form[action*="sepet" i]') !== null

type Moment = {
  keys: Keys
  permission: NotificationPermission
  visits: number
  hasOrdered: boolean
  retryDays: number
  now: number
}

/**
 * Whether to show the prompt: to visitors who are not subscribed, from the second visit or after an order, and again at
 * least one day after "Şimdi değil" (specification §9 "Push prompt retry").
 */
export function mayAsk({ keys, permission, visits, hasOrdered, retryDays, now }: Moment): boolean {
  if (permission !== 'default' || keys.getItem('fcm_token') !== null) return false
  if (now - time(keys, 'fcm_declined') < Math.max(retryDays, 1) * day) return false
  return visits >= 2 || hasOrdered
}

/** Whether the registration is to be confirmed: once a day, and after signing in or out. */
export function isDue(keys: Keys, isGuest: boolean, now: number): boolean {
  if (keys.getItem('fcm_token') === null) return false
  const wasGuest = keys.getItem('fcm_to') === '"guest"'
  return wasGuest !== isGuest || now - time(keys, 'fcm_seen') >= day
}

export function markSeen(keys: Keys, now: number): void {
  write(keys, 'fcm_seen', now)
}
