import { readRefundAccount, type RefundAccount } from '~/features/fulfilment/refunds/refund-account'
import { text } from '~/features/fulfilment/ui/text'
import { fieldOf } from '../shared/account-form'

/** Fields of the form that cancels an order which was paid by Havale. */
export const refundAccountFields = ['hesap_sahibi', 'iban']

/** Where the money goes, what is wrong with what was typed, or null when nothing was. */
export function refundAccountIn(form: FormData): RefundAccount | { wrong: string } | null {
  const read = readRefundAccount(fieldOf(form, 'hesap_sahibi'), fieldOf(form, 'iban'))
  if (!read) return null
  return 'account' in read ? read.account : { wrong: read.wrong.map((field) => text.wrong[field]).join(' ') }
}
