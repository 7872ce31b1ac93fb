import { usual } from './usual.text'

export type MailTextKey = keyof typeof usual
export const mailTextKeys = Object.keys(usual) as MailTextKey[]
export const isMailTextKey = (key: string): key is MailTextKey => Object.hasOwn(usual, key)

/** Most characters of the subject and the body that staff write. */
export const longest = { subject: 150, body: 3_000 }

/** The words of one email with placeholders such as `{sipariş}`. A blank line in the body ends a paragraph. */
export type MailText = { subject: string; body: string }

/** The subject and the opening paragraphs of an email about its own values. */
export type Words = (
  key: MailTextKey,
  values: Readonly<Record<string, string>>,
) => { subject: string; paragraphs: string[] }

const ofOrder = ['ad', 'soyad', 'sipariş', 'toplam'] as const
const own: Partial<Record<MailTextKey, readonly string[]>> = {
  'news-transfer-due': ['son gün'],
  'news-shipped': ['kargo'],
  'return-asked': ['tarih'],
  'return-withdrawal': ['tarih'],
  'stock-returned': ['ürün', 'çeşit'],
  'drops-one': ['ürün'],
  'drops-several': ['ürün', 'sayı', 'diğer'],
}
/** Placeholders that a text must keep: the customer has to learn the date (Mesafeli Sözleşmeler Yönetmeliği art. 11). */
const needed: Partial<Record<MailTextKey, readonly string[]>> = {
  'news-transfer-due': ['son gün'],
  'return-withdrawal': ['tarih'],
}

const isOfOrder = (key: MailTextKey) => /^(order|news|return)-/.test(key)

/** The placeholders that a text may use. */
export function placeholdersOf(key: MailTextKey): readonly string[] {
  if (isOfOrder(key)) return [...ofOrder, ...(own[key] ?? [])]
  if (key.startsWith('membership-')) return ['ad', 'firma']
  return [...(key === 'stock-returned' ? [] : ['ad']), ...(own[key] ?? [])]
}

/** A mistake in a text that staff wrote, and where it is. `name`: the placeholder. */
export type Mistake = { field: keyof MailText } & Wrong
type Wrong =
  | { code: 'subject_empty' | 'body_empty' | 'too_long' | 'brace' }
  | { code: 'unknown' | 'missing'; name: string }

/** The first mistake in a text, or null. A subject has one line; only an email that has an opening needs a body. */
export function findMistake(key: MailTextKey, { subject, body }: MailText): Mistake | null {
  if (subject === '') return { field: 'subject', code: 'subject_empty' }
  if (body === '' && usual[key].body !== '') return { field: 'body', code: 'body_empty' }
  const known = placeholdersOf(key)
  for (const [field, words] of [['subject', subject] as const, ['body', body] as const]) {
    const wrong = wrongIn(words, longest[field], known)
    if (wrong) return { field, ...wrong }
  }
  const missing = needed[key]?.find((name) => !namesIn(body).includes(name))
  return missing === undefined ? null : { field: 'body', code: 'missing', name: missing }
}

function wrongIn(words: string, most: number, known: readonly string[]): Wrong | null {
  if (words.length > most) return { code: 'too_long' }
  if (/[{}]/.test(words.replace(placeholder, ''))) return { code: 'brace' }
  const unknown = namesIn(words).find((name) => !known.includes(name))
  return unknown === undefined ? null : { code: 'unknown', name: unknown }
}

const namesIn = (words: string) => [...words.matchAll(placeholder)].map(([, name]) => name!)

const placeholder = /\{([^{}]*)\}/g

/** Words from texts that replace the usual ones. */
export function wordsFrom(texts: Readonly<Partial<Record<MailTextKey, MailText>>>): Words {
  return (key, values) => {
    const { subject, body } = texts[key] ?? usual[key]
    const fill = (text: string) => text.replace(placeholder, (_, name: string) => values[name] ?? '').trim()
    return {
      subject: fill(subject).replace(/\s+/g, ' '),
      paragraphs: body
        .split(/\n\s*\n/)
        .map((paragraph) => fill(paragraph))
        .filter((paragraph) => paragraph !== ''),
    }
  }
}

export const usualWords = wordsFrom({})
