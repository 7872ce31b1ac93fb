import { docOfTyped, mayBeWritten } from '~/features/content/content'

const longest = 500

/** The address of a link as the shop stores it and Markdown holds it; null for one that the shop would refuse. */
export function readAddress(typed: string): string | null {
  const address = typed.trim().replaceAll('(', '%28').replaceAll(')', '%29')
  if (address === '' || address.length > longest || !mayBeWritten(address)) return null
  const [paragraph] = docOfTyped(`[a](${address})`).content
  const [words] = paragraph?.type === 'paragraph' ? (paragraph.content ?? []) : []
  const [mark] = words?.type === 'text' ? (words.marks ?? []) : []
  return mark?.type === 'link' && mark.attrs.href === address ? address : null
}
