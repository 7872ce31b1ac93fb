import { slug, uniqueSlug } from '~/kernel/turkish'
import type { ShownBlock } from './blocks'
import { type Doc, plainDoc } from './rich-text'

/** Addresses within a page for the headings of its blocks. */
export type Outline = {
  /** Chapters for the table of contents. */
  chapters: { id: string; title: string }[]
  /** By the id of a block: the address of its own heading, then those of the headings in its text. */
  anchors: Record<string, string[]>
}

/** The headings of a page with addresses made from their titles, each used once. */
export function outlineOf(blocks: readonly ShownBlock[]): Outline {
  const taken = new Set<string>()
  const chapters: Outline['chapters'] = []
  const anchorOf = (title: string, isChapter: boolean) => {
    if (title === '') return ''
    const id = uniqueSlug(slug(title), (link) => taken.has(link))
    taken.add(id)
    if (isChapter) chapters.push({ id, title })
    return id
  }
  const anchors = Object.fromEntries(
    blocks.map((block) => [
      block.id,
      [
        anchorOf(headingOf(block), true),
        ...docsOf(block)
          .flatMap(headingsOf)
          .map(({ title, level }) => anchorOf(title, level === 2)),
      ],
    ]),
  )
  const named = Object.entries(anchors).filter(([, ids]) => ids.some((id) => id !== ''))
  return { chapters, anchors: Object.fromEntries(named) }
}

function headingOf(block: ShownBlock): string {
  return 'heading' in block ? block.heading : ''
}

function docsOf(block: ShownBlock): Doc[] {
  if (block.kind === 'text' || block.kind === 'picture_text') return [block.text]
  return block.kind === 'columns' ? block.columns.map(({ text }) => text) : []
}

function headingsOf(doc: Doc): { title: string; level: 2 | 3 }[] {
  return doc.content.flatMap((node) =>
    node.type === 'heading'
      ? [{ title: plainDoc({ type: 'doc', content: [node] }), level: node.attrs.level }]
      : [],
  )
}
