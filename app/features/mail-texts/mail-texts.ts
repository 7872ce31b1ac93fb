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

/** A mistake in a text that staff wrote. `name`: the placeholder. */
export type Mistake =
  | { code: 'subject_empty' | 'body_empty' | 'too_long' | 'brace' }
  | { code: 'unknown' | 'missing'; name: string }

/** The first mistake in a text, or null. A subject has one line; only an email that has an opening needs a body. */
export function findMistake(key: MailTextKey, { subject, body }: MailText): Mistake | null {
  if (subject === '') return { code: 'subject_empty' }
  if (body === '' && usual[key].body !== '') return { code: 'body_empty' }
  if (subject.length > longest.subject || body.length > longest.body) return { code: 'too_long' }
  const all = `${subject}\n${body}`
  const used = [...all.matchAll(placeholder)].map(([, name]) => name!)
  if (/[{}]/.test(all.replace(placeholder, ''))) return { code: 'brace' }
  const known = placeholdersOf(key)
  const unknown = used.find((name) => !known.includes(name))
  if (unknown !== undefined) return { code: 'unknown', name: unknown }
  const missing = needed[key]?.find(
    (name) => ![...body.matchAll(placeholder)].some(([, one]) => one === name),
  )
  return missing === undefined ? null : { code: 'missing', name: missing }
}

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
