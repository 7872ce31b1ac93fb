import { Fragment, type ReactNode } from 'react'
import { pictureSources } from '~/features/media/media'
import { Picture } from '~/ui/picture'
import { ShopLink } from '~/ui/links/shop-link'
import type { Block, Inline } from '../markdown'
import { text } from '../text'

/** A text parsed by `parseMarkdown`, rendered without raw HTML. */
export function Markdown({ blocks }: { blocks: readonly Block[] }) {
  return <div className="grid max-w-read gap-4">{each(blocks, showBlock)}</div>
}

function showBlock(block: Block): ReactNode {
  switch (block.kind) {
    case 'heading':
      return <SectionHeading {...block} />
    case 'paragraph':
      return <p>{showInlines(block.inlines)}</p>
    case 'list':
      return <List {...block} />
    case 'table':
      return <Table {...block} />
    case 'picture':
      return (
        <Picture
          {...pictureSources(block.picture)}
          alt={block.picture.alt}
          sizes="(width >= 32rem) 26rem, 100vw"
          className="content-picture"
        />
      )
  }
}

function SectionHeading({ level, id, inlines }: Extract<Block, { kind: 'heading' }>) {
  if (level === 3) {
    return (
      <h3 id={id} className="mt-2 text-lg">
        {showInlines(inlines)}
      </h3>
    )
  }
  return (
    <h2 id={id} className="mt-6 text-2xl">
      {showInlines(inlines)}
    </h2>
  )
}

function List({ ordered, items }: Extract<Block, { kind: 'list' }>) {
  const Tag = ordered ? 'ol' : 'ul'
  return (
    <Tag className={`grid gap-2 pl-6 ${ordered ? 'list-decimal' : 'list-disc'}`}>
      {each(items, (item) => (
        <li>{showInlines(item)}</li>
      ))}
    </Tag>
  )
}

/** A wide table scrolls by itself; it is focusable so that the keyboard can scroll it. */
const scrolling = { role: 'group', className: 'overflow-x-auto', tabIndex: 0, 'aria-label': text.table }

function Table({ head, rows }: Extract<Block, { kind: 'table' }>) {
  return (
    <div {...scrolling}>
      <table className="w-full text-left text-sm">
        <thead>
          <tr className="border-b border-line-strong">
            {each(head, (cell) => (
              <th scope="col" className="min-w-28 py-2 pr-4 align-bottom">
                {showInlines(cell)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {each(rows, (row) => (
            <tr className="border-b border-line">
              {each(row, (cell) => (
                <td className="py-2 pr-4 align-top">{showInlines(cell)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function showInlines(inlines: readonly Inline[]): ReactNode {
  return each(inlines, (part) => {
    if (typeof part === 'string') return part
    const words = showInlines(part.inlines)
    if (part.kind === 'strong') return <strong className="font-semibold">{words}</strong>
    if (part.kind === 'em') return <em>{words}</em>
    if (part.external || !part.href.startsWith('/')) return <PlainLink {...part}>{words}</PlainLink>
    return (
      <ShopLink to={part.href} className="link">
        {words}
      </ShopLink>
    )
  })
}

/** Links that bypass the router: other sites in a new tab, mail, telephone, headings. */
function PlainLink({ href, external, children }: { href: string; external: boolean; children: ReactNode }) {
  return (
    <a href={href} className="link" {...(external ? { target: '_blank', rel: 'noopener' } : {})}>
      {children}
    </a>
  )
}

/** Parts never move, so their index is a stable key. */
function each<T>(parts: readonly T[], show: (part: T) => ReactNode): ReactNode {
  return parts.map((part, place) => <Fragment key={place}>{show(part)}</Fragment>)
}
