import type { TooManyOpen } from '~/features/checkout/checkout'
import { text } from './open-orders-mail.text'
import type { ShortEmail } from '../email/short-email'

/** The email to the shop about a buyer at the limit of unpaid transfers. */
export function writeOpenOrdersEmail({ codes, by }: Pick<TooManyOpen, 'codes' | 'by'>): ShortEmail {
  return {
    subject: text.subject(codes.length),
    greeting: text.greeting,
    paragraphs: [text.paragraphs[by], text.kept],
    list: { label: text.orders, items: codes },
    action: null,
    hint: text.hint,
    toShop: true,
  }
}
