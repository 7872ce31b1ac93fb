import { type Dispatch, useEffect, useRef } from 'react'
import type { TypedRow } from '../../quick-order/order-list'
import { filled, type Rows, type RowsAction } from './quick-order-rows'

const key = 'hizliSiparis'

/** Stores typed rows in this tab, so that they survive a reload and visits to other pages. */
export function useKeptRows(now: Rows, dispatch: Dispatch<RowsAction>): void {
  const opened = useRef(false)
  useEffect(() => {
    if (opened.current) {
      const rows = filled(now).map(({ code, packages }) => ({ code, packages }))
      if (rows.length > 0) sessionStorage.setItem(key, JSON.stringify(rows))
      else sessionStorage.removeItem(key)
      return
    }
    opened.current = true
    const rows = filled(now).length > 0 ? [] : keptRows()
    if (rows.length > 0) dispatch({ type: 'pasted', id: null, rows })
  }, [now, dispatch])
}

function keptRows(): TypedRow[] {
  const kept: unknown = JSON.parse(sessionStorage.getItem(key) ?? '[]')
  if (!Array.isArray(kept)) return []
  return kept.map((row: Partial<TypedRow>) => ({
    code: String(row.code ?? ''),
    packages: String(row.packages ?? ''),
    size: '',
  }))
}
