import { fold } from '~/kernel/turkish'
import type { KdvRate } from '../../write/product-input'
import type { Read } from './amounts'
import type { ReadContext } from '../format'
import { text } from '../text'

const rates: readonly number[] = [0, 1, 10, 20] satisfies KdvRate[]

/** A KDV rate from a percentage: `20`, `%10`, `1.00`. Former rates are accepted only with a `--kdv-map`. */
export function readKdvRate(value: string, { kdvNames }: ReadContext): Read<KdvRate> {
  const [, number] = /^%?\s*(\d{1,2})(?:[.,]0+)?\s*%?$/.exec(value) ?? []
  const said = kdvNames.get(fold(value)) ?? kdvNames.get(number ?? '')
  if (said !== undefined) return { value: said }
  return number !== undefined && rates.includes(Number(number))
    ? { value: Number(number) as KdvRate }
    : { sentence: text.unknownKdv }
}

/** The rate of a tax class: `kdv-10`, `zero-rate`; null for the standard one. */
export function readTaxClass(value: string, { kdvNames }: ReadContext): Read<KdvRate | null> {
  const name = fold(value)
  const said = kdvNames.get(name)
  if (said !== undefined) return { value: said }
  if (['', 'standard', 'standart'].includes(name)) return { value: null }
  if (['zero-rate', 'sifir-oran'].includes(name)) return { value: 0 }
  const [, number] = /(?:^|\D)(\d{1,2})$/.exec(name) ?? []
  return number !== undefined && rates.includes(Number(number))
    ? { value: Number(number) as KdvRate }
    : { sentence: text.unknownTaxClass(value) }
}
