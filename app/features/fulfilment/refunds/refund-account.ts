import { normalizeIban } from '~/kernel/identity-numbers'
import { normalizeText } from '~/kernel/turkish'

/** The buyer's own account, for a refund that cannot use the original means of payment. */
export type RefundAccount = { holder: string; iban: string }

/** Returns the typed account or its wrong fields; null when both fields are empty. */
export function readRefundAccount(
  holder: string,
  iban: string,
): { account: RefundAccount } | { wrong: ('holder' | 'iban')[] } | null {
  if (!holder.trim() && !iban.trim()) return null
  const name = normalizeText(holder)
  const number = normalizeIban(iban)
  if (number && name.length >= 2 && name.length <= 120) return { account: { holder: name, iban: number } }
  return {
    wrong: [
      ...(name.length < 2 || name.length > 120 ? ['holder' as const] : []),
      ...(number ? [] : ['iban' as const]),
    ],
  }
}
