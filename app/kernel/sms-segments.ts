// The default alphabet of GSM 03.38, its extension table, and the Turkish letters of the national single shift table.
const basic =
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà'
const extended = '\f^{}\\[~]|€'
const turkish = 'ĞİŞçğış'

/** `gsm`: plain GSM-7; `turkish`: GSM-7 with the Turkish shift table; `unicode`: UCS-2. */
export type SmsEncoding = 'gsm' | 'turkish' | 'unicode'

// Characters of one message, and of each part of a longer one, whose header takes some.
const room: Record<SmsEncoding, { single: number; part: number }> = {
  gsm: { single: 160, part: 153 },
  turkish: { single: 155, part: 149 },
  unicode: { single: 70, part: 67 },
}

/**
 * The encoding of a text, its length and the number of messages it is charged as (3GPP TS 23.038 and 23.040). Signs of a
 * shift table count twice.
 */
export function countSegments(text: string): { encoding: SmsEncoding; length: number; segments: number } {
  const signs = [...text]
  const isKnown = (sign: string) => basic.includes(sign) || extended.includes(sign)
  const encoding = signs.every(isKnown)
    ? 'gsm'
    : signs.every((sign) => isKnown(sign) || turkish.includes(sign))
      ? 'turkish'
      : 'unicode'
  // UCS-2 counts the two halves of a sign outside the basic plane.
  const length =
    encoding === 'unicode'
      ? text.length
      : signs.reduce((sum, sign) => sum + (basic.includes(sign) ? 1 : 2), 0)
  const { single, part } = room[encoding]
  return { encoding, length, segments: length <= single ? 1 : Math.ceil(length / part) }
}

/** The signs of a text that no GSM table has, each once. With one of them a message holds 70 signs in place of 155. */
export const costlySigns = (text: string): string[] => [
  ...new Set([...text].filter((sign) => !(basic + extended + turkish).includes(sign))),
]

const plain: Record<string, string> = {
  Ç: 'C',
  Ğ: 'G',
  İ: 'I',
  Ö: 'O',
  Ş: 'S',
  Ü: 'U',
  ç: 'c',
  ğ: 'g',
  ı: 'i',
  ö: 'o',
  ş: 's',
  ü: 'u',
  Â: 'A',
  Î: 'I',
  Û: 'U',
  â: 'a',
  î: 'i',
  û: 'u',
  '’': "'",
  '“': '"',
  '”': '"',
  '–': '-',
}

/** The text with Turkish letters replaced by their nearest Latin ones, for codes, which fit one message then. */
export function withoutTurkish(text: string): string {
  return [...text].map((sign) => plain[sign] ?? sign).join('')
}
