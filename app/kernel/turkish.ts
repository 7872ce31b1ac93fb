/**
 * Letters without a decomposition that `fold` replaces one for one, after lower-casing: the letter at a place of
 * FOLD_FROM becomes the one at the same place of FOLD_TO. The database folds with the same table.
 */
export const FOLD_FROM = 'ıøđðħłŀŋŉŧĸſə'
export const FOLD_TO = 'ioddhllnntkse'

/** Letters that `fold` replaces by two. */
export const FOLD_PAIRS = [
  ['ß', 'ss'],
  ['æ', 'ae'],
  ['œ', 'oe'],
  ['þ', 'th'],
] as const

const FOLDED: ReadonlyMap<string, string> = new Map([
  ...[...FOLD_FROM].map((letter, place): [string, string] => [letter, FOLD_TO.charAt(place)]),
  ...FOLD_PAIRS,
])
const FOLDABLE = new RegExp(`[${[...FOLDED.keys()].join('')}]`, 'g')

/**
 * The form in which texts are searched and compared, never shown: lower case, I İ ı i alike, accents (Turkish,
 * Vietnamese, any combining mark) gone. `IŞIKLI` and `ışıklı` give `isikli`. The SQL function `tr_fold` agrees.
 */
export function fold(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(FOLDABLE, (letter) => FOLDED.get(letter) ?? letter)
}

/** Lower case for display: I → ı, İ → i. Never for e-mails, codes or anything compared. */
export function lowerTr(text: string): string {
  return text.toLocaleLowerCase('tr')
}

/** Upper case for display: i → İ, ı → I. Never for e-mails, codes or anything compared. */
export function upperTr(text: string): string {
  return text.toLocaleUpperCase('tr')
}

