import type { z } from 'zod'
import type { docInput } from './rich-text-schema'

/** A text with paragraphs, headings, lists, tables, bold, slanted words and links: ProseMirror's JSON, never HTML. */
export type Doc = z.infer<typeof docInput>
export type DocNode = Doc['content'][number]
export type Running = NonNullable<Extract<DocNode, { type: 'paragraph' }>['content']>[number]
export type TextNode = Extract<Running, { type: 'text' }>
export type Mark = NonNullable<TextNode['marks']>[number]
export type List = Extract<DocNode, { type: 'bullet_list' | 'ordered_list' }>
export type Table = Extract<DocNode, { type: 'table' }>

type AnyNode = { type: string; text?: string; content?: readonly AnyNode[] }

const inLine = new Set(['text', 'hard_break'])

/** The words of a text without marks; parts that stand apart are separated by a space. */
export function plainDoc(doc: Doc): string {
  return gather(doc as AnyNode).trim()
}

function gather(node: AnyNode): string {
  if (node.type === 'hard_break') return ' '
  if (node.text !== undefined) return node.text
  const parts = node.content ?? []
  return parts.map(gather).join(parts.some(({ type }) => !inLine.has(type)) ? ' ' : '')
}

/** A text of plain paragraphs. */
export function docOf(...paragraphs: string[]): Doc {
  const written = paragraphs.filter((text) => text !== '')
  return {
    type: 'doc',
    content: written.map((text) => ({ type: 'paragraph', content: [{ type: 'text', text }] })),
  }
}

/** The same text with each run of words replaced by what `change` gives for it. */
export function mapText(doc: Doc, change: (node: TextNode) => TextNode[]): Doc {
  return mapNode(doc as AnyNode, change as (node: AnyNode) => AnyNode[])[0] as Doc
}

function mapNode(node: AnyNode, change: (node: AnyNode) => AnyNode[]): AnyNode[] {
  if (node.type === 'text') return change(node)
  return node.content ? [{ ...node, content: node.content.flatMap((part) => mapNode(part, change)) }] : [node]
}
