import { Fragment, type ReactNode } from 'react'
import { ShopLink } from '~/ui/links/shop-link'
import { reachOf } from '../blocks/address'
import type { Doc, DocNode, List, Running, Table, TextNode } from '../blocks/rich-text'
import { text } from '../text'

/** A rich text, rendered from its data without raw HTML. `anchors`: addresses of its headings, in their order. */
export function RichText({ doc, anchors = [] }: { doc: Doc; anchors?: readonly string[] }) {
  let heading = 0
  return each(doc.content, (node) =>
    node.type === 'heading' ? <Heading node={node} id={anchors[heading++]} /> : showNode(node),
  )
}

function Heading({ node, id }: { node: Extract<DocNode, { type: 'heading' }>; id: string | undefined }) {
  const words = running(node.content)
  if (node.attrs.level === 3)
    return (
      <h3 id={id || undefined} className="mt-2 text-lg">
        {words}
      </h3>
    )
  return (
    <h2 id={id || undefined} className="mt-6 text-2xl">
      {words}
    </h2>
  )
}

function showNode(node: Exclude<DocNode, { type: 'heading' }>): ReactNode {
  switch (node.type) {
    case 'paragraph':
      return <p>{running(node.content)}</p>
    case 'table':
      return <RichTable table={node} />
    default:
      return <RichList list={node} />
  }
}

function RichList({ list }: { list: List }) {
  const isOrdered = list.type === 'ordered_list'
  const Tag = isOrdered ? 'ol' : 'ul'
  return (
    <Tag className={`grid gap-2 pl-6 ${isOrdered ? 'list-decimal' : 'list-disc'}`}>
      {each(list.content, ({ content }) => (
        <li>
          {content.length === 1 && content[0]!.type === 'paragraph' ? (
            running(content[0]!.content)
          ) : (
            <div className="grid gap-2">
              {each(content, (part) =>
                part.type === 'paragraph' ? <p>{running(part.content)}</p> : <RichList list={part} />,
              )}
            </div>
          )}
        </li>
      ))}
    </Tag>
  )
}

/** A wide table scrolls by itself; it is focusable so that the keyboard can scroll it. */
const scrolling = { role: 'group', className: 'overflow-x-auto', tabIndex: 0, 'aria-label': text.table }

function RichTable({ table }: { table: Table }) {
  const [first, ...rest] = table.content
  const hasHead = first?.content.every(({ type }) => type === 'table_header')
  return (
    <div {...scrolling}>
      <table className="w-full text-left text-sm">
        {hasHead && first && (
          <thead>
            <tr className="border-b border-line-strong">
              {each(first.content, (cell) => (
                <th scope="col" className="min-w-28 py-2 pr-4 align-bottom">
                  {cellWords(cell)}
                </th>
              ))}
            </tr>
          </thead>
        )}
        <tbody>
          {each(hasHead ? rest : table.content, (row) => (
            <tr className="border-b border-line">
              {each(row.content, (cell) =>
                cell.type === 'table_header' ? (
                  <th scope="row" className="py-2 pr-4 align-top">
                    {cellWords(cell)}
                  </th>
                ) : (
                  <td className="py-2 pr-4 align-top">{cellWords(cell)}</td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

type Cell = Table['content'][number]['content'][number]

function cellWords({ content }: Cell): ReactNode {
  return content.length === 1
    ? running(content[0]!.content)
    : each(content, (part) => <p>{running(part.content)}</p>)
}

/** Words with their marks. Neighbours within the same link are one link. */
function running(parts: readonly Running[] = []): ReactNode {
  const groups: { href: string | null; parts: Running[] }[] = []
  for (const part of parts) {
    const href = part.type === 'text' ? hrefOf(part) : (groups.at(-1)?.href ?? null)
    const last = groups.at(-1)
    if (last && last.href === href) last.parts.push(part)
    else groups.push({ href, parts: [part] })
  }
  return each(groups, ({ href, parts }) => {
    const words = each(parts, (part) => (part.type === 'text' ? marked(part) : <br />))
    return href === null ? words : <TextLink href={href}>{words}</TextLink>
  })
}

function hrefOf({ marks = [] }: TextNode): string | null {
  const link = marks.find((mark) => mark.type === 'link')
  return link ? link.attrs.href : null
}

function marked({ text, marks = [] }: TextNode): ReactNode {
  const slanted = marks.some(({ type }) => type === 'em') ? <em>{text}</em> : text
  return marks.some(({ type }) => type === 'strong') ? (
    <strong className="font-semibold">{slanted}</strong>
  ) : (
    slanted
  )
}

/** A link of a block: inside the shop by the router, other sites in a new tab. An unsafe address shows its words alone. */
export function TextLink({
  href,
  className = 'link',
  look,
  children,
}: {
  href: string
  className?: string
  /** The look of a button, beside its class. */
  look?: 'secondary'
  children: ReactNode
}) {
  const reach = reachOf(href)
  if (!reach) return children
  if (reach === 'inside' && href.startsWith('/'))
    return (
      <ShopLink to={href} className={className} data-look={look}>
        {children}
      </ShopLink>
    )
  return (
    <a
      href={href}
      className={className}
      data-look={look}
      target={reach === 'outside' ? '_blank' : undefined}
      rel={reach === 'outside' ? 'noopener' : undefined}
    >
      {children}
    </a>
  )
}

/** Parts never move, so their index is a stable key. */
export function each<T>(parts: readonly T[], show: (part: T, place: number) => ReactNode): ReactNode {
  return parts.map((part, place) => <Fragment key={place}>{show(part, place)}</Fragment>)
}
