import type { PriceRule } from '~/features/catalogue/catalogue'
import { formatAmount } from '~/kernel/turkish'
import { text } from './text'

const percentOf = (hundredths: number) => String(hundredths / 100).replace('.', ',')

/** A rule in words. */
export function ruleText(rule: PriceRule, lists: readonly { id: number; name: string }[]): string {
  const rounding = text.roundings[rule.rounding]
  switch (rule.kind) {
    case 'percent':
      return text.percentRule(percentOf(rule.percent), rounding)
    case 'amount':
      return text.amountRule(formatAmount(rule.amount), rounding)
    case 'formula': {
      const source = lists.find(({ id }) => id === rule.sourceListId)?.name ?? String(rule.sourceListId)
      return text.formulaRule(source, percentOf(rule.rate), rounding)
    }
  }
}
