import type { ReactNode } from 'react'
import { redirect, useSearchParams } from 'react-router'

/** A column of a list of records. The order of the columns is the order of the list. */
export type Column<Row> = {
  /** Its name in the address. */
  key: string
  title: string
  /** Its value of `sira`, where the list can be sorted by it. */
  sort?: string
  /** Sorting begins with the newest or largest. */
  fromMost?: true
  isNumber?: true
  /** `always`: it names the record. `usual`: shown until somebody chooses columns. Other columns are shown when they are chosen. */
  shown?: 'always' | 'usual'
  /** A usual column that only screens from this width on show, unless it was chosen. */
  from?: 'md' | 'xl'
  /** Takes a line of its own on a narrow screen's card. */
  isWide?: true
  /** Says little without its title on a narrow screen's card. */
  isLabelled?: true
  className?: string
  cell(row: Row): ReactNode
}

type Named = Pick<Column<never>, 'key' | 'shown'>

/** The parameter of an address that chooses columns: their keys with commas between them. */
export const columnsParam = 'sutun'

/** The columns that an address chooses, in the list's order; null when it chooses none, so that the usual ones are shown. */
function chosenColumns<C extends Named>(params: URLSearchParams, columns: readonly C[]): C[] | null {
  const asked = new Set(params.getAll(columnsParam).flatMap((keys) => keys.split(',')))
  const isAnyKnown = columns.some(({ key }) => asked.has(key))
  return isAnyKnown ? columns.filter(({ key, shown }) => shown === 'always' || asked.has(key)) : null
}

/** The columns that a list shows at an address. Unknown keys are ignored. */
export function shownColumns<C extends Named>(params: URLSearchParams, columns: readonly C[]): C[] {
  return chosenColumns(params, columns) ?? columns.filter(({ shown }) => shown !== undefined)
}

/** The columns that the page shows at its address, and whether somebody has chosen them. */
export function useColumns<C extends Named>(columns: readonly C[]): { shown: C[]; areChosen: boolean } {
  const [params] = useSearchParams()
  return { shown: shownColumns(params, columns), areChosen: chosenColumns(params, columns) !== null }
}

/**
 * Leads to the short form of an address: the form of the columns writes a parameter for each of them. The usual columns need no
 * parameter.
 */
export function keepAddressShort(url: URL, columns: readonly Named[]): void {
  if (url.searchParams.getAll(columnsParam).length < 2) return
  const keys = shownColumns(url.searchParams, columns).map(({ key }) => key)
  const usual = shownColumns(new URLSearchParams(), columns).map(({ key }) => key)
  const params = new URLSearchParams(url.searchParams)
  if (keys.join() === usual.join()) params.delete(columnsParam)
  else params.set(columnsParam, keys.join())
  throw redirect(`${url.pathname}${params.size > 0 ? `?${params}` : ''}`)
}
