import type { FullOrder } from '~/features/fulfilment/fulfilment'
import { formatDateTime } from '~/kernel/dates'
import { formatIban } from '~/kernel/identity-numbers'
import { formatPrice } from '~/kernel/turkish'
import type { Words } from '~/features/mail-texts/mail-texts'
import type { ShortEmail } from '../email/short-email'
import { text } from './order-news-mail.text'
import { valuesOf } from './values-of'

type Told = Pick<ShortEmail, 'subject' | 'paragraphs' | 'list'>

/** The reminder of a bank transfer; null once the order no longer waits for it, or does not end by itself. */
export function tellTransferDue(order: FullOrder, words: Words): Told | null {
  const { code, status, expiresAt, grandTotal, bankAccounts } = order
  if (status !== 90 || !expiresAt) return null
  const { how, amount, description, accountAt } = text.transferDue
  const accounts = bankAccounts.map(({ bank, branch, holder, iban }) =>
    accountAt([bank, branch].filter(Boolean).join(', '), holder, formatIban(iban)),
  )
  return {
    ...words('news-transfer-due', { ...valuesOf(order), 'son gün': formatDateTime(expiresAt) }),
    list: { label: how, items: [amount(formatPrice(grandTotal)), description(code), ...accounts] },
  }
}
