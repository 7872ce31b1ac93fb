import type { Kurus } from '~/kernel/money'
import { readPieces, readPrice } from '../parsing/amounts'
import type { Lines, ReadContext, Remark } from '../format'
import { text } from '../text'
import { type Column, type Columns, type Fields, headingOf } from './woocommerce-columns'

type Row = { fields: Fields; lines: Lines }

/** Remarks about the rows of one product: `notes` refuse nothing, a single fault refuses the whole product. */
export type Tell = {
  notes: Remark[]
  faults: Remark[]
  note(row: Row, column: Column, sentence: string): void
  fault(row: Row, column: Column, sentence: string): void
}

/** Collects notes and faults of cells, each with line, heading and value. */
export function tellOf(columns: Columns): Tell {
  const remark = ({ lines, fields }: Row, column: Column, sentence: string): Remark => ({
    line: lines.from,
    column: headingOf(columns, column),
    value: fields[column],
    sentence,
  })
  const notes: Remark[] = []
  const faults: Remark[] = []
  return {
    notes,
    faults,
    note: (...given) => void notes.push(remark(...given)),
    fault: (...given) => void faults.push(remark(...given)),
  }
}

/** During a sale, the sale price with the regular price crossed out; otherwise the regular price. */
export function readOffer(
  row: Row,
  { decimal, now }: ReadContext,
  tell: Tell,
): { price: Kurus; compareAt: Kurus | null } {
  const { regularPrice, salePrice, saleStart, saleEnd } = row.fields
  const regular = readPrice(regularPrice, decimal)
  if ('sentence' in regular) {
    tell.fault(row, 'regularPrice', regular.sentence)
    return { price: 0, compareAt: null }
  }
  if (salePrice === '' || !holds(saleStart, saleEnd, now)) return { price: regular.value, compareAt: null }
  const sale = readPrice(salePrice, decimal)
  if ('sentence' in sale) {
    tell.fault(row, 'salePrice', sale.sentence)
    return { price: 0, compareAt: null }
  }
  if (saleEnd !== '') tell.note(row, 'saleEnd', text.saleEnds)
  return { price: sale.value, compareAt: regular.value }
}

/** Whether `now` is between these days in the shop's time zone, both included. */
function holds(start: string, end: string, now: Date): boolean {
  const today = now.toLocaleDateString('sv', { timeZone: 'Europe/Istanbul' })
  return (start === '' || start.slice(0, 10) <= today) && (end === '' || end.slice(0, 10) >= today)
}

/** Pieces in stock; null without a number. WooCommerce may sell below zero and then writes a negative number. */
export function readStock(row: Row, tell: Tell): number | null {
  const { stock, inStock } = row.fields
  if (stock === '') return inStock === '0' ? 0 : null
  if (stock === 'parent') {
    tell.note(row, 'stock', text.sharedStock)
    return null
  }
  const read = readPieces(stock.replace(/^-/, ''), '.')
  if ('sentence' in read) {
    tell.fault(row, 'stock', read.sentence)
    return null
  }
  if (!stock.startsWith('-')) return read.value
  tell.note(row, 'stock', text.negativeStock)
  return 0
}
