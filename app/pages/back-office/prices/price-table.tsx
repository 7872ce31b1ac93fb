import { text } from './text'

type Row = {
  variantId: number
  code: string
  name: string
  before: string
  after: string
  state: string | null
}

/** Prices of variants before and after a change. */
export function PriceTable({ rows }: { rows: readonly Row[] }) {
  return (
    <div className="office-sheet">
      <table className="office-table">
        <thead>
          <tr>
            <th scope="col">{text.variant}</th>
            <th scope="col" data-number>
              {text.before}
            </th>
            <th scope="col" data-number>
              {text.after}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.variantId}>
              <td>
                {row.name}
                <span className="block text-meta text-ink-2">
                  {row.code}
                  {row.state && ` · ${row.state}`}
                </span>
              </td>
              <td data-number>{row.before}</td>
              <td data-number className="font-semibold">
                {row.after}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
