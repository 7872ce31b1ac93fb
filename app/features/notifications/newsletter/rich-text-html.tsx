import { Fragment, type ReactNode } from 'react'
import { Heading, Link, Text } from 'react-email'
import type { Doc, DocNode, Running } from '~/features/content/content'
import { emailStyles as styles } from '../email/email-style'

const sizes = { 2: '18px', 3: '16px' } as const
type Paragraph = Extract<DocNode, { type: 'paragraph' }>
type List = Extract<DocNode, { type: 'bullet_list' | 'ordered_list' }>
type Item = List['content'][number]['content'][number]

/** A rich text with the styles of emails. */
export function RichText({ doc }: { doc: Doc }) {
  return doc.content.map((node, i) => <Node key={`${i}`} node={node} />)
}

function Node({ node }: { node: DocNode }) {
  switch (node.type) {
    case 'paragraph':
      return (
        <Text style={styles.text}>
          <Words content={node.content} />
        </Text>
      )
    case 'heading':
      return (
        <Heading
          as={node.attrs.level === 2 ? 'h2' : 'h3'}
          style={{
            fontSize: sizes[node.attrs.level],
            lineHeight: '26px',
            margin: '16px 0 8px',
          }}
        >
          <Words content={node.content} />
        </Heading>
      )
    case 'bullet_list':
    case 'ordered_list':
      return <ListOf list={node} />
    case 'table':
      return (
        <table
          style={{
            borderCollapse: 'collapse',
            margin: '0 0 12px',
            width: '100%',
          }}
        >
          <tbody>
            {node.content.map((row, i) => (
              <tr key={`${i}`}>
                {row.content.map((cell, j) => {
                  const Cell = cell.type === 'table_header' ? 'th' : 'td'
                  return (
                    <Cell
                      key={`${j}`}
                      style={{
                        ...styles.text,
                        border: '1px solid #e2ddd3',
                        padding: '6px 8px',
                        textAlign: 'left',
                      }}
                    >
                      <Lines paragraphs={cell.content ?? []} />
                    </Cell>
                  )
                })}
              </tr>
            ))}
          </tbody>
        </table>
      )
  }
}

function ListOf({ list }: { list: { type: string; content: { content: readonly Item[] }[] } }) {
  const Tag = list.type === 'ordered_list' ? 'ol' : 'ul'
  return (
    <Tag style={{ ...styles.text, paddingLeft: '24px' }}>
      {list.content.map((item, i) => (
        <li key={`${i}`} style={{ margin: '0 0 4px' }}>
          {item.content.map((part, j) =>
            part.type === 'paragraph' ? (
              <Lines key={`${j}`} paragraphs={[part]} />
            ) : (
              <ListOf key={`${j}`} list={part} />
            ),
          )}
        </li>
      ))}
    </Tag>
  )
}

function Lines({ paragraphs }: { paragraphs: readonly Paragraph[] }) {
  return paragraphs.map((paragraph, i) => (
    <Fragment key={`${i}`}>
      {i > 0 && <br />}
      <Words content={paragraph.content} />
    </Fragment>
  ))
}

function Words({ content = [] }: { content?: readonly Running[] | undefined }) {
  return content.map((part, i) => <Word key={`${i}`} part={part} />)
}

function Word({ part }: { part: Running }) {
  if (part.type === 'hard_break') return <br />
  return (part.marks ?? []).reduce<ReactNode>((inner, mark) => {
    if (mark.type === 'strong') return <strong>{inner}</strong>
    if (mark.type === 'em') return <em>{inner}</em>
    return (
      <Link href={mark.attrs.href} className="e-link" style={{ ...styles.link, textDecoration: 'underline' }}>
        {inner}
      </Link>
    )
  }, part.text)
}
