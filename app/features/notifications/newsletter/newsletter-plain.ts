import type { Doc, DocNode, Running } from '~/features/content/content'
import { type EmailPart, hasPrices, type NewsletterEmail } from './newsletter-parts'
import { text } from './newsletter-mail.text'

/** The newsletter as plain text; each link stands on a line of its own. */
export function toPlainNewsletter(email: NewsletterEmail): string {
  const { subject, parts, seller, signature, unsubscribe } = email
  const sections = [
    subject,
    ...parts.map(plainPart),
    hasPrices(parts) ? text.prices : '',
    [signature, ...seller.lines].filter(Boolean).join('\n'),
    text.why,
    `${text.unsubscribe}:\n${unsubscribe}`,
  ]
  return `${sections.filter(Boolean).join('\n\n')}\n`
}

const joined = (parts: readonly (string | null)[]) => parts.filter(Boolean).join('\n\n')

function plainPart(part: EmailPart): string {
  switch (part.kind) {
    case 'text':
      return joined([part.heading, plainDoc(part.text)])
    case 'picture':
      return [part.picture.alt, part.caption, part.href].filter(Boolean).join('\n')
    case 'picture_text': {
      const action = part.action && `${part.action.label}:\n${part.action.href}`
      return joined([part.heading, plainDoc(part.text), action])
    }
    case 'showcase':
      return joined([
        part.heading,
        ...part.products.map(({ name, price, href }) => [name, price, href].filter(Boolean).join('\n')),
      ])
    case 'quotation':
      return [`“${part.text}”`, part.by].filter(Boolean).join('\n')
    case 'columns':
      return joined([part.heading, ...part.columns.map(({ title, text }) => joined([title, plainDoc(text)]))])
  }
}

type Node = DocNode | { type: string; content?: unknown }

/** The words of a rich text in paragraphs, list items with a dash, the rows of tables with a dot between cells. */
function plainDoc(doc: Doc): string {
  return joined(doc.content.map((node) => plainNode(node)))
}

function plainNode(node: Node, sign = ''): string {
  switch (node.type) {
    case 'paragraph':
    case 'heading':
      return sign + plainRunning((node.content ?? []) as Running[])
    case 'bullet_list':
    case 'ordered_list':
      return ((node.content ?? []) as Node[])
        .map((item, i) => plainItem(item, node.type === 'ordered_list' ? `${i + 1}. ` : '- '))
        .join('\n')
    case 'table':
      return ((node.content ?? []) as Node[])
        .map((row) => ((row.content ?? []) as Node[]).map(cellWords).join(' · '))
        .join('\n')
    default:
      return ''
  }
}

const plainItem = (item: Node, sign: string) =>
  ((item.content ?? []) as Node[]).map((part, i) => plainNode(part, i === 0 ? sign : '')).join('\n')

const cellWords = (cell: Node) => ((cell.content ?? []) as Node[]).map((part) => plainNode(part)).join(' ')

function plainRunning(content: readonly Running[]): string {
  const words = content.map((part) => (part.type === 'text' ? part.text : '\n')).join('')
  const links = content.flatMap((part) =>
    part.type === 'text' ? (part.marks ?? []).flatMap((m) => (m.type === 'link' ? m.attrs.href : [])) : [],
  )
  return [words, ...new Set(links)].join('\n')
}