/** Each word with a capital and the rest in lower case, for display; a suffix after an apostrophe stays small. */
export function titleTr(text: string): string {
  return lowerTr(text).replace(/(?<![\p{L}\p{M}\p{N}'’])\p{L}/gu, upperTr)
}

const collator = /* @__PURE__ */ new Intl.Collator('tr')

/** Turkish alphabetical order (ç after c, ı before i), for `sort`; the same order as the database's `tr-x-icu`. */
export function compareTr(a: string, b: string): number {
  return collator.compare(a, b)
}

/** The specification's slug rule (§9) to the letter: one hyphen per + ? / & and space, edges and other signs kept. */
export function slugRaw(text: string): string {
  return fold(text).replace(/[+?/& ]/g, '-')
}

/**
 * A link made from a title, a valid URL path segment of a–z, 0–9, `_` and `-`: the specification's rule, then
 * other punctuation, white space and mathematical signs become a hyphen each; quotation marks, apostrophes, emoji,
 * control characters and letters of other scripts vanish; hyphens at the edges go. May be empty.
 */
export function slug(text: string): string {
  const link = slugRaw(text)
    .replace(/['"`´‘’‚‛“”„‟′″«»‹›]/g, '')
    .replace(/(?!_)[\p{P}\p{Z}\p{Sm}\s]/gu, '-')
    .replace(/[^a-z0-9_-]/g, '')
  // Linear where trimming with /-+$/ would be quadratic.
  return /[^-](?:.*[^-])?/.exec(link)?.[0] ?? ''
}

/** The base itself if free, else the first free of `base-2`, `base-3`, …; an empty base gives `1`, `2`, … */
export function uniqueSlug(base: string, taken: (link: string) => boolean): string {
  if (base !== '' && !taken(base)) return base
  for (let number = base === '' ? 1 : 2; ; number += 1) {
    const candidate = base === '' ? String(number) : `${base}-${number}`
    if (!taken(candidate)) return candidate
  }
}

/**
 * An e-mail address as it is stored and compared: trimmed, A–Z lowered and nothing else. Turkish casing would turn
 * INFO into ınfo; full Unicode casing would let look-alikes (İ, the Kelvin sign) reach somebody else's account.
 */
export function normalizeEmail(email: string): string {
  return email.trim().replace(/[A-Z]+/g, (letters) => letters.toLowerCase())
}

/** Whether two addresses belong to the same account. */
export function sameEmail(a: string, b: string): boolean {
  return normalizeEmail(a) === normalizeEmail(b)
}

/**
 * A coupon, gift or campaign code as it is stored and compared: trimmed, folded, in capitals. Folding rather than
 * Turkish casing, because a Turkish keyboard writes `indirim10` as İNDİRİM10 and an English one as INDIRIM10.
 */
export function normalizeCode(code: string): string {
  return fold(code.trim()).replace(/[a-z]+/g, (letters) => letters.toUpperCase())
}

/** Whether two codes are the same code, however they were typed. */
export function sameCode(a: string, b: string): boolean {
  return normalizeCode(a) === normalizeCode(b)
}

// Control characters that are no white space, soft hyphen, zero-width and direction marks, halves of surrogate pairs.
// The joiners U+200C and U+200D stay: emoji and Persian need them.
const INVISIBLE = /(?!\s)\p{Cc}|[\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff\p{Cs}]/gu

/** Text as it is stored from a one-line field: NFC, no control or invisible characters, single spaces, trimmed. */
export function normalizeText(text: string): string {
  return text.replace(INVISIBLE, '').replace(/\s+/g, ' ').trim().normalize('NFC')
}

/** The same for a field of several lines: line breaks stay, more than one empty line in a row does not. */
export function normalizeLines(text: string): string {
  const lines = text.split(/\r\n|[\n\r\u2028\u2029]/).map(normalizeText)
  return lines
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}

/** The sign before every negative amount and count that customers read: a minus is as wide as a digit, a hyphen is not. */
const minus = '−'

/** An amount as customers see it: 123450 kuruş → `1.234,50 TL`, a negative one → `−0,50 TL`. Throws RangeError when it is not whole kuruş. */
export function formatPrice(kurus: number): string {
  return `${formatAmount(kurus)} TL`
}

/** A price without its currency, for columns that name it in their head: 123450 kuruş → `1.234,50`. */
export function formatAmount(kurus: number): string {
  return formatKurus(kurus, '.', ',', minus)
}

/** The specification's price format (§9) of an amount in TL: 1234.5 → `1,234.50`. */
export function formatPriceSpec(tl: number): string {
  return formatKurus(nearestKurus(tl), ',', '.', '-')
}

/** The specification's comma variant (§9), its dot swapped for a comma: 1234.5 → `1,234,50`. */
export function formatPriceSpecComma(tl: number): string {
  return formatKurus(nearestKurus(tl), ',', ',', '-')
}

/** A count or measure: 1234 → `1.234`, 4.5 → `4,5`. */
export function formatNumber(value: number): string {
  if (!(Math.abs(value) < 1e21)) throw new RangeError(`${value} is not a number to show`)
  const plain = plainDecimal(Math.abs(value))
  const [whole = '', decimals] = plain.split('.')
  return (
    (value < 0 && plain !== '0' ? minus : '') + groupThousands(whole, '.') + (decimals ? `,${decimals}` : '')
  )
}

function formatKurus(kurus: number, thousands: string, decimal: string, sign: string): string {
  if (!Number.isSafeInteger(kurus)) throw new RangeError(`${kurus} is not an amount in kuruş`)
  const digits = String(Math.abs(kurus)).padStart(3, '0')
  return (kurus < 0 ? sign : '') + groupThousands(digits.slice(0, -2), thousands) + decimal + digits.slice(-2)
}

/** Rounds the number as it is written (1.005 → 101; `toFixed` would round its binary form); half away from zero. */
function nearestKurus(tl: number): number {
  return Math.sign(tl) * Math.round(Number(`${plainDecimal(Math.abs(tl))}e2`))
}

/** A non-negative number without an exponent; less than a millionth becomes 0. */
function plainDecimal(value: number): string {
  return value < 1e-6 ? '0' : String(value)
}

function groupThousands(digits: string, separator: string): string {
  let head = digits
  let groups = ''
  while (head.length > 3) {
    groups = separator + head.slice(-3) + groups
    head = head.slice(0, -3)
  }
  return head + groups
}
