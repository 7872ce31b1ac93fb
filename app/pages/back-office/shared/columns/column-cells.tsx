import { SortHeader } from '../list-parts'
import type { Column } from './columns'

const hiddenBelow = { md: 'max-md:hidden', xl: 'max-xl:hidden' } as const

type Shown<Row> = {
  columns: readonly Column<Row>[]
  /** Somebody has chosen the columns: they are shown on every screen. */
  areChosen: boolean
}

const classOf = <Row,>({ from, className }: Column<Row>, areChosen: boolean) =>
  [className, from && !areChosen && hiddenBelow[from]].filter(Boolean).join(' ') || undefined

/** The headings of a list's columns. */
export function ColumnHeads<Row>({ columns, areChosen }: Shown<Row>) {
  return columns.map((column) =>
    column.sort ? (
      <SortHeader key={column.key} name={column.sort} isNumber={column.isNumber} fromMost={column.fromMost}>
        {column.title}
      </SortHeader>
    ) : (
      <th
        key={column.key}
        scope="col"
        className={classOf({ ...column, className: undefined }, areChosen)}
        data-number={column.isNumber}
      >
        {column.title}
      </th>
    ),
  )
}

/** The cells of one record. A chosen column that is not usual has a line of its own on a narrow screen's card, below the others. */
export function ColumnCells<Row>({ columns, areChosen, row }: Shown<Row> & { row: Row }) {
  return columns.map((column) => {
    const isMore = column.shown === undefined || (areChosen && column.from !== undefined)
    return (
      <td
        key={column.key}
        className={classOf(column, areChosen)}
        data-number={column.isNumber}
        data-wide={column.isWide}
        data-more={isMore || undefined}
        data-label={isMore || column.isLabelled ? column.title : undefined}
      >
        {column.cell(row)}
      </td>
    )
  })
}
