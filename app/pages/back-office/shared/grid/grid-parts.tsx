import { type ReactNode, type RefObject, useId } from 'react'

/** Rows of one part: what is out of sight is not laid out, so that a key stays quick in a table of hundreds of rows. */
const partLength = 25

/**
 * A table of fields in parts, each under the headings, and the line below it for the fault of the focused field (`openGrid`). `columns`: fields of a row beside its name.
 */
export function GridParts<Row extends { id: number }>({
  grid,
  rows,
  columns,
  headings,
  children,
  after,
}: {
  grid: RefObject<HTMLDivElement | null>
  rows: readonly Row[]
  columns: number
  headings: ReactNode
  children: (row: Row) => ReactNode
  /** Rows below the last one. */
  after?: ReactNode
}) {
  const starts = Array.from(
    { length: Math.max(1, Math.ceil(rows.length / partLength)) },
    (_, at) => at * partLength,
  )
  const told = useId()
  return (
    <div className="min-w-0">
      <div className="office-grid" ref={grid}>
        {starts.map((start) => (
          <div key={start} className="office-grid-part" style={{ minWidth: `${8 + columns * 7.5}rem` }}>
            <table>
              <thead>
                <tr>{headings}</tr>
              </thead>
              <tbody>
                {rows.slice(start, start + partLength).map(children)}
                {start === starts.at(-1) && after}
              </tbody>
            </table>
          </div>
        ))}
      </div>
      {/* Written by openGrid alone. */}
      <p className="office-grid-told" id={told} role="status" />
    </div>
  )
}
