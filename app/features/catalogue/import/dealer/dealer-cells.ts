import type { Kurus } from '~/kernel/money'
import { fold } from '~/kernel/turkish'
import type { KdvRate } from '../../write/product-input'
import { readPieces, readPrice } from '../parsing/amounts'
import type { ReadContext } from '../format'
import { readKdvRate } from '../parsing/kdv'
import { text } from '../text'
import { textOf, type XmlElement, type XmlTell } from '../parsing/xml-element'

/** Both schemas demand a decimal dot and no thousands separator, but feeds differ: ambiguous numbers get a remark. */
export function readDealerPrice(
  element: XmlElement,
  name: string,
  { decimal }: ReadContext,
  tell: XmlTell,
): Kurus {
  const read = readPrice(textOf(element, name), decimal)
  if ('value' in read) return read.value
  tell.fault(element, name, read.sentence)
  return 0
}

/** Null when the file does not say. */
export function readDealerStock(element: XmlElement, name: string, tell: XmlTell): number | null {
  const value = textOf(element, name)
  if (value === '') return null
  const read = readPieces(value, '.')
  if ('value' in read) return read.value
  tell.fault(element, name, read.sentence)
  return null
}

/** Accepts only TL; a missing currency means TL. */
export function readCurrency(element: XmlElement, name: string, tell: XmlTell): void {
  const currency = fold(textOf(element, name))
  if (!['', 'tl', 'try', 'trl'].includes(currency)) tell.fault(element, name, text.foreignCurrency)
}

/** Null when the file does not say. */
export function readKdv(
  element: XmlElement,
  name: string,
  context: ReadContext,
  tell: XmlTell,
): KdvRate | null {
  const value = textOf(element, name)
  if (value === '') return null
  const read = readKdvRate(value, context)
  if ('value' in read) return read.value
  tell.fault(element, name, read.sentence)
  return null
}
