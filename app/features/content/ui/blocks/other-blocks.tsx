import { Icon } from '~/ui/icons/icon'
import { SectionHead, Stitch } from '~/ui/stitch'
import type { ShownBlock, ShownOf } from '../../blocks/blocks'
import { RichText } from '../rich-text'
import { Gallery, PicturePart, PictureText, Video } from './picture-blocks'

type Anchors = { anchors: readonly string[] }

/** A block of a kind that few pages have. */
export function OtherBlock({ block, anchors, first }: { block: ShownBlock; first: boolean } & Anchors) {
  switch (block.kind) {
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
    default:
      return null
  }
}

function Quotation({ block: { text, author, role } }: { block: ShownOf<'quotation'> }) {
  return (
    <figure className="grid max-w-read gap-3 border-l-2 border-tan pl-5 sm:pl-8">
      <blockquote className="font-display text-xl whitespace-pre-line">{text}</blockquote>
      {(author || role) && (
        <figcaption className="text-sm text-ink-2">
          {author && <strong className="font-semibold text-ink">{author}</strong>}
          {author && role && ', '}
          {role}
        </figcaption>
      )}
    </figure>
  )
}

function Questions({ block: { heading, questions }, anchors }: { block: ShownOf<'faq'> } & Anchors) {
  return (
    <section aria-labelledby={anchors[0] || undefined} className="max-w-read">
      {heading && <SectionHead id={anchors[0]} title={heading} />}
      <div className="divide-y divide-line border-y border-line">
        {questions.map(({ id, question, answer }) => (
          <details key={id} className="group/faq">
            <summary className="flex min-h-14 items-center justify-between gap-4 font-semibold">
              {question}
              <Icon
                name="chevron-down"
                className="text-ink-3 transition-transform group-open/faq:rotate-180"
              />
            </summary>
            <div className="grid gap-3 pb-5 text-ink-2">
              <RichText doc={answer} />
            </div>
          </details>
        ))}
      </div>
    </section>
  )
}

const wide = { 2: 'lg:grid-cols-2', 3: 'lg:grid-cols-3', 4: 'lg:grid-cols-4' } as const

function Columns({ block: { heading, columns }, anchors }: { block: ShownOf<'columns'> } & Anchors) {
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
