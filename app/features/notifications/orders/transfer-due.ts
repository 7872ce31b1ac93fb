import type { FullOrder } from '~/features/fulfilment/fulfilment'
import { formatDateTime } from '~/kernel/dates'
import { formatIban } from '~/kernel/identity-numbers'
import { formatPrice } from '~/kernel/turkish'
import type { ShortEmail } from '../email/short-email'
import { text } from './order-news-mail.text'

type Told = Pick<ShortEmail, 'subject' | 'paragraphs' | 'list'>

/** The reminder of a bank transfer; null once the order no longer waits for it, or does not end by itself. */
export function tellTransferDue({
  code,
  status,
  expiresAt,
  grandTotal,
  bankAccounts,
}: FullOrder): Told | null {
  if (status !== 90 || !expiresAt) return null
  const { subject, paragraphs, how, amount, description, accountAt } = text.transferDue
  const accounts = bankAccounts.map(({ bank, branch, holder, iban }) =>
    accountAt([bank, branch].filter(Boolean).join(', '), holder, formatIban(iban)),
  )
  return {
    subject: subject(code),
    paragraphs: paragraphs(formatDateTime(expiresAt)),
    list: { label: how, items: [amount(formatPrice(grandTotal)), description(code), ...accounts] },
  }
}
