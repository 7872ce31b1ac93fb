import { normalizeIban } from '~/kernel/identity-numbers'
import { normalizeText } from '~/kernel/turkish'

/** Where money goes that cannot return the way it came: an account in the buyer's own name. */
export type RefundAccount = { holder: string; iban: string }

/** What was typed as an account, or which of its fields are wrong; null: both were left empty. */
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
