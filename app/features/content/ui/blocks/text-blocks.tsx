import type { ShownOf } from '../../blocks/blocks'
import { RichText } from '../rich-text'

type Anchors = { anchors: readonly string[] }

export function TextPart({ block, anchors }: { block: ShownOf<'text'> } & Anchors) {
  const [own, ...others] = anchors
  return (
    <section aria-labelledby={own || undefined} className="grid max-w-read gap-4">
      {block.heading && (
        <h2 id={own} className="mt-2 text-2xl">
          {block.heading}
        </h2>
      )}
      <RichText doc={block.text} anchors={others} />
    </section>
  )
}
