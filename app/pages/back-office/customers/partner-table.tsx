import type { Column } from '../shared/columns/columns'
import { ColumnCells, ColumnHeads } from '../shared/columns/column-cells'
import { EmptyList } from '../shared/empty-list'

/** Customers in rows. `areChosen`: somebody has chosen the columns; `isLimited`: as in `EmptyList`. */
export function PartnerTable<Row extends { id: number }>({
  columns,
  rows,
  areChosen = false,
  isLimited = false,
}: {
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  areChosen?: boolean
  isLimited?: boolean
}) {
  if (rows.length === 0) return <EmptyList isLimited={isLimited} />
  return (
    <div className="office-sheet">
      <table className="office-table" data-cards>
        <thead>
          <tr>
            <ColumnHeads columns={columns} areChosen={areChosen} />
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id}>
              <ColumnCells columns={columns} areChosen={areChosen} row={row} />
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
