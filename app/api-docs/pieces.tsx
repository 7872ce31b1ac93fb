import type { ReactNode } from 'react'
import type { Failure } from '~/http/calls/failures.server'
import type { Field } from './schema'
import { text } from './text'

/** Text that shows `words` between backticks as code. */
export function Told({ children }: { children: string }): ReactNode {
  return children.split('`').map((part, i) => (i % 2 === 1 ? <code key={i}>{part}</code> : part))
}

export function Fields({ title, fields }: { title: string; fields: readonly Field[] }) {
  if (fields.length === 0) return null
  return (
    <div>
      <h4>{title}</h4>
      <dl className="fields">
        {inOrder(fields).map((field) => (
          <div key={field.name}>
            <dt>
              <code>{field.name}</code>
              {field.required && <span className="must">{text.required}</span>}
              {field.old && <span className="old">{text.old}</span>}
            </dt>
            <dd>
              <em>{field.part ? <a href={`#${field.part}`}>{field.type}</a> : field.type}</em>
              {field.description && (
                <>
                  {' · '}
                  <Told>{field.description}</Told>
                </>
              )}
              {field.example !== undefined && (
                <>
                  {' '}
                  {text.example} <code>{String(field.example)}</code>
                </>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

// Fields that only old clients send come last.
const inOrder = (fields: readonly Field[]) => fields.toSorted((a, b) => Number(a.old) - Number(b.old))

/** A table of codes with their status, their meaning and the caller's reaction. */
export function Failures({ failures }: { failures: readonly Failure[] }) {
  return (
    <dl className="fields">
      {failures.map(({ status, code, meaning, remedy }) => (
        <div key={`${status} ${code} ${meaning}`}>
          <dt>
            <code>{code}</code> {status}
          </dt>
          <dd>
            <Told>{meaning}</Told> <em>{text.remedy}</em> <Told>{remedy}</Told>
          </dd>
        </div>
      ))}
    </dl>
  )
}
