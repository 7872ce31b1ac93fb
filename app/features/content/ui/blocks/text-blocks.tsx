import { Icon } from '~/ui/icons/icon'
import { SectionHead, Stitch } from '~/ui/stitch'
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

const wide = { 2: 'lg:grid-cols-2', 3: 'lg:grid-cols-3', 4: 'lg:grid-cols-4' } as const

export function Columns({ block: { heading, columns }, anchors }: { block: ShownOf<'columns'> } & Anchors) {
  const [own, ...others] = anchors
  return (
    <section aria-labelledby={own || undefined}>
      {heading ? <SectionHead id={own} title={heading} /> : <Stitch className="mb-8" />}
      <ul className={`grid gap-x-8 gap-y-6 sm:grid-cols-2 ${wide[columns.length as keyof typeof wide]}`}>
        {columns.map(({ icon, title, text }, place) => (
          <li key={place} className="flex gap-3">
            {icon && <Icon name={icon} className="mt-0.5 text-xl text-tan" />}
            <div className="grid content-start gap-0.5 text-sm">
              {title && <strong className="text-base">{title}</strong>}
              <div className="grid gap-2 text-ink-2">
                <RichText doc={text} anchors={others} />
              </div>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
