import { fill, reachOf } from './blocks/address'

/** Running text: plain, bold, slanted, or a link with a safe address. */
export type Inline =
  | string
  | { kind: 'strong'; inlines: Inline[] }
  | { kind: 'em'; inlines: Inline[] }
  | { kind: 'link'; href: string; external: boolean; inlines: Inline[] }

// Underscores slant whole words alone: `ali_veli`, `____` and `/_yol_/` stay as they are.
const marked =
  /\*\*(?! )([^*]+)\*\*|\[([^[\]]+)\]\(([^()\s]+)\)|(?<![\p{L}\p{N}_/])_(?![\s_])([^_]+)(?<!\s)_(?![\p{L}\p{N}_/])/gu

/** Parses bold and slanted text and links, also within each other. */
export function parseInline(source: string, fillIn: (name: string) => string): Inline[] {
  const parts: Inline[] = []
  let from = 0
  for (const found of source.matchAll(marked)) {
    const [whole, bold, label, address, slanted] = found
    parts.push(fill(source.slice(from, found.index), fillIn))
    if (bold !== undefined) parts.push({ kind: 'strong', inlines: parseInline(bold, fillIn) })
    else if (slanted !== undefined) parts.push({ kind: 'em', inlines: parseInline(slanted, fillIn) })
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
