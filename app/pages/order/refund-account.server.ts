import { readRefundAccount, type RefundAccount } from '~/features/fulfilment/refunds/refund-account'
import { text } from '~/features/fulfilment/ui/text'
import { fieldOf } from '../shared/account-form'

/** Fields for the bank account of a refund, when an order paid by Havale is cancelled. */
export const refundAccountFields = ['hesap_sahibi', 'iban']

/** The bank account in a form, or its mistakes; null when the fields are empty. */
export function refundAccountIn(form: FormData): RefundAccount | { wrong: string } | null {
  const read = readRefundAccount(fieldOf(form, 'hesap_sahibi'), fieldOf(form, 'iban'))
  if (!read) return null
  return 'account' in read ? read.account : { wrong: read.wrong.map((field) => text.wrong[field]).join(' ') }
}
