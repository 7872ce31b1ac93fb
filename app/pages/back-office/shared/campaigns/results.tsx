import { formatNumber } from '~/kernel/turkish'
import type { Unsent } from './campaign'
import { text } from './text'

/** The counts of a message to many that has begun, with their titles, and the receivers to whom it did not go. */
export function Results({
  titles,
  counts,
  unsent,
}: {
  titles: Readonly<Record<string, string>>
  counts: Readonly<Record<string, number>> | null
  unsent: readonly Unsent[]
}) {
  return (
    <>
      <section className="office-card">
        <h2>{text.results}</h2>
        <dl className="office-facts">
          {Object.entries(titles).map(([name, title]) => (
            <div key={name} className="contents">
              <dt>{title}</dt>
              <dd className="tabular-nums">{formatNumber(counts?.[name] ?? 0)}</dd>
            </div>
          ))}
        </dl>
        <p className="text-meta text-ink-2">{text.kept}</p>
      </section>
      {unsent.length > 0 && (
        <section className="office-card">
          <h2>{text.unsent}</h2>
          <ul className="office-parts">
            {unsent.map(({ id, to, status, reason }) => (
              <li key={id}>
                <b className="wrap-anywhere">{to ?? text.forgotten}</b>
                <span className="text-ink-2 wrap-anywhere">
                  {[text.outcome[status], text.reasons[reason] ?? reason].filter(Boolean).join(' · ')}
                </span>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}
