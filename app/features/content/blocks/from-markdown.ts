import type { Block as MarkdownBlock, Inline } from '../markdown'
import type { Block } from './blocks'
import { mostBlocks } from './kinds'
import type { Doc, DocNode, List, Mark, Running } from './rich-text'

/** A text that the Markdown reader has read, as a rich text. Pictures become their descriptions. */
export function docOfMarkdown(blocks: readonly MarkdownBlock[]): Doc {
  return { type: 'doc', content: blocks.flatMap(nodeOf) }
}

/**
 * The same text as the blocks of a page: one for each chapter and each picture, or, when that would be too many, fewer
 * with several chapters. No word is lost.
 */
export function blocksOfMarkdown(read: readonly MarkdownBlock[]): Block[] {
  const fine = group(read, true)
  return fine.length <= mostBlocks ? fine : group(read, false)
}

type TextBlock = Extract<Block, { kind: 'text' }>

function group(read: readonly MarkdownBlock[], byChapter: boolean): Block[] {
  const blocks: Block[] = []
  const id = () => `b${blocks.length + 1}`
  let open: TextBlock | null = null
  const begin = (heading: string): TextBlock => {
    const text: TextBlock = { id: id(), kind: 'text', heading, text: { type: 'doc', content: [] } }
    blocks.push(text)
    return text
  }
  for (const part of read) {
    if (part.kind === 'picture' && part.picture.alt !== '') {
      const { hash, alt } = part.picture
      blocks.push({ id: id(), kind: 'picture', picture: { key: hash, alt }, caption: '', href: null })
      open = null
      continue
    }
    if (byChapter && part.kind === 'heading' && part.level === 2 && isPlain(part.inlines)) {
      open = begin(part.inlines.join(''))
      continue
    }
    open ??= begin('')
    open.text.content.push(...nodeOf(part))
  }
  return blocks
}

const isPlain = (inlines: readonly Inline[]): inlines is string[] => {
  const length = inlines.reduce((sum, part) => sum + (typeof part === 'string' ? part.length : Infinity), 0)
  return length > 0 && length <= 160
}

function nodeOf(block: MarkdownBlock): DocNode[] {
  switch (block.kind) {
    case 'heading':
      return [{ type: 'heading', attrs: { level: block.level }, content: runningOf(block.inlines) }]
    case 'paragraph':
      return [{ type: 'paragraph', content: runningOf(block.inlines) }]
    case 'picture':
      return block.picture.alt === '' ? [] : [paragraph([block.picture.alt])]
    case 'list': {
      const content = block.items.map((item): List['content'][number] => ({
        type: 'list_item',
        content: [paragraph(item)],
      }))
      return [{ type: block.ordered ? 'ordered_list' : 'bullet_list', content }]
    }
    case 'table': {
      const cells = (row: readonly Inline[][], type: 'table_header' | 'table_cell') => ({
        type: 'table_row' as const,
        content: row.map((cell) => ({ type, content: [paragraph(cell)] })),
      })
      return [
        {
          type: 'table',
          content: [cells(block.head, 'table_header'), ...block.rows.map((row) => cells(row, 'table_cell'))],
        },
      ]
    }
  }
}

const paragraph = (inlines: readonly Inline[]) => ({
  type: 'paragraph' as const,
  content: runningOf(inlines),
})

/** Running text that the Markdown reader has read, as that of a rich text. */
export function runningOf(inlines: readonly Inline[], marks: readonly Mark[] = []): Running[] {
  return inlines.flatMap((part): Running[] => {
    if (typeof part === 'string')
      return [
        marks.length > 0 ? { type: 'text', text: part, marks: [...marks] } : { type: 'text', text: part },
      ]
    const mark: Mark =
      part.kind === 'link' ? { type: 'link', attrs: { href: part.href } } : { type: part.kind }
    const isNew = !marks.some(({ type }) => type === mark.type)
    return runningOf(part.inlines, isNew ? [...marks, mark] : marks)
  })
}
