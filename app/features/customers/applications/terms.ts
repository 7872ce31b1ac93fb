import { hasPermission, type Visitor } from '~/features/identity/identity'

/**
 * A partner's terms of purchase; omitted fields stay unchanged. Discounts in hundredths of a percent, credit in
 * kuruş.
 */
export type Terms = {
  priceListId?: number
  discounts?: number[]
  paymentTermDays?: number
  creditLimit?: number
  salesRepresentativeId?: number | null
}

/** True for staff who may give and change terms: those who decide on applications. */
export const mayGiveTerms = (visitor: Visitor): boolean => hasPermission(visitor, 'applications.decide')

/** "10+5" as hundredths of a percent, [1000, 500]; "0" or an empty text gives []. Null when it is malformed. */
export function readDiscounts(chain: string): number[] | null {
  const parts = chain.replace(/[\s%]/g, '').split('+')
  if (parts.length === 1 && (parts[0] === '' || parts[0] === '0')) return []
  const hundredths = parts.map((part) => {
    const [, whole = '', decimals = ''] = /^(\d{1,3})(?:[.,](\d{1,2}))?$/.exec(part) ?? []
    return whole === '' ? Number.NaN : Number(whole) * 100 + Number(decimals.padEnd(2, '0'))
  })
  const isRight = hundredths.every((value) => value > 0 && value < 10_000)
  return isRight && hundredths.length <= 5 ? hundredths : null
}

/** [1000, 500] as "10+5". */
export function formatDiscounts(discounts: readonly number[]): string {
  return discounts.map((hundredths) => String(hundredths / 100).replace('.', ',')).join('+')
}
