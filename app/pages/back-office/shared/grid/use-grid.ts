import { type RefObject, useEffect, useRef } from 'react'
import { flushSync } from 'react-dom'
import { type CheckCell, openGrid } from './grid'

/**
 * The reference for the frame of tables of fields that behave like a spreadsheet. `version`: its cells are compared anew with what is stored when it
 * changes. `more` adds rows.
 */
export function useGrid({
  version,
  check,
  more,
}: {
  version: string
  check?: CheckCell
  more?: (count: number) => void
}): RefObject<HTMLDivElement | null> {
  const table = useRef<HTMLDivElement>(null)
  const latest = useRef({ check, more })
  useEffect(() => {
    latest.current = { check, more }
  })
  useEffect(() => {
    if (!table.current) return
    table.current.dataset['version'] = version
    return openGrid(table.current, {
      check: (cell) => latest.current.check?.(cell) ?? '',
      // The new rows must be there when the rest of the block is written.
      more: (count) => flushSync(() => latest.current.more?.(count)),
    })
  }, [version])
  return table
}
