import type { PaymentNotice } from '~/features/fulfilment/fulfilment'
import { formatDay } from '~/kernel/dates'
import { formatPrice } from '~/kernel/turkish'
import { text } from './notice-mail.text'
import type { ShortEmail } from '../email/short-email'

/** The email to the shop about a buyer's transfer notice for the order `code`. */
export function writeNoticeEmail(notice: PaymentNotice, code: string): ShortEmail {
  const { id, amount, bank, paidOn, sender, note, receiptId } = notice
  return {
    subject: text.subject(code),
    greeting: text.greeting,
    paragraphs: [text.paragraph(code)],
    list: {
      label: text.facts,
      items: [
        text.number(id),
        text.amount(formatPrice(amount)),
        text.bank(bank),
        text.day(formatDay(new Date(`${paidOn}T12:00:00+03:00`))),
        text.sender(sender),
        receiptId ? text.withReceipt : text.withoutReceipt,
      ],
    },
    quote: note ? { label: text.note, words: note } : undefined,
    action: null,
    hint: text.hint(id),
    toShop: true,
  }
}
