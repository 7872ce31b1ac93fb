import type { DescribedChange } from './describe'
import { text } from './text'

/** The fields that an entry changed, folded: their names first, then each with its value before and after. */
export function Changes({ changes }: { changes: readonly DescribedChange[] }) {
  if (changes.length === 0) return <span className="text-ink-2">{text.noChanges}</span>
  return (
    <details>
      <summary className="link cursor-pointer">
        {changes
          .slice(0, 3)
          .map(({ name }) => name)
          .join(', ')}
        {changes.length > 3 && ` … (${text.fields(changes.length)})`}
      </summary>
      <dl className="office-changes">
        {changes.map(({ field, name, before, after }) => (
          <div key={field}>
            <dt>{name}</dt>
            <dd>
              <span className="sr-only">{text.before}: </span>
              <del>{before ?? text.none}</del>
            </dd>
            <dd>
              <span className="sr-only">{text.after}: </span>
              <ins>{after ?? text.none}</ins>
            </dd>
          </div>
        ))}
      </dl>
    </details>
  )
}
