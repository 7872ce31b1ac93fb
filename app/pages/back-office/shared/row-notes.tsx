import type { RowAnswer } from '~/features/basket/basket'

/** The typed rows with a mistake, each with its reason. */
export function RowNotes({ rows }: { rows: readonly RowAnswer[] }) {
  const noted = rows.filter(({ note }) => note)
  if (noted.length === 0) return null
  return (
    <ul className="grid gap-1 text-sm">
      {noted.map(({ row, note }, at) => (
        <li key={`${at} ${row.code}`}>
          <b>
            {row.code} {row.packages}
          </b>
          : {note!.message}
        </li>
      ))}
    </ul>
  )
}
