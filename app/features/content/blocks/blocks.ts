import type { z } from 'zod'
import type { Picture } from '~/features/media/media'
import type { block } from './blocks-schema'
import type { Doc } from './rich-text'
import { plainDoc } from './rich-text'

/** A block as it is stored. */
export type Block = z.infer<typeof block>
export type BlockKind = Block['kind']
export type BlockOf<Kind extends BlockKind> = Extract<Block, { kind: Kind }>

/** A question of a FAQ excerpt as it is shown. */
export type ShownQuestion = { id: number; question: string; answer: Doc }

type Shown<Kind extends BlockKind, Part> = Omit<BlockOf<Kind>, keyof Part> & Part
/**
 * A block with its placeholders filled, its pictures found and its questions read. Products of a showcase and banners
 * of a group belong to other features: the page asks them.
 */
export type ShownBlock =
  | BlockOf<'text' | 'showcase' | 'banner' | 'quotation' | 'columns'>
  | Shown<'picture', { picture: Picture }>
  | Shown<'picture_text', { picture: Picture | null }>
  | Shown<'gallery', { pictures: (Picture & { caption: string })[] }>
  | Shown<'video', { poster: Picture | null }>
  | Shown<'faq', { questions: ShownQuestion[] }>
export type ShownOf<Kind extends BlockKind> = Extract<ShownBlock, { kind: Kind }>

/** Keys of the pictures that blocks name, without repeats. */
export function keysOf(blocks: readonly Block[]): string[] {
  return [...new Set(blocks.flatMap((block) => picturesOf(block).map(({ key }) => key)))]
}

function picturesOf(block: Block): { key: string; alt: string }[] {
  switch (block.kind) {
    case 'picture':
      return [block.picture]
    case 'picture_text':
      return block.picture ? [block.picture] : []
    case 'gallery':
      return block.pictures
    case 'video':
      return [block.poster]
    default:
      return []
  }
}

/** All words of blocks that a visitor reads, for search: headings, texts, captions and descriptions of pictures. */
export function wordsOf(blocks: readonly Block[]): string {
  return blocks
    .flatMap(words)
    .filter((part) => part !== '')
    .join(' ')
}

function words(block: Block): string[] {
  const descriptions = picturesOf(block).map(({ alt }) => alt)
  switch (block.kind) {
    case 'text':
      return [block.heading, plainDoc(block.text)]
    case 'picture':
      return [...descriptions, block.caption]
    case 'picture_text':
      return [block.heading, plainDoc(block.text), ...descriptions, block.action?.label ?? '']
    case 'gallery':
      return [block.heading, ...block.pictures.flatMap(({ alt, caption }) => [alt, caption])]
    case 'video':
      return [block.title, block.caption, ...descriptions]
    case 'showcase':
    case 'faq':
      return [block.heading]
    case 'quotation':
      return [block.text, block.author, block.role]
    case 'columns':
      return [block.heading, ...block.columns.flatMap(({ title, text }) => [title, plainDoc(text)])]
    case 'banner':
      return []
  }
}
