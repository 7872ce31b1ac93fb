import { parseMarkdown } from '../markdown'
import { parseInline } from '../markdown-inline'
import { docOfMarkdown, runningOf } from './from-markdown'
import type { Doc, DocNode, Mark, Running } from './rich-text'

/** A text that staff typed as Markdown, as a rich text. Placeholders stay as they are; pictures become their descriptions. */
export const docOfTyped = (typed: string): Doc => docOfMarkdown(parseMarkdown(typed, kept, () => null))

const kept = (name: string) => `{{${name}}}`

/**
 * The Markdown of a rich text, for a plain field; null for a text that Markdown does not hold whole, such as a list in a list or a line
 * break. Typed again without a change it gives the same text.
 */
export function markdownOf(doc: Doc): string | null {
  const markdown = writeMarkdown(doc)
  return markdown !== null && isSame(docOfTyped(markdown), doc) ? markdown : null
}

/** True when the rich text of a typed text, written again, has all its words and signs: none of them is lost by editing it so. */
export function isHeldByDoc(typed: string): boolean {
  const doc = docOfTyped(typed)
  const written = markdownOf(doc)
  return written !== null && signsOf(written) === signsOf(typed)
}

/** The signs of a Markdown text without those that change nothing: white space, the numbers of steps, the width of a table's rule. */
const signsOf = (markdown: string) =>
  markdown
    .split(/\r\n|\n|\r/)
    .map((line) => (/^\|( *:?-+:? *\|)+\s*$/.test(line) ? line.replaceAll(/ *:?-+:? */g, '-') : line))
    .map((line) => line.replace(/^\d{1,3}\. +/, '1. ').replaceAll(/\s/g, ''))
    .join('')

/** Writes a rich text as Markdown, empty parts left out. Null for parts that have no Markdown. */
export function writeMarkdown(doc: Doc): string | null {
  const parts = doc.content.map(partOf)
  return parts.includes(null) ? null : parts.filter((part) => part !== '').join('\n\n')
}

function partOf(node: DocNode): string | null {
  switch (node.type) {
    case 'heading':
      return join(`${'#'.repeat(node.attrs.level)} `, wordsOf(node.content))
    case 'paragraph':
      return wordsOf(node.content)
    case 'bullet_list':
    case 'ordered_list': {
      const items = node.content.map(({ content: [only, ...more] }) =>
        only?.type !== 'paragraph' || more.length > 0 ? null : wordsOf(only.content),
      )
      if (items.includes(null)) return null
      const written = items.filter((item) => item !== '')
      return written
        .map((item, at) => (node.type === 'bullet_list' ? `- ${item}` : `${at + 1}. ${item}`))
        .join('\n')
    }
    case 'table': {
      const rows = node.content.map(({ content }) => {
        const cells = content.map((cell) =>
          cell.content.length > 1 ? null : wordsOf(cell.content[0]?.content),
        )
        return cells.includes(null) ? null : `| ${cells.join(' | ')} |`
      })
      if (rows.includes(null)) return null
      const rule = `| ${node.content[0]!.content.map(() => '---').join(' | ')} |`
      return [rows[0], rule, ...rows.slice(1)].join('\n')
    }
  }
}

const join = (mark: string, text: string | null) => (text ? mark + text : text)

type MarkType = Mark['type']
/** Orders of marks from the outermost, for marks of the same length. Some texts can be written in one alone: `[_ad_](/a_b)`. */
const orders: readonly (readonly MarkType[])[] = [
  ['strong', 'em', 'link'],
  ['em', 'strong', 'link'],
  ['link', 'strong', 'em'],
]

/** Running text as Markdown, in the first order of marks that is read as the same text; null with a line break. */
function wordsOf(content: readonly Running[] = []): string | null {
  if (content.some(({ type }) => type === 'hard_break')) return null
  const words = content.filter((node) => node.type === 'text')
  const ways = orders.map((order) => marked(words, order).trim())
  const wanted = JSON.stringify(plainRunning(content))
  const isRead = (way: string) => JSON.stringify(plainRunning(runningOf(parseInline(way, kept)))) === wanted
  return ways.find(isRead) ?? ways[0]!
}

type Words = Extract<Running, { type: 'text' }>

/** Words with their marks; the mark that reaches furthest is the outermost. */
function marked(
  words: readonly Words[],
  order: readonly MarkType[],
  within: readonly MarkType[] = [],
): string {
  const [first] = words
  if (!first) return ''
  let [outer, length]: [Mark | undefined, number] = [undefined, 1]
  for (const type of order.filter((one) => !within.includes(one))) {
    const mark = markOf(first, type)
    if (!mark) continue
    const end = words.findIndex((one) => JSON.stringify(markOf(one, type)) !== JSON.stringify(mark))
    const reach = end < 0 ? words.length : end
    if (!outer || reach > length) [outer, length] = [mark, reach]
  }
  const run = words.slice(0, length)
  const written = outer ? wrap(outer, marked(run, order, [...within, outer.type])) : first.text
  return written + marked(words.slice(length), order, within)
}

const markOf = ({ marks }: Words, type: MarkType) => marks?.find((mark) => mark.type === type)

/** Words between the signs of a mark. Spaces at the edges stay outside, since `** a**` is not read as bold. */
function wrap(mark: Mark, written: string): string {
  const words = written.trim()
  if (words === '') return written
  const [before, after] = written.split(words, 2)
  const [open, close] =
    mark.type === 'link' ? ['[', `](${mark.attrs.href})`] : mark.type === 'strong' ? ['**', '**'] : ['_', '_']
  return before + open + words + close + after
}

/** True for texts that show the same: marks in any order, spaces and empty parts aside. */
const isSame = (a: Doc, b: Doc) => JSON.stringify(plain(a)) === JSON.stringify(plain(b))

type AnyNode = { type: string; content?: readonly AnyNode[] }
const mayBeEmpty = new Set(['table', 'table_row', 'table_cell', 'table_header'])

function plain(node: AnyNode): unknown {
  if (node.type === 'paragraph' || node.type === 'heading')
    return { ...node, content: plainRunning((node.content ?? []) as Running[]) }
  const parts = (node.content ?? []).map(plain) as { type: string; content: unknown[] }[]
  const full = parts.filter(({ type, content }) => content.length > 0 || mayBeEmpty.has(type))
  return { ...node, content: full }
}

function plainRunning(content: readonly Running[]): unknown[] {
  const pieces: [text: string, marks: string][] = []
  for (const node of content) {
    if (node.type === 'hard_break') pieces.push(['\n', ''])
    else
      for (const text of node.text.match(/\s+|\S+/g) ?? []) {
        const marks = (node.marks ?? []).map((mark) => JSON.stringify(mark)).toSorted()
        pieces.push(text.trim() === '' ? [' ', ''] : [text, marks.join(' ')])
      }
  }
  const runs: typeof pieces = []
  for (const [text, marks] of pieces) {
    const last = runs.at(-1)
    if (last?.[1] !== marks) runs.push([text, marks])
    else if (text !== ' ' || !last[0].endsWith(' ')) last[0] += text
  }
  if (runs.length > 0) {
    runs[0]![0] = runs[0]![0].trimStart()
    runs.at(-1)![0] = runs.at(-1)![0].trimEnd()
  }
  return runs.filter(([text]) => text !== '')
}
