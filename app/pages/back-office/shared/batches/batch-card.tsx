import { isBusy } from '~/features/catalogue/catalogue'
import { formatDateTime } from '~/kernel/dates'
import { formatNumber } from '~/kernel/turkish'
import { Action, ActionForm } from '../action'
import { useFresh } from '../use-fresh'
import { text } from './text'

type Batch = {
  state: keyof typeof text.states
  written: number
  total: number
  kept: number
  startsAt?: Date | null
  createdAt: Date
}

/** Progress of a change of many prices or products, with its stop and its undoing. The page is loaded again while a job works on it. */
export function BatchCard({ batch, facts }: { batch: Batch; facts: readonly (readonly [string, string])[] }) {
  const { state, written, total, kept } = batch
  useFresh(isBusy(state) ? 1_500 : undefined)
  const all = [
    ...facts,
    [text.state, text.states[state]],
    [text.when, formatDateTime(new Date(batch.startsAt ?? batch.createdAt))],
    [text.written, text.progress(written, total)],
    [text.kept, formatNumber(kept)],
  ] as const
  return (
    <section className="office-card" aria-live="polite">
      <dl className="office-facts">
        {all.map(([name, value]) => (
          <div key={name} className="contents">
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <div className="office-actions">
        {(state === 'waiting' || state === 'running') && <ActionForm verb="durdur" label={text.stop} />}
        {(state === 'done' || state === 'stopped') && written > 0 && (
          <Action verb="geri-al" label={text.undo} look="danger">
            <p className="text-meta text-ink-2">{text.undoHint}</p>
          </Action>
        )}
      </div>
    </section>
  )
}
