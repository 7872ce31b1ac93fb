import { largestListAmount, longestListName, type PriceListInput } from '~/features/customers/customers'
import { readPrice } from '~/kernel/read-amount'
import { readId } from '../shared/list-address'
import { text } from './list.text'

/** Names of the fields of a list's form. */
export const listFields = ['kayit', 'surum', 'ad', 'ust', 'kdv', 'en-az', 'bedava', 'hesapla']

/** The list of a form, or the sentence for its first mistake. The retail list has no list above it. */
export function listIn(values: Readonly<Record<string, string>>, isRetail: boolean): PriceListInput | string {
  const { wrong } = text
  const name = (values['ad'] ?? '').replace(/\s+/g, ' ')
  if (name === '' || name.length > longestListName) return wrong.name
  const parentId = readId(values['ust'])
  if (parentId === null && !isRetail) return wrong.parent
  if (values['kdv'] !== 'dahil' && values['kdv'] !== 'haric') return wrong.kdv
  const minimumOrder = amountIn(values['en-az'] || '0')
  if (minimumOrder === null) return wrong.minimum
  const freeShippingFrom = values['bedava'] ? amountIn(values['bedava']) : null
  if (values['bedava'] && freeShippingFrom === null) return wrong.freeShipping
  return { name, parentId, kdvIncluded: values['kdv'] === 'dahil', minimumOrder, freeShippingFrom }
}

function amountIn(typed: string): number | null {
  const amount = readPrice(typed)
  return amount >= 0 && amount <= largestListAmount ? amount : null
}
