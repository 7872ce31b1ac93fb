import type { Seller } from './letter'
import { text } from '../text'

type LinkOf = { label: string; link: string }

/** A letter of a few sentences with at most one thing to do. */
export type ShortLetter = {
  subject: string
  greeting: string
  paragraphs: string[]
  /** Goods or facts the letter is about, one to a line. */
  list?: { label: string; items: string[] } | undefined
  /** What somebody of the shop wrote, set apart from the letter's own words. */
  quote?: { label: string; words: string } | undefined
  action: LinkOf | null
  /** Where else it leads, less often. */
  also?: LinkOf | undefined
  /** Below the links, in small. */
  hint: string
  signature: string
  seller: Seller
}

/** What a letter has of its own. */
export type ShortMail = Omit<ShortLetter, 'hint' | 'signature' | 'seller'> & { hint?: string }

/** A letter with what stands below every one of them. */
export function completeLetter(written: ShortMail, seller: Seller): ShortLetter {
  return { hint: '', ...written, signature: text.signature, seller }
}

/** The letter for mail programs without HTML. */
export function toPlainShortLetter(letter: ShortLetter): string {
  const { greeting, paragraphs, list, quote, action, also, hint, signature, seller } = letter
  const parts = [
    greeting,
    ...paragraphs,
    list ? [`${list.label}:`, ...list.items.map((item) => `- ${item}`)].join('\n') : '',
    quote ? `${quote.label}:\n${quote.words}` : '',
    ...[action, also].map((to) => (to ? `${to.label}:\n${to.link}` : '')),
    hint,
    [signature, ...seller.lines].filter(Boolean).join('\n'),
  ]
  return `${parts.filter(Boolean).join('\n\n')}\n`
}
