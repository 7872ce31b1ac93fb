import { daysToConfirm } from '~/features/stock-alerts/stock-alerts'
import type { ShortEmail } from '../email/short-email'
import { text } from './stock-alert-mail.text'

type Goods = { productName: string; variantName: string }

/** The email that asks a guest to confirm an alert. `link`: the alert's own page. */
export function writeConfirmation({ productName, variantName }: Goods, link: string): ShortEmail {
  const { subject, paragraphs, action, hint } = text.confirm
  return {
    subject: subject(productName),
    greeting: text.greeting,
    paragraphs: paragraphs(productName, variantName, daysToConfirm),
    action: { label: action, link },
    hint,
  }
}

/** The email about goods that are back. It names no price: prices differ by visitor and change. */
export function writeReturned(
  { productName, variantName }: Goods,
  { product, stop }: { product: string; stop: string },
): ShortEmail {
  const { subject, paragraphs, action, stop: stopLabel, hint } = text.returned
  return {
    subject: subject(productName),
    greeting: text.greeting,
    paragraphs: paragraphs(productName, variantName),
    action: { label: action, link: product },
    also: { label: stopLabel, link: stop },
    hint,
  }
}
