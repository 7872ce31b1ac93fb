import { parseMarkdown } from '../markdown'
import { docOfMarkdown } from './from-markdown'
import type { Doc, DocNode, Running } from './rich-text'

/** A text that staff typed as Markdown, as a rich text. Placeholders stay as they are; pictures become their descriptions. */
export const docOfTyped = (typed: string): Doc =>
  docOfMarkdown(
    parseMarkdown(
      typed,
      (name) => `{{${name}}}`,
      () => null,
    ),
  )

/**
 * The Markdown of a rich text, for a plain field; null for a text that Markdown does not hold whole, such as a list in a list or slanted
 * words. Typed again without a change it gives the same text.
 */
export function markdownOf(doc: Doc): string | null {
  const parts = doc.content.map(partOf)
  if (parts.includes(null)) return null
  const markdown = parts.join('\n\n')
  return JSON.stringify(docOfTyped(markdown)) === JSON.stringify(doc) ? markdown : null
}

function partOf(node: DocNode): string | null {
  switch (node.type) {
    case 'heading':
      return join(`${'#'.repeat(node.attrs.level)} `, runningOf(node.content))
    case 'paragraph':
      return runningOf(node.content)
    case 'bullet_list':
    case 'ordered_list': {
      const items = node.content.map(({ content }, at) => {
        const [only, ...more] = content
        if (only?.type !== 'paragraph' || more.length > 0) return null
        return join(node.type === 'bullet_list' ? '- ' : `${at + 1}. `, runningOf(only.content))
      })
      return items.includes(null) ? null : items.join('\n')
    }
    case 'table': {
      const rows = node.content.map(({ content }) => {
        const cells = content.map((cell) =>
          cell.content.length > 1 ? null : runningOf(cell.content[0]?.content),
        )
        return cells.includes(null) ? null : `| ${cells.join(' | ')} |`
      })
      if (rows.includes(null)) return null
      const rule = `| ${node.content[0]!.content.map(() => '---').join(' | ')} |`
      return [rows[0], rule, ...rows.slice(1)].join('\n')
    }
  }
}

const join = (mark: string, text: string | null) => (text === null ? null : mark + text)

function runningOf(content: readonly Running[] = []): string | null {
  const parts = content.map((node) => {
    if (node.type === 'hard_break') return null
    let text = node.text
    for (const mark of node.marks ?? []) {
      if (mark.type === 'em') return null
      text = mark.type === 'strong' ? `**${text}**` : `[${text}](${mark.attrs.href})`
    }
    return text
  })
  return parts.includes(null) ? null : parts.join('')
}
