import type { z } from 'zod'
import type { Picture } from '~/features/media/media'
import type { block } from './blocks-schema'
import type { Doc } from './rich-text'

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
