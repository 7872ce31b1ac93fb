/** Whether a text is a T.C. kimlik numarası: 11 digits, both check digits right; foreigners' 99… included. */
export function isTckn(text: string): boolean {
  if (!/^[1-9]\d{10}$/.test(text)) return false
  const digits = [...text].map(Number)
  const sumOf = (wanted: (place: number) => boolean) =>
    digits.reduce((sum, digit, place) => (wanted(place) ? sum + digit : sum), 0)
  const odd = sumOf((place) => place < 9 && place % 2 === 0)
  const even = sumOf((place) => place < 8 && place % 2 === 1)
  // +30: the difference can be as low as −29, and % keeps the sign.
  return (odd * 7 - even + 30) % 10 === digits[9] && sumOf((place) => place < 10) % 10 === digits[10]
}

/** Whether a text is a vergi kimlik numarası: ten digits, leading zeros included, the last one a check digit. */
export function isVkn(text: string): boolean {
  if (!/^\d{10}$/.test(text)) return false
  const digits = [...text].map(Number)
  const sum = digits.slice(0, 9).reduce((total, digit, place) => {
    const shifted = (digit + 9 - place) % 10
    const value = (shifted * 2 ** (9 - place)) % 9
    return total + (shifted !== 0 && value === 0 ? 9 : value)
  }, 0)
  return (10 - (sum % 10)) % 10 === digits[9]
}

/** A Turkish IBAN as it is stored (`TR` and 24 digits), or null; spaces and small letters are accepted. */
export function normalizeIban(text: string): string | null {
  const compact = text.replace(/\s/g, '').replace(/^tr/i, 'TR')
  return /^TR\d{24}$/.test(compact) && remainderBy97(compact) === 1 ? compact : null
}

/** Whether a text is a Turkish IBAN with the right check digits. */
export function isIban(text: string): boolean {
  return normalizeIban(text) !== null
}

/** An IBAN in groups of four, for display. */
export function formatIban(iban: string): string {
  return iban.replace(/\s/g, '').replace(/(.{4})(?=.)/g, '$1 ')
}

/**
 * A Turkish mobile or landline number in E.164 (`+905321234567`), or null. Accepts it with or without 0, 90, +90 or
 * 0090 before it, with spaces, brackets, dots, dashes or slashes. Service numbers (850, 444) are not accepted.
 */
export function normalizePhone(text: string): string | null {
  const compact = text.replace(/[\s()./\u2010-\u2015-]/g, '')
  const national = /^(?:(?:\+|00)?90)?0?([2-5]\d{9})$/.exec(compact)?.[1]
  return national ? `+90${national}` : null
}

/** `0532 123 45 67`; any text that is no Turkish phone number is returned unchanged. */
export function formatPhone(phone: string): string {
  const national = normalizePhone(phone)?.slice(3)
  if (!national) return phone
  return `0${national.slice(0, 3)} ${national.slice(3, 6)} ${national.slice(6, 8)} ${national.slice(8)}`
}

/** Whether a number, in any accepted form, is a Turkish mobile number. */
export function isMobile(phone: string): boolean {
  return normalizePhone(phone)?.startsWith('+905') ?? false
}

/** The link that opens a WhatsApp chat with a number, with a first message if given; null when it is no number. */
export function whatsappLink(phone: string, message?: string): string | null {
  const number = normalizePhone(phone)?.slice(1)
  if (!number) return null
  return `https://wa.me/${number}${message ? `?text=${encodeURIComponent(message)}` : ''}`
}

function remainderBy97(iban: string): number {
  // T is 29 and R is 27 (ISO 13616); the first four characters count last.
  const digits = `${iban.slice(4)}2927${iban.slice(2, 4)}`
  return [...digits].reduce((remainder, digit) => (remainder * 10 + Number(digit)) % 97, 0)
}
