import type { ReactNode } from 'react'
import type { ShownBlock, ShownOf } from '../blocks/blocks'
import { type Outline, outlineOf } from '../blocks/outline'
import { Gallery, PicturePart, PictureText, Video } from './blocks/picture-blocks'
import { Columns, Questions, Quotation, TextPart } from './blocks/text-blocks'
import { each } from './rich-text'

/** Blocks of other features: the page asks their owners for products and banners. */
export type Slots = {
  showcase?: (block: ShownOf<'showcase'>) => ReactNode
  banner?: (block: ShownOf<'banner'>) => ReactNode
}

/** The blocks of a page, in their order. Blocks without a slot are left out. */
export function ContentBlocks({
  blocks,
  outline = outlineOf(blocks),
  slots = {},
}: {
  blocks: readonly ShownBlock[]
  outline?: Outline
  slots?: Slots
}) {
  return (
    <div className="content-blocks">
      {each(blocks, (block, place) => (
        <ContentBlock
          block={block}
          anchors={outline.anchors.get(block.id) ?? []}
          slots={slots}
          first={place === 0}
        />
      ))}
    </div>
  )
}

export function ContentBlock({
  block,
  anchors,
  slots,
  first = false,
}: {
  block: ShownBlock
  anchors: readonly string[]
  slots: Slots
  first?: boolean
}): ReactNode {
  switch (block.kind) {
    case 'text':
      return <TextPart block={block} anchors={anchors} />
    case 'picture':
      return <PicturePart block={block} />
    case 'picture_text':
      return <PictureText block={block} anchors={anchors} first={first} />
    case 'gallery':
      return <Gallery block={block} anchors={anchors} />
    case 'video':
      return <Video block={block} />
    case 'faq':
      return <Questions block={block} anchors={anchors} />
    case 'quotation':
      return <Quotation block={block} />
    case 'columns':
      return <Columns block={block} anchors={anchors} />
    case 'showcase':
      return slots.showcase?.(block)
    case 'banner':
      return slots.banner?.(block)
  }
}
