import { type FillIn, fill, reachOf } from './address'
import type { Block } from './blocks'
import { block } from './blocks-schema'
import { type Doc, mapText, type Mark, type TextNode } from './rich-text'

/**
 * The blocks of a stored value that this version of the shop knows and that pass its schema. Others (a kind of a newer
 * version, a changed row) are skipped, so that they do no harm.
 */
export function readStored(stored: unknown): Block[] {
  if (!Array.isArray(stored)) return []
  return stored.flatMap((one: unknown) => {
    const read = block.safeParse(one)
    return read.success ? [read.data] : []
  })
}

/**
 * A block with the values of its placeholders. They are filled after reading, so a setting is never markup. A link
 * whose filled address is unsafe keeps its words only.
 */
export function fillBlock(block: Block, fillIn: FillIn): Block {
  const line = (text: string) => fill(text, fillIn)
  const doc = (text: Doc) => fillDoc(text, fillIn)
  switch (block.kind) {
    case 'text':
      return { ...block, heading: line(block.heading), text: doc(block.text) }
    case 'picture':
      return { ...block, caption: line(block.caption), href: safe(block.href, fillIn) }
    case 'picture_text': {
      const href = safe(block.action?.href ?? null, fillIn)
      const action = block.action && href ? { label: line(block.action.label), href } : null
      return { ...block, heading: line(block.heading), text: doc(block.text), action }
    }
    case 'gallery':
    case 'showcase':
    case 'faq':
      return { ...block, heading: line(block.heading) }
    case 'video':
      return { ...block, title: line(block.title), caption: line(block.caption) }
    case 'quotation':
      return { ...block, text: line(block.text), author: line(block.author), role: line(block.role) }
    case 'columns':
      return {
        ...block,
        heading: line(block.heading),
        columns: block.columns.map((column) => ({
          ...column,
          title: line(column.title),
          text: doc(column.text),
        })),
      }
    case 'banner':
      return block
  }
}

/** A rich text with the values of its placeholders. */
function fillDoc(doc: Doc, fillIn: FillIn): Doc {
  return mapText(doc, (node) => {
    const text = fill(node.text, fillIn)
    if (text === '') return []
    const marks = node.marks?.flatMap((mark) => fillMark(mark, fillIn))
    return [
      marks && marks.length > 0 ? { type: 'text', text, marks } : ({ type: 'text', text } satisfies TextNode),
    ]
  })
}

function fillMark(mark: Mark, fillIn: FillIn): Mark[] {
  if (mark.type !== 'link') return [mark]
  const href = safe(mark.attrs.href, fillIn)
  return href ? [{ type: 'link', attrs: { href } }] : []
}

function safe(href: string | null, fillIn: FillIn): string | null {
  const filled = href === null ? '' : fill(href, fillIn)
  return reachOf(filled) ? filled : null
}
