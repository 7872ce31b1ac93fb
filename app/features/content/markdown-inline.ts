import { fill, reachOf } from './blocks/address'

/** Running text: plain, bold, or a link with a safe address. */
export type Inline =
  | string
  | { kind: 'strong'; inlines: Inline[] }
  | { kind: 'link'; href: string; external: boolean; inlines: Inline[] }

const marked = /\*\*(?! )([^*]+)\*\*|\[([^[\]]+)\]\(([^()\s]+)\)/g

/** Parses bold text and links, also a link within bold text; there is no deeper nesting. */
export function parseInline(source: string, fillIn: (name: string) => string): Inline[] {
  const parts: Inline[] = []
  let from = 0
  for (const found of source.matchAll(marked)) {
    const [whole, bold, label, address] = found
    parts.push(fill(source.slice(from, found.index), fillIn))
    if (bold !== undefined) parts.push({ kind: 'strong', inlines: parseInline(bold, fillIn) })
    else parts.push(link(label!, address!, fillIn))
    from = found.index + whole.length
  }
  parts.push(fill(source.slice(from), fillIn))
  return parts.filter((part) => part !== '')
}

/** The words alone. */
export function plainInline(inlines: readonly Inline[]): string {
  return inlines.map((part) => (typeof part === 'string' ? part : plainInline(part.inlines))).join('')
}

/** A link, or its plain label when the address is unsafe. */
function link(label: string, address: string, fillIn: (name: string) => string): Inline {
  const href = fill(address, fillIn)
  const inlines = parseInline(label, fillIn)
  const reach = reachOf(href)
  return reach ? { kind: 'link', href, external: reach === 'outside', inlines } : plainInline(inlines)
}
