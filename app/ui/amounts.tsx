import type { ReactNode } from 'react'

type Row = { name: string; shown: string; good?: boolean }

type AmountsProps = {
  rows: readonly Row[]
  total: Row
  /** A short remark beside the total. */
  note?: ReactNode
  /** Amounts that the total contains; they are not added. */
  within?: readonly Row[]
}

/** Amounts below each other that add up, their total beneath a line, and what the total contains. */
export function Amounts({ rows, total, note, within = [] }: AmountsProps) {
  return (
    <dl className="grid gap-2 text-sm tabular-nums">
      {rows.map(({ name, shown, good }) => (
        <div key={`${name} ${shown}`} className="flex justify-between gap-4">
          <dt className="text-ink-2">{name}</dt>
          <dd className={good ? 'font-medium whitespace-nowrap text-ok' : 'font-medium whitespace-nowrap'}>
            {shown}
          </dd>
        </div>
      ))}
      <div className="mt-2 flex items-baseline justify-between gap-4 border-t border-line pt-3">
        <dt className="text-base font-semibold">
          {total.name} {note && <span className="block text-meta font-normal text-ink-2">{note}</span>}
        </dt>
        <dd className="text-2xl font-bold whitespace-nowrap">{total.shown}</dd>
      </div>
      {within.map(({ name, shown }) => (
        <div key={`${name} ${shown}`} className="flex justify-between gap-4 text-meta text-ink-2">
          <dt>{name}</dt>
          <dd className="whitespace-nowrap">{shown}</dd>
        </div>
      ))}
    </dl>
  )
}
