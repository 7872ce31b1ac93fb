import type { Kurus } from '~/kernel/money'
import { writeReference } from './reference'
import type { SheetRow } from './sheet-row'
import { text } from './text'

/** The value of a cell, independent of the file format. */
export type SheetCell =
  | { kind: 'text'; value: string }
  | { kind: 'count'; value: number }
  | { kind: 'amount'; value: Kurus }
  | { kind: 'empty' }

export type SheetColumn = { heading: string; width: number; cell: (row: SheetRow) => SheetCell }
export type SheetList = { id: number; code: string }

/** The columns of an exported file: description of the variant, price and package size in each list, stock. */
export function sheetColumns(lists: readonly SheetList[]): SheetColumn[] {
  return [
    column(text.code, 22, ({ code }) => words(code)),
    column(text.productCode, 20, ({ productCode }) => words(productCode)),
    column(text.productName, 40, ({ productName }) => words(productName)),
    column(text.variantName, 24, ({ variantName }) => words(variantName)),
    column(text.barcode, 16, ({ barcode }) => words(barcode ?? '')),
    column(text.brand, 16, ({ brand }) => words(brand ?? '')),
    column(text.category, 32, ({ category }) => words(category.join(' > '))),
    column(text.features, 40, ({ features }) => words(features.join(' | '))),
    column(text.kdvRate, 10, ({ kdvRate }) => count(kdvRate)),
    column(text.onSale, 10, ({ published, sellable }) => words(published && sellable ? text.yes : text.no)),
    ...lists.flatMap((list) => [
      column(text.price + list.code, 16, ({ offers }) => amount(offers.get(list.id)?.amount ?? null)),
      column(text.packageSize + list.code, 14, ({ offers }) => {
        const offer = offers.get(list.id)
        return offer ? count(offer.packageSize) : { kind: 'empty' }
      }),
    ]),
    column(text.stock, 10, ({ onHand }) => count(onHand)),
    column(text.reserved, 10, ({ reserved }) => count(reserved)),
    column(text.reference, 40, (row) => words(referenceOf(row, lists))),
  ]
}

function referenceOf({ onHand, offers }: SheetRow, lists: readonly SheetList[]): string {
  const sold = lists.flatMap(({ id, code }) => {
    const offer = offers.get(id)
    return offer ? [[code, offer] as const] : []
  })
  return writeReference({ stock: onHand, offers: new Map(sold) })
}

function column(heading: string, width: number, cell: SheetColumn['cell']): SheetColumn {
  return { heading, width, cell }
}
const words = (value: string): SheetCell => ({ kind: 'text', value })
const count = (value: number): SheetCell => ({ kind: 'count', value })
const amount = (value: Kurus | null): SheetCell =>
  value === null ? { kind: 'empty' } : { kind: 'amount', value }
