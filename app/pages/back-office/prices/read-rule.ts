import { type PriceFilter, type PriceRule, type Rounding, roundings } from '~/features/catalogue/catalogue'
import { readPrice } from '~/kernel/read-amount'
import { readId } from '../shared/list-address'
import { text } from './text'

type Values = Readonly<Record<string, string>>

/** Hundredths of a percent from `10`, `-7,5` or `62,25`; NaN for other texts. */
function readPercent(typed: string): number {
  if (!/^-?\d{1,4}([.,]\d{1,2})?$/.test(typed)) return Number.NaN
  return Math.round(Number(typed.replace(',', '.')) * 100)
}

/** The rule of a form, or the sentence for its first mistake. */
export function ruleIn(values: Values, listId: number): PriceRule | string {
  const rounding: Rounding = roundings.find((one) => one === values['yuvarla']) ?? 'kurus'
  const typed = (values['deger'] ?? '').replace(/[\s%]/g, '')
  switch (values['kural']) {
    case 'amount': {
      const isLess = typed.startsWith('-')
      const plain = typed.replace(/^[+-]/, '')
      const amount = readPrice(plain)
      if (!(amount > 0)) return text.wrong.amount
      return { kind: 'amount', amount: isLess ? -amount : amount, rounding }
    }
    case 'formula': {
      const rate = readPercent(typed)
      const sourceListId = readId(values['kaynak'])
      if (!(rate >= 100 && rate <= 100_000)) return text.wrong.rate
      if (sourceListId === null || sourceListId === listId) return text.wrong.source
      return { kind: 'formula', sourceListId, rate, rounding }
    }
    default: {
      const percent = readPercent(typed)
      if (!(percent >= -9_500 && percent <= 100_000) || percent === 0) return text.wrong.percent
      return { kind: 'percent', percent, rounding }
    }
  }
}

/** The filter of a form. */
export const filterIn = (values: Values): PriceFilter => ({
  categoryId: readId(values['kategori']),
  brandId: readId(values['marka']),
  words: (values['q'] ?? '').slice(0, 100),
  lacking: values['eksik'] === '1',
})
