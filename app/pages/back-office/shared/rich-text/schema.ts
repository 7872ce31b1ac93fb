import { type DOMOutputSpec, type Node, Schema } from 'prosemirror-model'
import { type Doc, docOfTyped } from '~/features/content/content'
import { readAddress } from './address'

const headings = [
  { tag: 'h1', attrs: { level: 2 } },
  { tag: 'h2', attrs: { level: 2 } },
  ...['h3', 'h4', 'h5', 'h6'].map((tag) => ({ tag, attrs: { level: 3 } })),
]

/**
 * The parts of a text that the shop's Markdown reader reads, under the names of a stored rich text. All other pasted parts become
 * one of them or plain words.
 */
export const schema = new Schema({
  nodes: {
    doc: { content: 'block+' },
    paragraph: {
      group: 'block',
      content: 'text*',
      parseDOM: [{ tag: 'p' }],
      toDOM: (): DOMOutputSpec => ['p', 0],
    },
    heading: {
      group: 'block',
      content: 'text*',
      defining: true,
      attrs: { level: { default: 2, validate: 'number' } },
      parseDOM: headings,
      toDOM: ({ attrs }): DOMOutputSpec => [attrs['level'] === 3 ? 'h3' : 'h2', 0],
    },
    bullet_list: {
      group: 'block',
      content: 'list_item+',
      parseDOM: [{ tag: 'ul' }],
      toDOM: (): DOMOutputSpec => ['ul', 0],
    },
    ordered_list: {
      group: 'block',
      content: 'list_item+',
      parseDOM: [{ tag: 'ol' }],
      toDOM: (): DOMOutputSpec => ['ol', 0],
    },
    list_item: {
      content: 'paragraph',
      defining: true,
      parseDOM: [{ tag: 'li' }],
      toDOM: (): DOMOutputSpec => ['li', 0],
    },
    table: {
      group: 'block',
      content: 'table_row+',
      isolating: true,
      parseDOM: [{ tag: 'table' }],
      toDOM: (): DOMOutputSpec => ['table', ['tbody', 0]],
    },
    table_row: {
      content: '(table_header | table_cell)+',
      parseDOM: [{ tag: 'tr' }],
      toDOM: (): DOMOutputSpec => ['tr', 0],
    },
    table_header: {
      content: 'paragraph',
      isolating: true,
      parseDOM: [{ tag: 'th' }],
      toDOM: (): DOMOutputSpec => ['th', 0],
    },
    table_cell: {
      content: 'paragraph',
      isolating: true,
      parseDOM: [{ tag: 'td' }],
      toDOM: (): DOMOutputSpec => ['td', 0],
    },
    text: {},
  },
  marks: {
    link: {
      attrs: { href: { validate: 'string' } },
      inclusive: false,
      parseDOM: [{ tag: 'a[href]', getAttrs: (element) => pastedLink(element.getAttribute('href')) }],
      toDOM: ({ attrs }): DOMOutputSpec => ['a', { href: attrs['href'] as string, class: 'link' }, 0],
    },
    strong: {
      parseDOM: [
        { tag: 'strong' },
        // Google Docs wraps whole texts in a <b> of normal weight.
        { tag: 'b', getAttrs: (element) => element.style.fontWeight !== 'normal' && null },
        { style: 'font-weight', getAttrs: (weight) => /^(bold(er)?|[6-9]00)$/.test(weight) && null },
      ],
      toDOM: (): DOMOutputSpec => ['strong', 0],
    },
    em: {
      parseDOM: [{ tag: 'em' }, { tag: 'i' }, { style: 'font-style=italic' }],
      toDOM: (): DOMOutputSpec => ['em', 0],
    },
  },
})

/** The link of pasted HTML, its words alone for an address that the shop would not store. */
function pastedLink(href: string | null): { href: string } | false {
  const own = href !== null && 'location' in globalThis ? withoutOrigin(href, location.origin) : href
  const address = readAddress(own ?? '')
  return address === null ? false : { href: address }
}

const withoutOrigin = (href: string, origin: string) =>
  href === origin || href.startsWith(`${origin}/`) ? href.slice(origin.length) || '/' : href

/** A typed Markdown text as the document of the editor. */
export function documentOf(typed: string): Node {
  const { content } = docOfTyped(typed)
  return schema.nodeFromJSON({
    type: 'doc',
    content: content.length > 0 ? content : [{ type: 'paragraph' }],
  })
}

/** The document of the editor as a rich text. */
export const richTextOf = (document: Node): Doc => document.toJSON() as Doc
