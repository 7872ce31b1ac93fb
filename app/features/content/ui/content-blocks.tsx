import { lazy, type ReactNode, Suspense } from 'react'
import type { ShownBlock, ShownOf } from '../blocks/blocks'
import { TextPart } from './blocks/text-blocks'
import { each } from './rich-text'

/** Blocks of other features: the page asks their owners for products and banners. */
export type Slots = {
  showcase?: (block: ShownOf<'showcase'>) => ReactNode
  banner?: (block: ShownOf<'banner'>) => ReactNode
}
/** Addresses of headings by the id of their block, from `outlineOf`. */
export type Anchors = Readonly<Record<string, readonly string[]>>

// Most pages are texts; the other kinds load with the pages that have them.
const OtherBlock = lazy(async () => ({ default: (await import('./blocks/other-blocks')).OtherBlock }))

/** The blocks of a page, in their order. Blocks without a slot are left out. */
export function ContentBlocks({
  blocks,
  anchors = {},
  slots = {},
}: {
  blocks: readonly ShownBlock[]
  anchors?: Anchors
  slots?: Slots
}) {
  return (
    <div className="content-blocks">
      {each(blocks, (block, place) => (
        <ContentBlock block={block} anchors={anchors[block.id] ?? []} slots={slots} first={place === 0} />
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
    case 'showcase':
      return slots.showcase?.(block)
    case 'banner':
      return slots.banner?.(block)
    default:
      return (
        <Suspense>
          <OtherBlock block={block} anchors={anchors} first={first} />
        </Suspense>
      )
  }
}
