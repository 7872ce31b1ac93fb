/** A letter of a few sentences with at most one thing to do. */
export type ShortLetter = {
  subject: string
  greeting: string
  paragraphs: string[]
  /** Goods or facts the letter is about, one to a line. */
  list?: { label: string; items: string[] } | undefined
  /** What somebody of the shop wrote, set apart from the letter's own words. */
  quote?: { label: string; words: string } | undefined
  action: { label: string; link: string } | null
  /** Below the button, in small. */
  hint: string
  signature: string
  seller: string[]
}

/** The letter for mail programs without HTML. */
export function toPlainShortLetter(letter: ShortLetter): string {
  const { greeting, paragraphs, list, quote, action, hint, signature, seller } = letter
  const parts = [
    greeting,
    ...paragraphs,
    list ? [`${list.label}:`, ...list.items.map((item) => `- ${item}`)].join('\n') : '',
    quote ? `${quote.label}:\n${quote.words}` : '',
    action ? `${action.label}:\n${action.link}` : '',
    hint,
    [signature, ...seller].filter(Boolean).join('\n'),
  ]
  return `${parts.filter(Boolean).join('\n\n')}\n`
}
