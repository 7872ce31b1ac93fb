import { comparableCode } from '../search/codes'
import type { ImportedProduct, ImportItem, Remark } from './format'
import type { SeenCodes } from './seen-codes.server'
import { text } from './text'

/** Claims the codes of an item. Returns remarks about codes that an earlier item of the file has; empty without one. */
export function claimCodes(seen: SeenCodes, item: ImportItem): Remark[] {
  if (item.kind === 'product') return keysOf(item).flatMap((key) => claim(seen, key))
  if (item.kind !== 'edit') return []
  return claim(seen, {
    key: `code ${comparableCode(item.code)}`,
    line: item.lines.from,
    column: text.places.code,
    value: item.code,
  })
}

type Key = { key: string; line: number; column: string; value: string }

function keysOf({ code, lines, variants }: ImportedProduct): Key[] {
  return [
    { key: `product ${code}`, line: lines.from, column: text.places.product, value: code },
    ...variants.flatMap(({ line, code, barcode }): Key[] => [
      { key: `code ${comparableCode(code)}`, line, column: text.places.code, value: code },
      ...(barcode === null
        ? []
        : [{ key: `barcode ${barcode}`, line, column: text.places.barcode, value: barcode }]),
    ]),
  ]
}

function claim(seen: SeenCodes, { key, ...place }: Key): Remark[] {
  const before = seen.claim(key, place.line)
  return before === null ? [] : [{ ...place, sentence: text.usedBefore(before) }]
}
