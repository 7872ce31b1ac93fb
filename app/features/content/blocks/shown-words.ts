import type { ShownBlock } from './blocks'
import { plainDoc } from './rich-text'

/** The words of a page's texts, for a description of it. */
export function wordsOfShown(blocks: readonly ShownBlock[]): string {
  return blocks
    .flatMap((block) =>
      block.kind === 'text' || block.kind === 'picture_text' ? [plainDoc(block.text)] : [],
    )
    .join(' ')
}
