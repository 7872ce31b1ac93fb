import type { Goods, Seller } from './email'
import { text } from '../text'

type LinkOf = { label: string; link: string }

/** An email of a few sentences with at most one action. */
export type CompleteEmail = {
  subject: string
  greeting: string
  paragraphs: string[]
  /** Goods with pictures. */
  goods?: { label: string; items: Goods[] } | undefined
  /** Facts, one per line. */
  list?: { label: string; items: string[] } | undefined
  /** A message written by staff, set apart from the text. */
  quote?: { label: string; words: string } | undefined
  action: LinkOf | null
  /** A second, rarer link. */
  also?: LinkOf | undefined
  /** Small print below the links. */
  hint: string
  signature: string
  seller: Seller
}

/** The individual part of an email. `toShop`: the shop writes to itself, where an answer would reach no customer. */
export type ShortEmail = Omit<CompleteEmail, 'hint' | 'signature' | 'seller'> & {
  hint?: string
  toShop?: true
}

/** The email with its signature and small print. */
export function completeEmail({ toShop, ...written }: ShortEmail, seller: Seller): CompleteEmail {
  return { hint: '', ...written, signature: toShop ? text.toShop : text.signature, seller }
}

/** The email as plain text. */
export function toPlainShortEmail(message: CompleteEmail): string {
  const { greeting, paragraphs, goods, list, quote, action, also, hint, signature, seller } = message
  const parts = [
    greeting,
    ...paragraphs,
    goods ? [`${goods.label}:`, ...plainGoods(goods.items)].join('\n') : '',
    list ? [`${list.label}:`, ...list.items.map((item) => `- ${item}`)].join('\n') : '',
    quote ? `${quote.label}:\n${quote.words}` : '',
    ...[action, also].map((to) => (to ? `${to.label}:\n${to.link}` : '')),
    hint,
    [signature, ...seller.lines].filter(Boolean).join('\n'),
  ]
  return `${parts.filter(Boolean).join('\n\n')}\n`
}

/** Goods as lines of plain text: all of them, because text has no limit of size worth mentioning. */
function plainGoods(goods: readonly Goods[]): string[] {
  return goods.map(({ name, detail, amount }) => `- ${[name, detail, amount].filter(Boolean).join(' · ')}`)
}
