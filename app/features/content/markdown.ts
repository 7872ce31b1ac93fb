import type { Picture } from '~/features/media/media'
import { slug, uniqueSlug } from '~/kernel/turkish'
import { type Inline, parseInline, plainInline } from './markdown-inline'
import { type PictureOf, readPictureLine } from './markdown-picture'

export type { Inline } from './markdown-inline'
export type Heading = { kind: 'heading'; level: 2 | 3; id: string; inlines: Inline[] }
export type Block =
  | Heading
  | { kind: 'paragraph'; inlines: Inline[] }
  | { kind: 'list'; ordered: boolean; items: Inline[][] }
  | { kind: 'table'; head: Inline[][]; rows: Inline[][][] }
  | { kind: 'picture'; picture: Picture }

/** The value of a placeholder `{{company.phone}}` by its name `company.phone`. */
export type FillIn = (name: string) => string

/**
 * Blocks of a Markdown text: second- and third-level headings, paragraphs, lists, tables, pictures of the shop, bold
 * and links. They are data, never HTML: other markup is shown as plain letters. Placeholders are filled after
 * parsing, so that a setting is never read as markup. A picture unknown to `pictureOf` becomes its description.
 */
export function parseMarkdown(
  text: string,
  fillIn: FillIn = () => '',
  pictureOf: PictureOf = () => null,
): Block[] {
  const ids = new Set<string>()
  const inline = (source: string) => parseInline(source.trim(), fillIn)
  const lines = text.split(/\r\n|\n|\r/)
  const blocks: Block[] = []
  for (let at = 0; at < lines.length;) {
    const [kind, length] = nextBlock(lines, at)
    const part = lines.slice(at, at + length)
    at += length
    if (kind === 'heading') blocks.push(heading(part[0]!, inline, ids))
    else if (kind === 'bullets' || kind === 'steps') blocks.push(list(kind, part, inline))
    else if (kind === 'table') blocks.push(table(part, inline))
    else if (kind === 'picture') blocks.push(picture(part[0]!, pictureOf))
    else if (kind === 'paragraph')
      blocks.push({ kind, inlines: inline(part.map((line) => line.trim()).join(' ')) })
  }
  return blocks
}

/** The second-level headings, for the table of contents. */
export function tableOfContents(blocks: readonly Block[]): { id: string; title: string }[] {
  const chapters = blocks.filter((block): block is Heading => block.kind === 'heading' && block.level === 2)
  return chapters.map(({ id, inlines }) => ({ id, title: plainInline(inlines) }))
}

/** The words of a text without markup, blocks separated by a space. */
export function plainText(blocks: readonly Block[]): string {
  const cells = (row: Inline[][]) => row.map(plainInline).join(' ')
  const plain = (block: Block) => {
    if (block.kind === 'list') return cells(block.items)
    if (block.kind === 'table') return [block.head, ...block.rows].map(cells).join(' ')
    if (block.kind === 'picture') return block.picture.alt
    return plainInline(block.inlines)
  }
  return blocks.map(plain).join(' ')
}

type Kind = 'blank' | 'heading' | 'bullets' | 'steps' | 'table' | 'picture' | 'paragraph'
const starts: [Kind, RegExp][] = [
  ['blank', /^\s*$/],
  ['heading', /^###? +\S/],
  ['bullets', /^- +\S/],
  ['steps', /^\d{1,3}\. +\S/],
  ['table', /^\|.*\|\s*$/],
]
const kindOf = (line: string): Kind =>
  readPictureLine(line) ? 'picture' : (starts.find(([, start]) => start.test(line))?.[0] ?? 'paragraph')

/**
 * The block at a line and its number of lines: neighbouring lines of one kind form one block, headings and pictures
 * stand alone.
 */
function nextBlock(lines: readonly string[], at: number): [kind: Kind, length: number] {
  const kind = kindOf(lines[at]!)
  if (kind === 'table' && !isRule(lines[at + 1])) return ['paragraph', 1]
  let end = at + 1
  if (kind !== 'heading' && kind !== 'picture')
    while (end < lines.length && kindOf(lines[end]!) === kind) end++
  return [kind, end - at]
}

function heading(line: string, inline: (source: string) => Inline[], ids: Set<string>): Heading {
  const inlines = inline(line.replace(/^#+/, ''))
  const id = uniqueSlug(slug(plainInline(inlines)), (taken) => ids.has(taken))
  ids.add(id)
  return { kind: 'heading', level: line.startsWith('###') ? 3 : 2, id, inlines }
}

function picture(line: string, pictureOf: PictureOf): Block {
  const { key, alt } = readPictureLine(line)!
  const found = pictureOf(key)
  return found
    ? { kind: 'picture', picture: { ...found, alt } }
    : { kind: 'paragraph', inlines: alt ? [alt] : [] }
}

function list(kind: 'bullets' | 'steps', lines: string[], inline: (source: string) => Inline[]): Block {
  return {
    kind: 'list',
    ordered: kind === 'steps',
    items: lines.map((line) => inline(line.replace(/^(-|\d+\.) +/, ''))),
  }
}

/** A table. Each row is cut or filled to the number of cells in the head. */
function table([first, , ...rest]: string[], inline: (source: string) => Inline[]): Block {
  const head = cellsOf(first!).map(inline)
  const rows = rest.map((line) => {
    const cells = cellsOf(line)
    return head.map((_, column) => inline(cells[column] ?? ''))
  })
  return { kind: 'table', head, rows }
}

const isRule = (line: string | undefined) => line !== undefined && /^\|( *:?-+:? *\|)+\s*$/.test(line)
const cellsOf = (line: string) => line.trim().slice(1, -1).split('|')
