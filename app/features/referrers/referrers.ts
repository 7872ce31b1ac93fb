import { hostOf, kindOfHost } from './hosts'

export const touchKinds = ['campaign', 'ref', 'search', 'social', 'site'] as const
/** campaign: `utm_…` of the link; ref: its `?ref=`; the other kinds: the site that linked here. */
export type TouchKind = (typeof touchKinds)[number]

/** The texts of a touch, each at most 60 characters; '' when the link has none. `source` is a name or a host. */
export type TouchTexts = {
  source: string
  medium: string
  campaign: string
  term: string
  content: string
}

/** An arrival from outside the shop. `on`: the day in Istanbul, `2026-11-20`. */
export type Touch = TouchTexts & { kind: TouchKind; on: string }

/** The first arrival of a visitor within 90 days, and the last one. */
export type Touches = { first: Touch; last: Touch }

/** Days after which a touch counts no more, and after which the cookie ends. */
export const daysKept = 90
const longest = 60

/**
 * A text of a link as it may be kept: small letters, one space between words, at most 60 characters. '' for what looks like
 * personal data: an email address, or five digits in a row as in numbers of phones, orders and persons.
 */
export function cleaned(text: string | null | undefined): string {
  const plain = (text ?? '')
    .normalize('NFC')
    // Half of a character pair would not survive the cookie.
    .toWellFormed()
    .replace(/[\p{C}\s]+/gu, ' ')
    .trim()
    .replaceAll('İ', 'i')
    .toLowerCase()
  if (/@|%40|\d{5}/.test(plain) || plain.replace(/\D/g, '').length >= 10) return ''
  return plain.slice(0, longest).toWellFormed().trim()
}

/**
 * The touch of a visit: `address` is the opened page of the shop, `referer` the header. Null for a link within the shop, a
 * return from a bank, and a visit that names no source. Of a foreign address only the host is kept.
 */
export function touchOf(address: string, referer: string | null, on: string): Touch | null {
  const { searchParams: query } = new URL(address)
  const host = referer ? hostOf(referer) : null
  if (referer && isOwn(address, referer)) return null
  const kind = host && kindOfHost(host)
  if (host && !kind) return null
  const from = host ? cleaned(host) : ''
  const utm = (name: string) => cleaned(query.get(`utm_${name}`))
  const texts = {
    medium: utm('medium'),
    campaign: utm('campaign'),
    term: utm('term'),
    content: utm('content'),
  }
  const source = utm('source')
  if (source || texts.campaign) return { kind: 'campaign', source: source || from, ...texts, on }
  const plain = { campaign: '', term: '', content: '', on }
  const given = query.get('ref')
  const ref = given && (hostOf(given) ?? (/[:/]/.test(given) ? '' : given))
  if (cleaned(ref)) return { kind: 'ref', source: cleaned(ref), medium: 'ref', ...plain }
  return kind && from ? { kind, source: from, medium: mediums[kind], ...plain } : null
}

const mediums = { search: 'organic', social: 'social', site: 'referral' }

const isOwn = (address: string, referer: string) => {
  const foreign = URL.parse(referer)
  const bare = (host: string) => host.toLowerCase().replace(/^www\./, '')
  return foreign !== null && bare(foreign.host) === bare(new URL(address).host)
}

/** The touches after another one: the first stays while it is young enough, the last is replaced. */
export function withTouch(known: Touches | null, touch: Touch): Touches {
  return { first: known?.first ?? touch, last: touch }
}

/** The touches of the 90 days before a day; null when there is none. */
export function stillCounting(known: Touches, today: string): Touches | null {
  const counts = ({ on }: Touch) => on <= today && daysBetween(on, today) <= daysKept
  if (!counts(known.last)) return null
  return counts(known.first) ? known : { first: known.last, last: known.last }
}

const daysBetween = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / 86_400_000
