import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'

/**
 * The selected rows of a table whose first cells hold checkboxes: their number, null before scripts run, and a function that selects all or none.
 * The selection is kept for the address in this tab, so that Back brings it again. `result`: changes when a step has
 * decided anew which rows are selected.
 */
export function useSelection(result: string) {
  const { pathname, search } = useLocation()
  const place = `secili ${pathname}${search}`
  const table = useRef<HTMLTableElement>(null)
  const [count, setCount] = useState<number | null>(null)

  useEffect(() => {
    const element = table.current
    if (!element) return
    const keep = () => {
      const chosen = boxesOf(element).filter(({ checked }) => checked)
      sessionStorage.setItem(place, chosen.map(({ value }) => value).join(' '))
      setCount(chosen.length)
    }
    if (result === '') {
      const kept = new Set(sessionStorage.getItem(place)?.split(' '))
      for (const box of boxesOf(element)) box.checked ||= kept.has(box.value)
    }
    keep()
    element.addEventListener('change', keep)
    return () => element.removeEventListener('change', keep)
  }, [place, result])

  const selectAll = (checked: boolean) => {
    for (const box of boxesOf(table.current!)) box.checked = checked
    table.current!.dispatchEvent(new Event('change'))
  }
  return { table, count, selectAll }
}

const boxesOf = (table: HTMLTableElement) => [
  ...table.querySelectorAll<HTMLInputElement>('tbody .office-select input'),
]
