import type { OpenRefund } from '~/features/payments/payments'
import { formatDateTime } from '~/kernel/dates'
import { formatPrice } from '~/kernel/turkish'
import { text } from './refund-mail.text'
import type { ShortEmail } from '../email/short-email'

/** The email to the shop about a refund that failed. */
export function writeRefundEmail(refund: OpenRefund): ShortEmail {
  const { id, amount, wantedAt, failure, gateway, providerPaymentId, orderCode } = refund
  return {
    subject: text.subject(orderCode),
    greeting: text.greeting,
    paragraphs: text.paragraphs,
    list: {
      label: text.facts,
      items: [
        text.amount(formatPrice(amount)),
        text.since(formatDateTime(wantedAt)),
        orderCode ? text.order(orderCode) : text.account,
        text.payment(gateway ?? '–', providerPaymentId ?? '–'),
        failure ? text.said(failure) : text.silent,
      ],
    },
    action: null,
    hint: text.hint(id),
    toShop: true,
  }
}
